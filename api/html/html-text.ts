import { Parser } from 'htmlparser2'
import { countTextWords } from '#domain/blog/read-time.ts'

/** Blocks that articles don't use. The sanitizer removes them and keeps their text on separate lines. */
export const OTHER_BLOCKS = [
  ...['address', 'article', 'aside', 'caption', 'center', 'dd', 'div', 'dl', 'dt', 'figcaption', 'figure'],
  ...['footer', 'header', 'main', 'nav', 'pre', 'section', 'table', 'td', 'th', 'tr'],
]

/** Elements that separate words. Inline elements, as in w<em>o</em>rd, do not. */
const BLOCKS = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'hr'],
  ...OTHER_BLOCKS,
])

/** A paragraph, heading, list item or other block with text or links. */
export interface HtmlBlock {
  /** The block elements around the text, outermost first. */
  path: readonly string[]
  /** '- ' or '1. ' for the first block of a list item. */
  bullet: string
  /** The text between <br> elements, white space collapsed. */
  lines: readonly string[]
  links: readonly string[]
}

/** The blocks of an HTML body in order. `afterLink` returns text to add after a link, given the line before it. */
export function htmlBlocks(
  html: string,
  afterLink: (href: string, line: string) => string = () => '',
): HtmlBlock[] {
  const blocks: HtmlBlock[] = []
  const path: string[] = []
  const listCounts: number[] = []
  let href: string | undefined
  let lines = ['']
  let links: string[] = []
  let bullet = ''
  const append = (text: string) => {
    lines[lines.length - 1] += text
  }
  const endBlock = () => {
    const collapsed = lines.map((line) => line.replace(/\s+/g, ' ').trim())
    const isEmpty = collapsed.every((line) => line === '') && links.length === 0
    if (!isEmpty) blocks.push({ path: [...path], bullet, lines: collapsed, links })
    lines = ['']
    links = []
    if (!isEmpty) bullet = ''
  }
  const startItem = () => {
    const count = (listCounts.at(-1) ?? 0) + 1
    listCounts[listCounts.length - 1] = count
    bullet = path.at(-1) === 'ol' ? `${count}. ` : '- '
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'br') lines.push('')
      if (name === 'a') {
        href = attributes['href']
        if (href !== undefined) links.push(href)
      }
      if (!BLOCKS.has(name)) return
      endBlock()
      if (name === 'li') startItem()
      if (name === 'ul' || name === 'ol') listCounts.push(0)
      path.push(name)
    },
    ontext: append,
    onclosetag: (name) => {
      if (name === 'a' && href) append(afterLink(href, lines.at(-1) ?? ''))
      if (!BLOCKS.has(name)) return
      endBlock()
      if (name === 'ul' || name === 'ol') listCounts.pop()
      path.pop()
    },
  })
  parser.end(html)
  endBlock()
  return blocks
}

/** Visible text of an HTML body, white space collapsed (spec §2, §9). Escape it before using it in markup. */
export function textOfHtml(html: string): string {
  const lines = htmlBlocks(html).flatMap((block) => block.lines)
  return lines.filter(Boolean).join(' ')
}

/** Words in an HTML body (spec §9). */
export function countWords(html: string): number {
  return countTextWords(textOfHtml(html))
}

/** Turns line breaks inside text into <br> (spec §2), but not those between blocks. Expects a sanitized body. */
export function withLineBreaks(html: string): string {
  const breaks: { at: number; length: number }[] = []
  // Line breaks since the last word of this block; null before its first word.
  let pending: typeof breaks | null = null
  const endBlock = (name: string) => {
    if (name === 'br' || BLOCKS.has(name)) pending = null
  }
  const parser = new Parser(
    {
      onopentagname: endBlock,
      onclosetag: endBlock,
      ontext: (text) => {
        for (const { 0: part, index } of text.matchAll(/\r?\n|\S+/g)) {
          if (part.endsWith('\n')) pending?.push({ at: parser.startIndex + index, length: part.length })
          else {
            for (const found of pending ?? []) breaks.push(found)
            pending = []
          }
        }
      },
    },
    { decodeEntities: false },
  )
  parser.end(html)
  let end = 0
  const lines = breaks.map(({ at, length }) => {
    const line = html.slice(end, at)
    end = at + length
    return `${line}<br>`
  })
  return lines.join('') + html.slice(end)
}
