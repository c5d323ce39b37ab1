import { useQuery } from '@apollo/client/react'
import type { BlogFilters } from '#domain/blog/filters.ts'
import { BlogPostsDocument } from './blog-results.generated.ts'

/** The page of the list that the filters ask for: one question, whoever of the page asks it. */
export function useBlogPosts({ search, category, tags, page }: BlogFilters) {
  return useQuery(BlogPostsDocument, {
    variables: { filter: { search, category, tags: [...tags] }, page },
    notifyOnNetworkStatusChange: true,
  })
}
