import { Parser } from 'htmlparser2'

/** Block elements that articles don't use. The sanitizer removes them, and the text around them stays on lines of its own. */
export const OTHER_BLOCKS = [
  ...['address', 'article', 'aside', 'caption', 'center', 'dd', 'div', 'dl', 'dt', 'figcaption', 'figure'],
  ...['footer', 'header', 'main', 'nav', 'pre', 'section', 'table', 'td', 'th', 'tr'],
]

/** Elements that end a line, and so a word. Inline elements, as in w<em>o</em>rd, do neither. */
const BLOCKS = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'br', 'hr'],
  ...OTHER_BLOCKS,
])

/**
 * The text of an HTML body as a reader sees it: no tags, entities decoded, white space collapsed and trimmed
 * (Spec §9 Blog, word count; Spec §2 Single post, description). Escape it before using it in markup.
 */
export function textOfHtml(html: string): string {
  let text = ''
  const divide = (name: string) => {
    if (BLOCKS.has(name)) text += ' '
  }
  const parser = new Parser({
    onopentagname: divide,
    onclosetag: divide,
    ontext: (part) => {
      text += part
    },
  })
  parser.end(html)
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * Number of words in an HTML body (Spec §9 Blog), for read times and for generated posts. A word is anything
 * between white space that contains a letter or a digit.
 */
export function countWords(html: string): number {
  return textOfHtml(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/**
 * Turns line breaks inside text into <br> (Spec §2 Single post, the body). White space between blocks, and at the
 * start and end of a block, is not text and stays. In: a sanitized body. Applying it twice changes nothing more.
 */
export function withLineBreaks(html: string): string {
  const breaks: { at: number; length: number }[] = []
  // Line breaks since the last word of this block; null before its first word.
  let waiting: typeof breaks | null = null
  const endBlock = (name: string) => {
    if (BLOCKS.has(name)) waiting = null
  }
  const parser = new Parser(
    {
      onopentagname: endBlock,
      onclosetag: endBlock,
      ontext: (text) => {
        for (const { 0: part, index } of text.matchAll(/\r?\n|\S+/g)) {
          if (part.endsWith('\n')) waiting?.push({ at: parser.startIndex + index, length: part.length })
          else {
            for (const found of waiting ?? []) breaks.push(found)
            waiting = []
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
