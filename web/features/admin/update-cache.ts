import type { ApolloClient } from '@apollo/client'

type RefetchOptions = Pick<Parameters<ApolloClient['refetchQueries']>[0], 'updateCache'>

/** Refetches what the dashboard shows. Each query's component shows its own failure. */
export async function refetchActive(client: ApolloClient, options: RefetchOptions = {}): Promise<void> {
  const refetched = client.refetchQueries({
    ...options,
    include: 'active',
    // Forms, with their choices, checks and previews, are not cached: a refetch must not replace what an editor types.
    onQueryUpdated: ({ options }) => options.fetchPolicy !== 'no-cache',
  })
  await Promise.allSettled(refetched.results)
}

/** After any change: refetches the dashboard, and makes public pages fetch their data again when they are opened. */
export function showChanges(client: ApolloClient): Promise<void> {
  return refetchActive(client, { updateCache: (cache) => void cache.evict({ id: 'ROOT_QUERY' }) })
}
