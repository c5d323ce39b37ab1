import { Parser } from 'htmlparser2'

/** Blocks that articles don't use. The sanitizer removes them and keeps their text on separate lines. */
export const OTHER_BLOCKS = [
  ...['address', 'article', 'aside', 'caption', 'center', 'dd', 'div', 'dl', 'dt', 'figcaption', 'figure'],
  ...['footer', 'header', 'main', 'nav', 'pre', 'section', 'table', 'td', 'th', 'tr'],
]

/** Elements that separate words. Inline elements, as in w<em>o</em>rd, do not. */
const BLOCKS = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'br', 'hr'],
  ...OTHER_BLOCKS,
])

/** Visible text of an HTML body, white space collapsed (spec §2, §9). Escape it before using it in markup. */
export function textOfHtml(html: string): string {
  let text = ''
  const separate = (name: string) => {
    if (BLOCKS.has(name)) text += ' '
  }
  const parser = new Parser({
    onopentagname: separate,
    onclosetag: separate,
    ontext: (part) => {
      text += part
    },
  })
  parser.end(html)
  return text.replace(/\s+/g, ' ').trim()
}

/** Words in an HTML body (spec §9). A word contains a letter or a digit. */
export function countWords(html: string): number {
  return textOfHtml(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Turns line breaks inside text into <br> (spec §2), but not those between blocks. Expects a sanitized body. */
export function withLineBreaks(html: string): string {
  const breaks: { at: number; length: number }[] = []
  // Line breaks since the last word of this block; null before its first word.
  let pending: typeof breaks | null = null
  const endBlock = (name: string) => {
    if (BLOCKS.has(name)) pending = null
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
