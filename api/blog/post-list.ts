import { findCategory } from '../../domain/blog/categories.ts'
import type { PostListInput } from '../../domain/blog/list-input.ts'
import { pageCountOf } from '../../domain/blog/pagination.ts'
import { Prisma, type PrismaClient } from '../../prisma/client/client.ts'
import { PLANNED_EACH_TIME } from '../statement-names.ts'
import { foundByTags, hasTags, isListed, isListedIfFound, type Scope } from './scope.ts'
import { searchPosts } from './search.ts'

/** The order of every list: the newest first, and a fixed order within one moment. */
export const NEWEST_FIRST = [
  { publishedAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.PostOrderByWithRelationInput[]

/** A page of posts before its posts are read: where it stands, and which they are. */
export interface PostPage {
  totalCount: number
  page: number
  pageCount: number
  /** The words that found the posts when the ones asked for did not. */
  correctedSearch: string | null
  /** What was searched for in the end, '' for no search. */
  search: string
  /** Where the posts of the page are, or the posts themselves in their order. */
  place: { where: Prisma.PostWhereInput; skip: number } | { ids: string[] }
}

/** How many tags together have a count that the triggers keep. */
const MAX_COUNTED = 3
/** So few posts are looked up and sorted; of more, the newest are met sooner by walking back from today. */
const FEW = 800
/** How far it is walked before they are looked up after all. */
const WALK = 4_000
/** From here on the way to a page is walked in the index alone, and from whichever end is nearer. */
const FAR = 600

/**
 * Where a page of the list stands (Spec §4 Blog list filters): a page beyond the last one is page 1. Counts come
 * from the table that the triggers keep; only four or more tags together are counted by looking.
 */
export async function findPage(prisma: PrismaClient, input: PostListInput): Promise<PostPage> {
  const { search, tags, pageSize } = input
  const category = input.category === null ? null : findCategory(input.category)
  if (category === undefined) return { ...pageOf(input, 0), place: { ids: [] } }
  if (search !== '') {
    const { ids, corrected } = await searchPosts(prisma, search, { category, tags }, input.order)
    const { skip, ...page } = pageOf(input, ids.length)
    return {
      ...page,
      search: corrected ?? search,
      correctedSearch: corrected,
      place: { ids: ids.slice(skip, skip + pageSize) },
    }
  }
  const scope: Scope = { category, tags }
  if (tags.length > MAX_COUNTED) {
    const { ids, total } = await countAndFind(prisma, scope, input)
    const { skip: _, ...page } = pageOf(input, total)
    return { ...page, place: { ids } }
  }
  const total = await countOf(prisma, scope)
  const { skip, ...page } = pageOf(input, total)
  if (total === 0) return { ...page, place: { ids: [] } }
  if (tags.length === 0 && skip < FAR) {
    return {
      ...page,
      place: { where: { status: 'published', ...(category !== null && { category }) }, skip },
    }
  }
  return { ...page, place: { ids: await newestIds(prisma, scope, { total, skip, pageSize }) } }
}

/** Where a page of so many posts stands, whatever they are. */
function pageOf({ page: asked, pageSize }: PostListInput, totalCount: number) {
  const pageCount = pageCountOf(totalCount, pageSize)
  const page = asked > pageCount ? 1 : asked
  return { totalCount, page, pageCount, correctedSearch: null, search: '', skip: (page - 1) * pageSize }
}

/** Which posts stand on a page, in the order of the list. In: how many there are in all. */
async function newestIds(
  prisma: PrismaClient,
  scope: Scope,
  { total, skip, pageSize }: { total: number; skip: number; pageSize: number },
): Promise<string[]> {
  const take = Math.min(pageSize, total - skip)
  const before = total - skip - take
  const fromEnd = before < skip
  const offset = fromEnd ? before : skip
  const order = fromEnd ? Prisma.sql`"publishedAt", id` : Prisma.sql`"publishedAt" DESC, id DESC`
  const listed = isListed(scope)
  const isTagged = scope.tags.length > 0
  const walk = isTagged && total > FEW && take < total ? WALK : 0
  const rows = await prisma.$queryRaw<{ id: string }[]>`${PLANNED_EACH_TIME}
    WITH walked AS MATERIALIZED (
      SELECT id, "publishedAt" FROM (
        SELECT id, "publishedAt", tags FROM "Post" WHERE ${listed} ORDER BY ${order} LIMIT ${walk}
      ) nearest WHERE ${hasTags(scope)} ORDER BY ${order} LIMIT ${take} OFFSET ${offset}),
    -- Apart from the order: the planner takes tags for strangers, and would walk past every post for a few.
    found AS ${isTagged ? Prisma.sql`MATERIALIZED` : Prisma.sql`NOT MATERIALIZED`} (
      SELECT id, "publishedAt" FROM "Post"
      WHERE (SELECT count(*) FROM walked) < ${take} AND ${isTagged ? isListedIfFound(scope) : listed}
        AND ${foundByTags(scope)})
    SELECT id FROM (
      SELECT * FROM walked WHERE (SELECT count(*) FROM walked) = ${take}
      UNION ALL
      (SELECT * FROM found ORDER BY ${order} LIMIT ${take} OFFSET ${offset})
    ) page ORDER BY "publishedAt" DESC, id DESC`
  return rows.map(({ id }) => id)
}

/** How many published posts have a category and up to three tags. */
export async function countOf(prisma: PrismaClient, { category, tags }: Scope): Promise<number> {
  const [tag = '', secondTag = '', thirdTag = ''] = tags.toSorted(byBytes)
  const counted = await prisma.postCount.findUnique({
    where: { category_tag_secondTag_thirdTag: { category: category ?? '', tag, secondTag, thirdTag } },
    select: { posts: true },
  })
  return counted?.posts ?? 0
}

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

/** The posts of a page among those of four or more tags, and how many there are: one look finds both. */
async function countAndFind(
  prisma: PrismaClient,
  scope: Scope,
  { page, pageSize }: Pick<PostListInput, 'page' | 'pageSize'>,
): Promise<{ ids: string[]; total: number }> {
  const rows = await prisma.$queryRaw<{ id: string; total: number }[]>`${PLANNED_EACH_TIME}
    WITH found AS MATERIALIZED (
      SELECT id, "publishedAt" FROM "Post" WHERE ${isListedIfFound(scope)} AND ${foundByTags(scope)})
    SELECT id, (SELECT count(*)::int FROM found) AS total FROM found
    ORDER BY "publishedAt" DESC, id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`
  const [first] = rows
  // Beyond the last page stands the first.
  if (!first && page > 1) return countAndFind(prisma, scope, { page: 1, pageSize })
  return { ids: rows.map(({ id }) => id), total: first?.total ?? 0 }
}
