import { useApolloClient, useSubscription } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { GENERATE_FAILED, GENERATION_SUCCESS, generationFailure } from '../../../domain/admin/messages.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useAsAdmin } from './admin-context.ts'
import { reasonOf } from './admin-errors.ts'
import {
  DeskGenerationDocument,
  GeneratePostDocument,
  GenerationProgress_RunFragmentDoc,
} from './generation-card.generated.ts'
import { refetchShown } from './refetch.ts'

/** What a new post changes on the site and on the desk (Spec §7 POST /api/blog/generate). */
const CHANGED_FIELDS = ['posts', 'featuredPosts', 'categories', 'tags']
const CHANGED_QUERIES = ['DeskStatus', 'DeskPosts', 'DeskRuns', 'DeskAudit']

/**
 * Generates a post and follows the newest run live. The run goes on without this page: after a reload, or when
 * the schedule or another editor started it, the same progress shows, and its end is told once.
 */
export function useGeneration(follow: boolean) {
  const client = useApolloClient()
  const context = useAsAdmin()
  const [asking, setAsking] = useState(false)
  const { data } = useSubscription(DeskGenerationDocument, { context, skip: !follow })
  const fragment = data?.postGeneration
  const run = fragment
    ? client.cache.readFragment({
        fragment: GenerationProgress_RunFragmentDoc,
        fragmentName: 'GenerationProgress_run',
        from: fragment,
      })
    : null
  const running = run?.status === 'RUNNING'

  async function refresh() {
    for (const fieldName of CHANGED_FIELDS) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
    client.cache.gc()
    await refetchShown(client, CHANGED_QUERIES)
  }

  async function generate() {
    if (asking || running) return
    setAsking(true)
    const reason = await client.mutate({ mutation: GeneratePostDocument, context }).then(
      ({ data: answer }) => {
        const result = answer?.generatePost
        return result && 'message' in result ? result.message : result ? null : GENERATE_FAILED
      },
      (error: unknown) => reasonOf(error, GENERATE_FAILED),
    )
    showToast(reason === null ? GENERATION_SUCCESS : generationFailure(reason))
    setAsking(false)
    await refresh()
  }

  // The end of a run that this page only watched.
  const watched = useRef<string>(undefined)
  useEffect(() => {
    if (!run || asking) {
      watched.current = undefined
      return
    }
    if (run.status === 'RUNNING') {
      watched.current = run.id
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
