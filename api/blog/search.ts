import { closestWord } from '#domain/blog/closest-word.ts'
import { MAX_FOUND } from '#domain/blog/limits.ts'
import type { PostListInput } from '#domain/blog/list-input.ts'
import { limitDashes, searchPrefix, searchWords } from '#domain/blog/search-query.ts'
import { Prisma, type PrismaClient } from '#prisma/client/client.ts'

/**
 * Spec §4. Words match by their stem and the last one as a prefix. If nothing matches, typos are corrected. Returns ids in
 * result order, those of page 1 if the requested page is beyond the last, and the search that found them.
 */
export async function searchPosts(prisma: PrismaClient, input: PostListInput) {
  const found = await findMatches(prisma, input)
  if (found.total > 0) return found
  const corrected = await correctTypos(prisma, input.search)
  if (corrected === null) return found
  const correctedMatches = await findMatches(prisma, { ...input, search: corrected })
  return correctedMatches.total > 0 ? correctedMatches : found
}

/** Ranking reads every match, so only the newest MAX_FOUND are ranked (docs/decisions/0011). */
async function findMatches(
  prisma: PrismaClient,
  { search, category, tags, order, page, pageSize }: PostListInput,
) {
  const query = tsquery(search)
  const inCategory = category === null ? Prisma.empty : Prisma.sql`AND category = ${category}`
  const withTags = tags.length === 0 ? Prisma.empty : Prisma.sql`AND tags @> ${tags}::text[]`
  const bestFirst =
    order === 'bestMatch'
      ? Prisma.sql`ts_rank_cd('{0.1, 0.2, 0.6, 1}', "searchVector", ${query}, 1) DESC,`
      : Prisma.empty
  const skip = (page - 1) * pageSize
  const rows = await prisma.$queryRaw<{ id: string; total: number }[]>`
    WITH matches AS MATERIALIZED (
      SELECT id, "publishedAt", "searchVector" FROM "Post"
      WHERE status = 'published' AND "searchVector" @@ ${query} ${inCategory} ${withTags}
      ORDER BY "publishedAt" DESC, id DESC LIMIT ${MAX_FOUND}),
    counted AS (SELECT count(*)::int AS total FROM matches)
    SELECT id, total FROM matches, counted
    ORDER BY ${bestFirst} "publishedAt" DESC, id DESC
    LIMIT ${pageSize} OFFSET (SELECT CASE WHEN total > ${skip}::int THEN ${skip}::int ELSE 0 END FROM counted)`
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0, search }
}

export function tsquery(search: string): Prisma.Sql {
  const query = Prisma.sql`websearch_to_tsquery('english', ${limitDashes(search)})`
  const last = searchPrefix(search)
  if (last === null) return query
  // For “budget sur”, 'budget' & 'sur' becomes 'budget' & 'sur':*, which also matches “surplus”. Only a last word with one
  // stem is extended: stop words have none (numnode is 0), compounds several. The quote is the end of that stem.
  return Prisma.sql`CASE WHEN numnode(to_tsquery('english', ${last})) = 1 AND right(${query}::text, 1) = ''''
    THEN (${query}::text || ':*')::tsquery ELSE ${query} END`
}

/** Replaces unknown words with the most similar known ones. Null if no word is replaced. */
async function correctTypos(prisma: PrismaClient, search: string): Promise<string | null> {
  const words = searchWords(search).slice(0, 8)
  if (words.length === 0) return null
  const near = await prisma.$queryRaw<{ typed: string; known: string[] }[]>`
    SELECT typed, ARRAY(
      -- A short word shares few trigrams with its misspellings, but usually the first letter.
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
