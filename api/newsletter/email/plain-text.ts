import { Parser } from 'htmlparser2'

const LINE_WIDTH = 72
const BLOCKS = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'blockquote', 'hr'])

/** An editor's HTML as paragraphs of wrapped plain text. The address of a link follows its text. */
export function plainText(html: string, origin: string): string {
  const paragraphs: string[] = []
  let text = ''
  let href: string | undefined
  const lists: { name: string; count: number }[] = []
  const endLine = (separator: string) => {
    const line = text
      .replace(/[ \t\r\n\f]+/g, ' ')
      .replaceAll(' \v ', '\n')
      .replaceAll('\v', '\n')
      .trim()
    text = ''
    if (line)
      paragraphs.push(
        line
          .split('\n')
          .map((part) => wrapLines(part.trim()))
          .join('\n') + separator,
      )
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (BLOCKS.has(name)) endLine('\n\n')
      if (name === 'ul' || name === 'ol') lists.push({ name, count: 0 })
      if (name === 'br') text += '\v'
      if (name === 'a') href = attributes['href']
      if (name === 'li') {
        endLine('\n')
        text += bullet(lists.at(-1))
      }
    },
    ontext: (part) => {
      text += part
    },
    onclosetag: (name) => {
      if (name === 'a') text += addressAfter(href, text, origin)
      if (name === 'li') endLine('\n')
      if (name === 'ul' || name === 'ol') {
        lists.pop()
        paragraphs.push('\n')
      }
      if (BLOCKS.has(name)) endLine('\n\n')
    },
  })
  parser.end(html)
  endLine('')
  return paragraphs
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function bullet(list: { name: string; count: number } | undefined): string {
  if (list?.name !== 'ol') return '- '
  list.count += 1
  return `${list.count}. `
}

function addressAfter(href: string | undefined, text: string, origin: string): string {
  if (href === undefined) return ''
  const address = href.startsWith('/') ? origin + href : href.replace(/^mailto:/i, '')
  return text.trimEnd().endsWith(address) ? '' : ` (${address})`
}

/** Breaks lines between words. A longer word, such as an address, stays complete. */
export function wrapLines(text: string): string {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= LINE_WIDTH)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
