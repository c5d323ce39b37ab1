import type { ApolloClient } from '@apollo/client'
import type { Query } from '#schema'

/** Refetches what the dashboard shows. Each query's component shows its own failure. */
export async function refetchActive(client: ApolloClient): Promise<void> {
  const refetched = client.refetchQueries({
    include: 'active',
    // Forms, with their choices, checks and previews, are not cached: a refetch must not replace what an editor types.
    onQueryUpdated: ({ options }) => options.fetchPolicy !== 'no-cache',
  })
  await Promise.allSettled(refetched.results)
}

/** What editors can change on public pages. */
const PUBLIC_FIELDS: readonly (keyof Query)[] = [
  'activePoll',
  'challenges',
  'closedPolls',
  'pollBySlug',
  'polls',
  'post',
  'posts',
  'featuredPosts',
  'categories',
  'tags',
  'newsletterIssue',
  'newsletterIssues',
]

/** After any change: refetches the dashboard, and makes public pages fetch their data again when they are opened. */
export async function showChanges(client: ApolloClient): Promise<void> {
  for (const fieldName of PUBLIC_FIELDS) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
  await refetchActive(client)
}
