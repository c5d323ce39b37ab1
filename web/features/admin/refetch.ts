import type { ApolloCache, ApolloClient, DocumentNode } from '@apollo/client'
import type { Query } from '#schema'

/** Fetches those of the given queries again that are on the page. A failure shows where the query's data is shown. */
export async function refetchShown(client: ApolloClient, queries: readonly DocumentNode[]): Promise<void> {
  const refetched = client.refetchQueries({
    // A list of documents would make Apollo warn about queries that are not on the page.
    include: 'active',
    onQueryUpdated: ({ options }) => queries.includes(options.query),
  })
  await Promise.allSettled(refetched.results)
}

/** Removes root fields from the cache, so that the pages that show them fetch them again when they are next opened. */
export function forget(cache: ApolloCache, ...fields: (keyof Query)[]): void {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** For every change of a post: all root fields of the public pages that depend on posts. */
export function forgetPosts(cache: ApolloCache): void {
  forget(cache, 'post', 'posts', 'featuredPosts', 'categories', 'tags')
}
