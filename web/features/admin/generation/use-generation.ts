import { useApolloClient, useMutation, useSubscription } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { GENERATE_FAILED, GENERATION_SUCCESS, generationFailure } from '#domain/admin/messages.ts'
import { useAsAdmin } from '#web/features/admin/admin-context.ts'
import { reasonOf } from '#web/features/admin/admin-errors.ts'
import { DeskAuditDocument } from '#web/features/admin/audit-panel.generated.ts'
import { DeskPostsDocument } from '#web/features/admin/blog/posts-panel.generated.ts'
import { forgetPosts, refetchShown } from '#web/features/admin/refetch.ts'
import { showToast } from '#web/ui/toast-store.ts'
import {
  DeskGenerationDocument,
  type GenerationProgress_RunFragment,
  StartGenerationDocument,
} from './generation-card.generated.ts'
import { DeskRunsDocument } from './runs-panel.generated.ts'
import { DeskStatusDocument } from './schedule-card.generated.ts'

const CHANGED_QUERIES = [DeskStatusDocument, DeskPostsDocument, DeskRunsDocument, DeskAuditDocument]

export interface Following {
  follow: boolean
  /** Sends a small request. @throws if the server does not respond or rejects the token. */
  askStatus: () => Promise<unknown>
}

const RECONNECT_MS = 5_000

type Run = GenerationProgress_RunFragment

/** Starts runs and follows the newest one, including other editors' runs and after a reload. */
export function useGeneration({ follow, askStatus }: Following) {
  const client = useApolloClient()
  const context = useAsAdmin()
  const [start, { loading: starting }] = useMutation(StartGenerationDocument, { context })
  const [newest, setNewest] = useState<Run | null>(null)
  /** Undefined until the page has seen a run, null if there is none. */
  const last = useRef<Run | null>(undefined)
  const [isLost, setLost] = useState(false)
  const lose = () => setLost(true)
  const { restart } = useSubscription(DeskGenerationDocument, {
    context,
    skip: !follow,
    onData: ({ data: { data } }) => see(data?.postGeneration ?? null),
    onError: lose,
    onComplete: lose,
  })

  // A restarted server may have another token, so send it once with a request that shows what is wrong.
  useEffect(() => {
    if (!isLost || !follow) return
    const reconnect = async () => {
      await askStatus()
      setLost(false)
      restart()
    }
    const timer = setInterval(() => reconnect().catch(() => {}), RECONNECT_MS)
    return () => clearInterval(timer)
  }, [isLost, follow, askStatus, restart])

  function see(run: Run | null) {
    const before = last.current
    last.current = run
    setNewest(run)
    if (!run || run.status === 'RUNNING' || before === undefined) return
    if (before?.id === run.id && before.status !== 'RUNNING') return
    announce(run.status === 'SUCCEEDED' ? GENERATION_SUCCESS : failureOf(run.failureMessage))
  }

  function announce(toast: Parameters<typeof showToast>[0]) {
    showToast(toast)
    forgetPosts(client.cache)
    refetchShown(client, CHANGED_QUERIES)
  }

  async function generate() {
    try {
      const result = (await start()).data?.startGeneration
      if (!result || 'message' in result) return announce(failureOf(result?.message))
      // An event of the same run is newer than this response.
      if (last.current?.id !== result.id) see(result)
    } catch (error) {
      announce(failureOf(reasonOf(error, GENERATE_FAILED)))
    }
  }

  const run = follow && newest?.status === 'RUNNING' ? newest : null
  return { generate, generating: starting || run !== null, run }
}

const failureOf = (reason?: string | null) => generationFailure(reason ?? GENERATE_FAILED)
