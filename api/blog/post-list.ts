import { type Page, pageOf } from '#api/graphql/page.ts'
import { type Category, findCategory } from '#domain/blog/categories.ts'
import type { PostListInput } from '#domain/blog/list-input.ts'
import type { Prisma, PrismaClient } from '#prisma/client/client.ts'
import { searchPosts } from './search.ts'

/** The order of every list. The id breaks ties, so that pages never overlap. */
export const NEWEST_FIRST = [
  { publishedAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.PostOrderByWithRelationInput[]

/** One page of a list of posts. */
export interface PostPage extends Page {
  where: Prisma.PostWhereInput
  /** Only of a search: the ids of the page's posts in the order of the result. */
  ranking: readonly string[] | null
  /** The search that found the posts, possibly corrected; '' for a list without a search. */
  search: string
  /** `search`, if it differs from the requested one. */
  correctedSearch: string | null
}

/** Columns and relations to load, as Prisma takes them. */
export type PostSelection = Pick<Prisma.PostFindManyArgs, 'select' | 'include'>

const NO_POSTS = { where: {}, window: { skip: 0, take: 0 } }

/** Finds one page of published posts. A page beyond the last is page 1 (Spec §4 Blog list filters). */
export async function listPosts(prisma: PrismaClient, input: PostListInput): Promise<PostPage> {
  const category = input.category === null ? null : findCategory(input.category)
  if (category === undefined) {
    return { ...pageOf(input, 0, 'first'), ...NO_POSTS, ranking: null, search: '', correctedSearch: null }
  }
  return input.search === '' ? newestPosts(prisma, input, category) : foundPosts(prisma, input, category)
}

async function newestPosts(
  prisma: PrismaClient,
  input: PostListInput,
  category: Category | null,
): Promise<PostPage> {
  const where = {
    status: 'published',
    ...(category !== null && { category }),
    ...(input.tags.length > 0 && { tags: { hasEvery: input.tags } }),
  } satisfies Prisma.PostWhereInput
  const page = pageOf(input, await prisma.post.count({ where }), 'first')
  return { ...page, window: fromNearerEnd(page), where, ranking: null, search: '', correctedSearch: null }
}

/**
 * The only list whose ids are read first: the rank of a match is computed in SQL that Prisma cannot express, so its
 * rows come in any order and `inOrder` sorts them.
 */
async function foundPosts(
  prisma: PrismaClient,
  input: PostListInput,
  category: Category | null,
): Promise<PostPage> {
  const { ids, total, search } = await searchPosts(prisma, { ...input, category })
  return {
    ...pageOf(input, total, 'first'),
    where: { id: { in: ids }, status: 'published' },
    window: { skip: 0, take: ids.length },
    ranking: ids,
    search,
    correctedSearch: search === input.search ? null : search,
  }
}

/** Sorts the posts of a search by their rank. */
export function inOrder<Post extends { id: string }>(posts: readonly Post[], ids: readonly string[]): Post[] {
  return posts.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** A negative `take` counts from the end of the list, which is nearer for the last pages. */
function fromNearerEnd({ window: { skip, take }, totalCount }: Page): Page['window'] {
  const shown = Math.min(take, totalCount - skip)
  const after = totalCount - skip - shown
  return after < skip ? { skip: after, take: -shown } : { skip, take: shown }
}
