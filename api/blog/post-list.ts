import { findCategory } from '../../domain/blog/categories.ts'
import type { PostListInput } from '../../domain/blog/list-input.ts'
import { pageCountOf } from '../../domain/blog/pagination.ts'
import type { Prisma, PrismaClient } from '../../prisma/client/client.ts'
import { searchPosts } from './search.ts'

/** The order of every list: the newest first, and a fixed order within one moment. */
export const NEWEST_FIRST = [
  { publishedAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.PostOrderByWithRelationInput[]

/** A page of posts before its posts are read: where it stands, and how to find them. */
export interface PostPage {
  totalCount: number
  page: number
  pageCount: number
  /** The words that found the posts when the ones asked for did not. */
  correctedSearch: string | null
  /** What was searched for in the end, '' for no search. */
  search: string
  find: Prisma.PostFindManyArgs
  /** The order of a search: by how well a post matches. */
  ids: string[] | null
}

/**
 * Where a page of the list stands (Spec §4 Blog list filters): a page beyond the last one is page 1. Counts come
 * from the table that the triggers keep; only three or more tags together are counted by looking.
 */
export async function findPage(prisma: PrismaClient, input: PostListInput): Promise<PostPage> {
  const category = input.category === null ? null : findCategory(input.category)
  if (category === undefined) return pageOf(input, 0, null, '', () => ({ where: { id: { in: [] } } }), [])
  if (input.search !== '') {
    const { ids, corrected } = await searchPosts(prisma, input.search, { category, tags: input.tags })
    const inPage = (skip: number) => ids.slice(skip, skip + input.pageSize)
    return pageOf(
      input,
      ids.length,
      corrected,
      corrected ?? input.search,
      (skip) => ({
        where: { id: { in: inPage(skip) }, status: 'published' },
      }),
      ids,
    )
  }
  const where: Prisma.PostWhereInput = {
    status: 'published',
    ...(category !== null && { category }),
    ...(input.tags.length > 0 && { tags: { hasEvery: input.tags } }),
  }
  const total = await countPosts(prisma, where, category, input.tags)
  return pageOf(
    input,
    total,
    null,
    '',
    (skip) => ({
      where,
      orderBy: [...NEWEST_FIRST],
      skip,
      take: input.pageSize,
    }),
    null,
  )
}

function pageOf(
  { page, pageSize }: PostListInput,
  totalCount: number,
  correctedSearch: string | null,
  search: string,
  find: (skip: number) => Prisma.PostFindManyArgs,
  ids: string[] | null,
): PostPage {
  const pageCount = pageCountOf(totalCount, pageSize)
  const shown = page > pageCount ? 1 : page
  return {
    totalCount,
    page: shown,
    pageCount,
    correctedSearch,
    search,
    find: find((shown - 1) * pageSize),
    ids,
  }
}

async function countPosts(
  prisma: PrismaClient,
  where: Prisma.PostWhereInput,
  category: string | null,
  [first = '', second = '', ...more]: readonly string[],
): Promise<number> {
  if (more.length > 0) return prisma.post.count({ where })
  const row = await prisma.postCount.findFirst({
    where: {
      category: category ?? '',
      // A pair is kept once, in an order of the database's own.
      OR: [
        { tag: first, secondTag: second },
        { tag: second, secondTag: first },
      ],
    },
    select: { posts: true },
  })
  return row?.posts ?? 0
}

/** A name and how many published posts have it. */
export interface Facet {
  name: string
  count: number
}

/** How many tags the cloud shows. */
const MAX_TAGS = 40

/** The categories that published posts have, the fullest first. */
export async function countedCategories(prisma: PrismaClient): Promise<Facet[]> {
  const rows = await prisma.postCount.findMany({
    where: { tag: '', secondTag: '', category: { not: '' }, posts: { gt: 0 } },
  })
  return rows.map(({ category, posts }) => ({ name: category, count: posts })).sort(byCount)
}

/** The tags that published posts have, the most used first. */
export async function countedTags(prisma: PrismaClient): Promise<Facet[]> {
  const rows = await prisma.postCount.findMany({
    where: { category: '', secondTag: '', tag: { not: '' }, posts: { gt: 0 } },
    orderBy: [{ posts: 'desc' }, { tag: 'asc' }],
    take: MAX_TAGS,
  })
  return rows.map(({ tag, posts }) => ({ name: tag, count: posts }))
}

function byCount(a: Facet, b: Facet): number {
  return b.count - a.count || a.name.localeCompare(b.name, 'en')
}
