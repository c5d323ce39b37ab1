import { htmlBlocks } from '#api/html/html-text.ts'
import type { Block } from '#domain/generation/draft.ts'

/** The paragraphs, headings and list items of a sanitized body, in order. */
export function blocksOf(html: string): Block[] {
  return htmlBlocks(html).map(({ path, lines, links }) => ({
    text: lines.filter(Boolean).join(' '),
    links: links.filter(Boolean),
    isQuotation: path.includes('blockquote'),
  }))
}
