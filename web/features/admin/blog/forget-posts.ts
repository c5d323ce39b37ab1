import type { ApolloCache } from '@apollo/client'

/** What the site's other pages remember of posts is forgotten after a change: they ask again when they are opened. */
export function forgetPosts(cache: ApolloCache): void {
  for (const fieldName of ['posts', 'featuredPosts', 'categories', 'tags', 'post']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName })
  }
}
