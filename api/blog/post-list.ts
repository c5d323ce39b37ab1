import { findCategory } from '#domain/blog/categories.ts'
import type { PostListInput } from '#domain/blog/list-input.ts'
import { pageCountOf } from '#domain/blog/pagination.ts'
import type { Prisma, PrismaClient } from '#prisma/client/client.ts'
import { searchPosts } from './search.ts'

/** The order of every list. The id breaks ties, so that pages never overlap. */
export const NEWEST_FIRST = [
  { publishedAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.PostOrderByWithRelationInput[]

/** One page of a list of posts. */
export interface PostPage {
  nodes: { id: string }[]
  totalCount: number
  page: number
  pageCount: number
  /** The search that found the posts when the requested one found none. */
  correctedSearch: string | null
  /** The search that found the posts; '' for a list without a search. */
  search: string
}

/** Columns and relations to load, as Prisma takes them. */
export type PostSelection = Pick<Prisma.PostFindManyArgs, 'select' | 'include'>

/** Reads one page of published posts. A page beyond the last is page 1 (Spec §4 Blog list filters). */
export async function listPosts(
  prisma: PrismaClient,
  input: PostListInput,
  selection: PostSelection,
): Promise<PostPage> {
  const category = input.category === null ? null : findCategory(input.category)
  if (category === undefined) return pageOf(input, 0, [])
  if (input.search !== '') {
    const { ids, total, search } = await searchPosts(prisma, { ...input, category })
    const posts = await prisma.post.findMany({
      ...selection,
      where: { id: { in: ids }, status: 'published' },
    })
    const nodes = posts.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    const correctedSearch = search === input.search ? null : search
    return { ...pageOf(input, total, nodes), search, correctedSearch }
  }
  const where = {
    status: 'published',
    ...(category !== null && { category }),
    ...(input.tags.length > 0 && { tags: { hasEvery: input.tags } }),
  } satisfies Prisma.PostWhereInput
  const total = await prisma.post.count({ where })
  const skip = (pageNumber(input, total) - 1) * input.pageSize
  const take = Math.min(input.pageSize, total - skip)
  const after = total - skip - take
  const nodes = await prisma.post.findMany({
    ...selection,
    where,
    orderBy: [...NEWEST_FIRST],
    // A negative take counts from the end of the list, which is nearer for the last pages.
    ...(after < skip ? { skip: after, take: -take } : { skip, take }),
  })
  return pageOf(input, total, nodes)
}

function pageNumber({ page, pageSize }: PostListInput, total: number): number {
  return page > pageCountOf(total, pageSize) ? 1 : page
}

function pageOf(input: PostListInput, totalCount: number, nodes: PostPage['nodes']): PostPage {
  const pageCount = pageCountOf(totalCount, input.pageSize)
  return {
    nodes,
    totalCount,
    page: pageNumber(input, totalCount),
    pageCount,
    correctedSearch: null,
    search: '',
  }
}
