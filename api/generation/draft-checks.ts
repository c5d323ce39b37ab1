import { htmlBlocks, textOfHtml } from '#api/html/html-text.ts'
import { type Check, checksOf } from '#domain/generation/checks.ts'
import type { Block, Draft } from '#domain/generation/draft.ts'
import { type Comparable, closestPost, type Resemblance } from '#domain/generation/near-duplicate.ts'

/** Checks a draft with a sanitized body, and compares it with earlier posts. */
export function checkDraft(
  post: Omit<Draft, 'blocks'> & Comparable,
  recent: readonly Comparable[],
): { checks: Check[]; closest: Resemblance | undefined } {
  const plain = ({ title, content }: Comparable) => ({ title, content: textOfHtml(content) })
  const closest = closestPost(plain(post), recent.map(plain))
  const draft = { ...post, blocks: blocksOf(post.content) }
  return { checks: checksOf(draft, { compared: recent.length, closest }), closest }
}

/** The paragraphs, headings and list items of a sanitized body, in order. */
export function blocksOf(html: string): Block[] {
  return htmlBlocks(html).map(({ path, lines, links }) => ({
    text: lines.filter(Boolean).join(' '),
    links: links.filter(Boolean),
    isQuotation: path.includes('blockquote'),
  }))
}
