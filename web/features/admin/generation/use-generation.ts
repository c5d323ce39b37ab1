import { useApolloClient, useMutation, useSubscription } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { GENERATE_FAILED, GENERATION_SUCCESS, generationFailure } from '#domain/admin/messages.ts'
import { failureReason } from '#web/features/admin/session/admin-errors.ts'
import { useSession } from '#web/features/admin/session/session-context.ts'
import { showChanges } from '#web/features/admin/update-cache.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import {
  AdminGenerationDocument,
  type GenerationProgress_RunFragment,
  StartGenerationDocument,
} from './generation-card.generated.ts'

type Run = GenerationProgress_RunFragment

/** Starts runs and follows the newest one, including other editors' runs and after a reload. */
export function useGeneration() {
  const client = useApolloClient()
  const { context, isTokenAccepted, isTokenRejected, refetch } = useSession()
  const shouldFollow = isTokenAccepted && !isTokenRejected
  const [start, { loading: isStarting }] = useMutation(StartGenerationDocument, { context })
  const [newestRun, setNewestRun] = useState<Run | null>(null)
  /** Undefined until the page has seen a run, null if there is none. */
  const lastRun = useRef<Run | null>(undefined)
  useSubscription(AdminGenerationDocument, {
    context,
    skip: !shouldFollow,
    onData: ({ data: { data } }) => handleRun(data?.postGeneration ?? null),
    // The token may have been revoked.
    onError: () => refetch().catch(() => {}),
  })

  function handleRun(run: Run | null) {
    const previous = lastRun.current
    lastRun.current = run
    setNewestRun(run)
    if (!run || run.status === 'RUNNING' || previous === undefined) return
    if (previous?.id === run.id && previous.status !== 'RUNNING') return
    announce(run.status === 'SUCCEEDED' ? GENERATION_SUCCESS : failureToast(run.failureMessage))
  }

  function announce(toast: Parameters<typeof showToast>[0]) {
    showToast(toast)
    showChanges(client)
  }

  async function generate() {
    try {
      const result = (await start()).data?.startGeneration
      if (!result || 'message' in result) return announce(failureToast(result?.message))
      // An event of the same run is newer than this response.
      if (lastRun.current?.id !== result.id) handleRun(result)
    } catch (error) {
      announce(failureToast(failureReason(error, GENERATE_FAILED)))
    }
  }

  const run = shouldFollow && newestRun?.status === 'RUNNING' ? newestRun : null
  return { generate, isGenerating: isStarting || run !== null, run }
}

const failureToast = (reason?: string | null) => generationFailure(reason ?? GENERATE_FAILED)
