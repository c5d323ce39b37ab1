import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type HtmlBlock, htmlBlocks } from '#api/html/html-text.ts'

/** An email as plain text. '-- ' starts the signature, which email apps collapse. */
export function plainText(content: ReactNode, signature: ReactNode): string {
  return `${textOf(content)}\n\n-- \n${textOf(signature)}\n`
}

/** Headings in capitals, and the address of a link after its text. */
function textOf(node: ReactNode): string {
  const blocks = htmlBlocks(renderToStaticMarkup(node), (href, line) =>
    line.trimEnd().endsWith(addressOf(href)) ? '' : ` (${addressOf(href)})`,
  )
  return blocks
    .map((block, index) => {
      const isNextItem = block.bullet !== '' && blocks[index - 1]?.path.join() === block.path.join()
      return `${isNextItem ? '\n' : '\n\n'}${blockText(block)}`
    })
    .join('')
    .trim()
}

function blockText({ path, bullet, lines, links }: HtmlBlock): string {
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (/^h[12]$/.test(path.at(-1) ?? '')) return `\n${wrapLines(text.toUpperCase())}`
  // The address of a link at the end of a block gets a line of its own, where email apps recognize it.
  const address = addressOf(links.at(-1) ?? '')
  const isLinkLast = address !== '' && text.endsWith(` (${address})`)
  const label = isLinkLast ? text.slice(0, -address.length - 3) : text
  return wrapLines(bullet + label) + (isLinkLast ? `\n${address}` : '')
}

function addressOf(href: string): string {
  return href.replace(/^mailto:/i, '')
}

/** Breaks lines between words. A longer word, such as an address, stays complete. */
function wrapLines(text: string): string {
  const wrapped = text.split('\n').map((line) => line.replace(/(.{1,72}|\S+)(?: +|$)/g, '$1\n').trim())
  return wrapped.join('\n')
}
