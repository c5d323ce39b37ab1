import { Fragment, createElement as h, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PALETTE } from '#domain/drawing/palette.ts'
import { plainText } from './plain-text.ts'

// Node runs api/ without a build, so emails use createElement instead of JSX (decision 0032).

interface Link {
  label: string
  url: string
}

const BODY = { margin: '0 auto', padding: 24, maxWidth: 560, font: '17px/1.5 Georgia,serif' }
const BUTTON = {
  display: 'inline-block',
  padding: '12px 22px',
  borderRadius: 24,
  background: PALETTE.plum,
  color: '#ffffff',
  textDecoration: 'none',
  fontWeight: 'bold',
}

/** The HTML loads no external resources. The text sets no color, so that it stays readable in dark mode. */
export function emailLayout(email: {
  paragraphs: readonly string[]
  action: Link
  footer: string
  unsubscribe: Link
}): { text: string; html: string } {
  const { paragraphs, action, footer, unsubscribe } = email
  const content = h(
    Fragment,
    null,
    ...paragraphs.map((paragraph) => h('p', null, paragraph)),
    h('p', null, h('a', { href: action.url, style: BUTTON }, action.label)),
  )
  const signature = h(
    'p',
    { style: { fontSize: 14 } },
    `${footer} `,
    h('a', { href: unsubscribe.url }, unsubscribe.label),
  )
  const html = emailDocument(
    h('head', null, h('meta', { name: 'color-scheme', content: 'light dark' })),
    h('body', { style: BODY }, content, signature),
  )
  return { text: plainText(content, signature), html }
}

/** Empty elements are written as in HTML, without the slash of XML. */
export function emailDocument(head: ReactElement, body: ReactElement): string {
  const html = renderToStaticMarkup(h('html', { lang: 'en' }, head, body))
  return `<!doctype html>${html.replaceAll('/>', '>')}`
}
