import { createPage, type Page } from '#api/graphql/page.ts'
import { findCategory } from '#domain/blog/categories.ts'
import type { PostListInput } from '#domain/blog/list-input.ts'
import type { Prisma, PrismaClient } from '#prisma/client/client.ts'
import { searchPosts } from './search.ts'

/** The id breaks ties, so that pages never overlap. */
export const NEWEST_FIRST = [
  { publishedAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.PostOrderByWithRelationInput[]

export interface PostPage extends Page {
  where: Prisma.PostWhereInput
  /** Ids of the page's posts in result order; null without a search. */
  ranking: readonly string[] | null
  /** The search that found the posts, possibly corrected; '' without a search. */
  search: string
  correctedSearch: string | null
}

/** A page beyond the last is page 1 (spec §4). */
export async function listPosts(prisma: PrismaClient, input: PostListInput): Promise<PostPage> {
  // No post has a category that does not exist.
  const category = input.category && (findCategory(input.category) ?? input.category)
  const find = input.search === '' ? newestPosts : searchedPosts
  return find(prisma, { ...input, category })
}

async function newestPosts(prisma: PrismaClient, input: PostListInput): Promise<PostPage> {
  const where = {
    status: 'published',
    ...(input.category !== null && { category: input.category }),
    ...(input.tags.length > 0 && { tags: { hasEvery: input.tags } }),
  } satisfies Prisma.PostWhereInput
  const page = createPage(input, await prisma.post.count({ where }), 'first')
  return { ...page, window: fromNearerEnd(page), where, ranking: null, search: '', correctedSearch: null }
}

/** Prisma cannot express the ranking, so raw SQL finds the ids and `sortByIds` restores their order. */
async function searchedPosts(prisma: PrismaClient, input: PostListInput): Promise<PostPage> {
  const { ids, total, search } = await searchPosts(prisma, input)
  return {
    ...createPage(input, total, 'first'),
    where: { id: { in: ids }, status: 'published' },
    window: { skip: 0, take: ids.length },
    ranking: ids,
    search,
    correctedSearch: search === input.search ? null : search,
  }
}

export function sortByIds<Post extends { id: string }>(
  posts: readonly Post[],
  ids: readonly string[],
): Post[] {
  return posts.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** A negative `take` counts from the end of the list, which is nearer for the last pages. */
function fromNearerEnd({ window: { skip, take }, totalCount }: Page): Page['window'] {
  const shown = Math.min(take, totalCount - skip)
  const after = totalCount - skip - shown
  return after < skip ? { skip: after, take: -shown } : { skip, take: shown }
}
