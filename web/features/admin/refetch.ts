import type { ApolloClient } from '@apollo/client'

/** Asks again for those of the named queries that are on the page now. A failure shows where the query is shown. */
export async function refetchShown(client: ApolloClient, names: readonly string[]): Promise<void> {
  const asked = client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => queryName !== undefined && names.includes(queryName),
  })
  await Promise.allSettled(asked.results)
}
