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

/** The dashboard's queries that a new post changes. */
const CHANGED_QUERIES = [DeskStatusDocument, DeskPostsDocument, DeskRunsDocument, DeskAuditDocument]

export interface Following {
  /** Whether the server has accepted the token. */
  follow: boolean
  /** Sends a small request. @throws when the server does not respond, or rejects the token. */
  askStatus: () => Promise<unknown>
}

/** After a lost connection, the server is asked this often whether it is back. */
const RECONNECT_MS = 5_000

type Run = GenerationProgress_RunFragment

/**
 * Starts a run and follows the newest one, whoever started it: its progress shows also after a reload or a lost connection,
 * and its end is announced once.
 */
export function useGeneration({ follow, askStatus }: Following) {
  const client = useApolloClient()
  const context = useAsAdmin()
  const [start, { loading: starting }] = useMutation(StartGenerationDocument, { context })
  const [newest, setNewest] = useState<Run | null>(null)
  /** The newest run as it was last seen; undefined on a page that has seen none. */
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

  // A server that restarted may have another token: it is sent once, with a request that shows what is wrong.
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
