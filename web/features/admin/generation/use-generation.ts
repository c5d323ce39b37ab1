import { useApolloClient, useMutation, useSubscription } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { GENERATE_FAILED, GENERATION_SUCCESS, generationFailure } from '#domain/admin/messages.ts'
import { useAdminContext } from '#web/features/admin/session/admin-context.ts'
import { failureReason } from '#web/features/admin/session/admin-errors.ts'
import { showChanges } from '#web/features/admin/update-cache.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import {
  AdminGenerationDocument,
  type GenerationProgress_RunFragment,
  StartGenerationDocument,
} from './generation-card.generated.ts'

interface FollowOptions {
  shouldFollow: boolean
  /** Sends a small request. @throws if the server does not respond or rejects the token. */
  checkStatus: () => Promise<unknown>
}

const RECONNECT_MS = 5_000

type Run = GenerationProgress_RunFragment

/** Starts runs and follows the newest one, including other editors' runs and after a reload. */
export function useGeneration({ shouldFollow, checkStatus }: FollowOptions) {
  const client = useApolloClient()
  const context = useAdminContext()
  const [start, { loading: isStarting }] = useMutation(StartGenerationDocument, { context })
  const [newestRun, setNewestRun] = useState<Run | null>(null)
  /** Undefined until the page has seen a run, null if there is none. */
  const lastRun = useRef<Run | null>(undefined)
  const [isDisconnected, setIsDisconnected] = useState(false)
  const handleDisconnect = () => setIsDisconnected(true)
  const { restart } = useSubscription(AdminGenerationDocument, {
    context,
    skip: !shouldFollow,
    onData: ({ data: { data } }) => handleRun(data?.postGeneration ?? null),
    onError: handleDisconnect,
    onComplete: handleDisconnect,
  })

  // The server may have restarted with a different token. Check it with a small request before the subscription reconnects.
  useEffect(() => {
    if (!isDisconnected || !shouldFollow) return
    const reconnect = async () => {
      await checkStatus()
      setIsDisconnected(false)
      restart()
    }
    const timer = setInterval(() => reconnect().catch(() => {}), RECONNECT_MS)
    return () => clearInterval(timer)
  }, [isDisconnected, shouldFollow, checkStatus, restart])

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
