import type { ApolloCache, ApolloClient, DocumentNode } from '@apollo/client'
import type { Query } from '#schema'

/** Refetches those queries that are on the page. Each query's component shows its own failure. */
export async function refetchActive(client: ApolloClient, queries: readonly DocumentNode[]): Promise<void> {
  const refetched = client.refetchQueries({
    // A list of documents would make Apollo warn about queries that are not on the page.
    include: 'active',
    onQueryUpdated: ({ options }) => queries.includes(options.query),
  })
  await Promise.allSettled(refetched.results)
}

/** Removes root fields from the cache, so that pages that show them fetch them again when opened. */
export function evictRootFields(cache: ApolloCache, ...fields: (keyof Query)[]): void {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** Removes the public root fields that depend on posts. */
export function evictPosts(cache: ApolloCache): void {
  evictRootFields(cache, 'post', 'posts', 'featuredPosts', 'categories', 'tags')
}
