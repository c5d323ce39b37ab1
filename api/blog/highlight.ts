import { textOfHtml } from '../../domain/html.ts'
import type { PrismaClient } from '../../prisma/client/client.ts'
import { tsquery } from './search.ts'

/** A piece of a text, and whether it is what was searched for. Plain text: never markup. */
export interface Segment {
  text: string
  match: boolean
}

/** Where a search matches in one post. */
export interface Highlight {
  id: string
  title: Segment[]
  excerpt: Segment[]
  /** The best place of the body, when neither title nor excerpt shows why the post was found. */
  passage: Segment[]
}

// Characters that no text holds: control characters are taken out of everything that is stored.
const OPEN = '\u0002'
const CLOSE = '\u0003'

/** Marks the matches of a search in posts (two statements, however many posts). */
export async function highlight(
  prisma: PrismaClient,
  search: string,
  ids: readonly string[],
): Promise<Highlight[]> {
  if (ids.length === 0) return []
  const posts = await prisma.post.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, title: true, excerpt: true, content: true },
  })
  const bare = (text: string) => text.replaceAll(OPEN, '').replaceAll(CLOSE, '')
  const texts = posts.flatMap(({ title, excerpt, content }) => [
    bare(title),
    bare(excerpt),
    bare(textOfHtml(content)),
  ])
  const marked = await prisma.$queryRaw<{ whole: string; part: string }[]>`
    SELECT ts_headline('english', text, query, ${`StartSel=${OPEN}, StopSel=${CLOSE}, HighlightAll=true`}) AS whole,
      CASE WHEN (place - 1) % 3 = 2 THEN ts_headline('english', text, query,
        ${`StartSel=${OPEN}, StopSel=${CLOSE}, MaxFragments=1, MaxWords=24, MinWords=12`}) ELSE '' END AS part
    FROM (SELECT ${tsquery(search)} AS query) q, unnest(${texts}::text[]) WITH ORDINALITY AS t (text, place)
    ORDER BY place`
  return posts.map(({ id }, index) => {
    const [title, excerpt, body] = marked.slice(index * 3, index * 3 + 3)
    const segments = { title: segmentsOf(title?.whole ?? ''), excerpt: segmentsOf(excerpt?.whole ?? '') }
    const shown = [...segments.title, ...segments.excerpt].some(({ match }) => match)
    const passage = shown || !body?.part.includes(OPEN) ? [] : segmentsOf(body.part)
    return { id, ...segments, passage }
  })
}

function segmentsOf(marked: string): Segment[] {
  return marked
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
    .filter((part) => part !== '')
    .map((part) => ({ text: part.replaceAll(OPEN, '').replaceAll(CLOSE, ''), match: part.startsWith(OPEN) }))
}
