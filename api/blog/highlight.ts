import { textOfHtml } from '#api/html/html-text.ts'
import type { PrismaClient } from '#prisma/client/client.ts'
import { tsquery } from './search.ts'

export interface Segment {
  text: string
  match: boolean
}

// Control characters mark the matches, because stored text never contains them.
const MATCH_START = '\u0002'
const MATCH_END = '\u0003'
const FULL_TEXT = `StartSel=${MATCH_START}, StopSel=${MATCH_END}, HighlightAll=true`
const ONE_PASSAGE = `StartSel=${MATCH_START}, StopSel=${MATCH_END}, MaxFragments=1, MaxWords=24, MinWords=12`

/** Inline tags. ts_headline replaces all other tags with a space. */
const INLINE_TAGS = '</?(a|strong|em|cite|code|sup|sub)\\y[^>]*>'

export type Highlight = Awaited<ReturnType<typeof highlight>>[number]

/** `passage` is empty when the title or the excerpt already shows a match. */
export async function highlight(prisma: PrismaClient, search: string, ids: readonly string[]) {
  const query = tsquery(search)
  const posts = await prisma.$queryRaw<{ id: string; title: string; excerpt: string; passage: string }[]>`
    WITH marked AS MATERIALIZED (
      SELECT id, content, ts_headline('english', title, ${query}, ${FULL_TEXT}) AS title,
        ts_headline('english', excerpt, ${query}, ${FULL_TEXT}) AS excerpt
      FROM "Post" WHERE id = ANY(${[...ids]}::text[]))
    SELECT id, title, excerpt,
      CASE WHEN strpos(title || excerpt, ${MATCH_START}) > 0 THEN ''
        ELSE ts_headline('english', regexp_replace(content, ${INLINE_TAGS}, '', 'g'), ${query}, ${ONE_PASSAGE})
      END AS passage
    FROM marked ORDER BY array_position(${[...ids]}::text[], id)`
  return posts.map(({ id, title, excerpt, passage }) => ({
    id,
    title: segmentsOf(title),
    excerpt: segmentsOf(excerpt),
    passage: passage.includes(MATCH_START) ? segmentsOf(textOfHtml(passage)) : [],
  }))
}

function segmentsOf(marked: string): Segment[] {
  return marked
    .split(new RegExp(`(${MATCH_START}[^${MATCH_END}]*${MATCH_END})`))
    .filter((part) => part !== '')
    .map((part) => ({
      text: part.replaceAll(MATCH_START, '').replaceAll(MATCH_END, ''),
      match: part.startsWith(MATCH_START),
    }))
}
