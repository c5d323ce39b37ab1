import { Parser } from 'htmlparser2'
import type { Block } from '#domain/generation/draft.ts'

const BLOCKS = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'hr'])

/** The paragraphs, headings and list items of a sanitized body, in order. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  let text = ''
  let links: string[] = []
  let isQuotation = false
  let quotationDepth = 0
  const flush = () => {
    const plain = text.replace(/\s+/g, ' ').trim()
    if (plain || links.length > 0) blocks.push({ text: plain, links, isQuotation })
    text = ''
    links = []
    isQuotation = quotationDepth > 0
  }
  const parser = new Parser({
    onopentag(name, { href }) {
      if (BLOCKS.has(name)) flush()
      if (name === 'br') text += ' '
      if (name === 'a' && href) links.push(href)
      if (name === 'blockquote') quotationDepth += 1
      isQuotation ||= quotationDepth > 0
    },
    onclosetag(name) {
      if (name === 'blockquote') quotationDepth -= 1
      if (BLOCKS.has(name)) flush()
    },
    ontext(part) {
      text += part
    },
  })
  parser.end(html)
  flush()
  return blocks
}
