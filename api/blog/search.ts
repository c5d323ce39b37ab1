import { closestWord } from '../../domain/blog/closest-word.ts'
import { MAX_FOUND } from '../../domain/blog/limits.ts'
import type { SearchOrder } from '../../domain/blog/list-input.ts'
import { openEnd, withFewDashes, wordsOf } from '../../domain/blog/search-query.ts'
import { Prisma, type PrismaClient } from '../../prisma/client/client.ts'
import { PLANNED_EACH_TIME } from '../statement-names.ts'
import { foundByTags, hasTags, isListed, isListedIfFound, type Scope } from './scope.ts'

/** The posts found, in their order, and the words they were found by when those were not the ones asked for. */
export interface Found {
  ids: string[]
  /** Set when nothing matched as typed, and something does with a mistyped word mended. */
  corrected: string | null
}

/** How a page of matches is looked for (docs/decisions/0013). */
const PROBED = 300
/** Among as many, as many matches make a word common: three in a hundred. */
const COMMON = 9
/** How many posts are looked through for the matches of a common word. */
const WINDOW = 4_000

/**
 * Searches titles, tags, excerpts and bodies of published posts (Spec §4; web search syntax: "quoted phrase", or,
 * -without; stems; the last word may be a beginning). When nothing matches, words that no article knows are
 * mended by their nearest known neighbour.
 */
export async function searchPosts(
  prisma: PrismaClient,
  search: string,
  scope: Scope,
  order: SearchOrder,
): Promise<Found> {
  const ids = await matching(prisma, search, scope, order)
  if (ids.length > 0) return { ids, corrected: null }
  const corrected = await mend(prisma, search)
  if (corrected === null) return { ids, corrected: null }
  const mended = await matching(prisma, corrected, scope, order)
  return mended.length > 0 ? { ids: mended, corrected } : { ids, corrected: null }
}

async function matching(prisma: PrismaClient, search: string, scope: Scope, order: SearchOrder) {
  // The query is written out in every place: as a constant the planner knows how many posts it will meet.
  const query = tsquery(search)
  const listed = isListed(scope)
  const isMatch = Prisma.sql`"searchVector" @@ ${query}`
  const newest = (posts: number) => Prisma.sql`(
    SELECT id, "publishedAt", "searchVector", tags FROM "Post" WHERE ${listed}
    ORDER BY "publishedAt" DESC, id DESC LIMIT ${posts}) newest`
  const bestFirst =
    order === 'bestMatch'
      ? Prisma.sql`ts_rank_cd('{0.1, 0.2, 0.6, 1}', "searchVector", ${query}, 1) DESC, `
      : Prisma.empty
  // Common words are met by walking back from today, rare ones in the index: walking would take as long as the
  // blog is, and the index would list half of it. The planner cannot tell which is which (words keep company), so
  // the newest posts are asked first. The walk has an end, and a walk that finds too few is not counted.
  const rows = await prisma.$queryRaw<{ id: string }[]>`${PLANNED_EACH_TIME}
    WITH probe AS MATERIALIZED (SELECT count(*) AS found FROM ${newest(PROBED)} WHERE ${isMatch} AND ${hasTags(scope)}),
    walked AS MATERIALIZED (
      SELECT id, "publishedAt", "searchVector" FROM ${newest(WINDOW)}
      WHERE (SELECT found FROM probe) >= ${COMMON} AND ${isMatch} AND ${hasTags(scope)}
      ORDER BY "publishedAt" DESC, id DESC LIMIT ${MAX_FOUND}),
    indexed AS MATERIALIZED (
      SELECT id, "publishedAt", "searchVector" FROM "Post"
      WHERE (SELECT count(*) FROM walked) < ${MAX_FOUND} AND ${isListedIfFound(scope)} AND ${isMatch}
        AND ${foundByTags(scope)})
    SELECT id FROM (
      SELECT * FROM walked WHERE (SELECT count(*) FROM walked) = ${MAX_FOUND}
      UNION ALL
      (SELECT * FROM indexed ORDER BY "publishedAt" DESC, id DESC LIMIT ${MAX_FOUND})
    ) found
    ORDER BY ${bestFirst}"publishedAt" DESC, id DESC`
  return rows.map(({ id }) => id)
}

/** The words as a query of the index; the last one may be a beginning. */
export function tsquery(search: string): Prisma.Sql {
  const whole = Prisma.sql`websearch_to_tsquery('english', ${withFewDashes(search)})`
  const last = openEnd(search)
  if (last === null) return whole
  // A stem with a star finds the stem too, so the index is asked for one of them. A stop word leaves no stem.
  return Prisma.sql`CASE WHEN numnode(to_tsquery('english', ${last})) = 1 AND right(${whole}::text, 1) = ''''
    THEN (${whole}::text || ':*')::tsquery ELSE ${whole} END`
}

/** The search with every unknown word replaced by the known one it resembles; null when none does. */
async function mend(prisma: PrismaClient, search: string): Promise<string | null> {
  const words = wordsOf(search).slice(0, 8)
  if (words.length === 0) return null
  const near = await prisma.$queryRaw<{ typed: string; known: string[] }[]>`
    SELECT typed, ARRAY(
      -- Short words share few trigrams with their misspellings, but mostly their first letter.
      SELECT word FROM "SearchWord"
      WHERE (word % typed OR word LIKE left(typed, 1) || '%') AND abs(length(word) - length(typed)) <= 2
      ORDER BY similarity(word, typed) DESC, word LIMIT 40
    ) AS known
    FROM unnest(${words}::text[]) AS typed`
  let corrected = search
  for (const { typed, known } of near) {
    if (known.includes(typed)) continue
    const word = closestWord(typed, known)
    if (word) corrected = corrected.replace(new RegExp(`(?<!\\p{L})${typed}(?!\\p{L})`, 'giu'), word)
  }
  return corrected === search ? null : corrected
}
