import { useApolloClient, useSubscription } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { GENERATE_FAILED, GENERATION_SUCCESS, generationFailure } from '#domain/admin/messages.ts'
import { useAsAdmin } from '#web/features/admin/admin-context.ts'
import { hasNoAnswer, isUnauthenticated, reasonOf } from '#web/features/admin/admin-errors.ts'
import { DeskAuditDocument } from '#web/features/admin/audit-panel.generated.ts'
import { DeskPostsDocument } from '#web/features/admin/blog/posts-panel.generated.ts'
import { forgetPosts, refetchShown } from '#web/features/admin/refetch.ts'
import { showToast } from '#web/ui/toast-store.ts'
import {
  DeskGenerationDocument,
  GeneratePostDocument,
  type GenerationProgress_RunFragment,
  GenerationProgress_RunFragmentDoc,
} from './generation-card.generated.ts'
import { DeskRunsDocument } from './runs-panel.generated.ts'
import { DeskStatusDocument } from './schedule-card.generated.ts'

/** What a new post changes on the desk. */
const CHANGED_QUERIES = [DeskStatusDocument, DeskPostsDocument, DeskRunsDocument, DeskAuditDocument]

export interface Following {
  /** Whether the token has proved right. */
  follow: boolean
  /** Asks the server something small. @throws when it does not answer, or refuses the token. */
  askStatus: () => Promise<unknown>
}

/** How long a lost connection rests before the server is asked again. */
const FOLLOW_AGAIN_MS = 5_000

/**
 * Generates a post and follows the newest run live. The run goes on without this page: after a reload, after a lost
 * connection, or when the schedule or another editor started it, the same progress shows, and its end is told once.
 */
export function useGeneration({ follow, askStatus }: Following) {
  const client = useApolloClient()
  const context = useAsAdmin()
  const [asking, setAsking] = useState(false)
  const [newest, setNewest] = useState<GenerationProgress_RunFragment | null>(null)
  const [losses, setLosses] = useState(0)
  const lost = () => setLosses((count) => count + 1)
  const { restart } = useSubscription(DeskGenerationDocument, {
    context,
    skip: !follow,
    onData: ({ data: { data } }) => {
      const from = data?.postGeneration
      const fragment = GenerationProgress_RunFragmentDoc
      const fragmentName = 'GenerationProgress_run'
      setNewest(from ? client.cache.readFragment({ fragment, fragmentName, from }) : null)
    },
    onError: lost,
    onComplete: lost,
  })
  const run = follow ? newest : null
  const running = run?.status === 'RUNNING'
  const shown = useRef(run)
  shown.current = run
  /** The run whose end the answer of its own call has told. */
  const told = useRef<string>(undefined)

  // The server may be gone for a while, and its token may be another when it returns.
  const again = useRef({ askStatus, restart })
  again.current = { askStatus, restart }
  useEffect(() => {
    if (losses === 0 || !follow) return
    const timer = setTimeout(async () => {
      try {
        await again.current.askStatus()
        again.current.restart()
      } catch (error) {
        if (!isUnauthenticated(error)) setLosses(losses + 1)
      }
    }, FOLLOW_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [losses, follow])

  async function refresh() {
    forgetPosts(client.cache)
    await refetchShown(client, CHANGED_QUERIES)
  }

  async function generate() {
    if (asking || running) return
    setAsking(true)
    const reason = await client.mutate({ mutation: GeneratePostDocument, context }).then(
      ({ data: answer }) => {
        const result = answer?.generatePost
        // The answer comes before the last news of the run; with a conflict the run is somebody else's.
        if (result && !('code' in result && result.code === 'CONFLICT')) told.current = shown.current?.id
        return result && 'message' in result ? result.message : result ? null : GENERATE_FAILED
      },
      (error: unknown) =>
        // The connection broke, not the run: whoever follows it tells its end.
        shown.current?.status === 'RUNNING' && hasNoAnswer(error)
          ? undefined
          : reasonOf(error, GENERATE_FAILED),
    )
    setAsking(false)
    if (reason === undefined) return
    showToast(reason === null ? GENERATION_SUCCESS : generationFailure(reason))
    await refresh()
  }

  // The end of a run that this page only watched.
  const watched = useRef<string>(undefined)
  useEffect(() => {
    if (asking) watched.current = undefined
    if (!run || asking) return
    if (run.status === 'RUNNING') {
      if (run.id !== told.current) watched.current = run.id
    } else if (watched.current === run.id) {
      watched.current = undefined
      showToast(
        run.status === 'SUCCEEDED'
          ? GENERATION_SUCCESS
          : generationFailure(run.failureMessage ?? GENERATE_FAILED),
      )
      refresh()
    }
  })

  return { generate, generating: asking || running, run: running ? run : null }
}
