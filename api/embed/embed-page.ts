import { createHash } from 'node:crypto'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { mark } from '#domain/drawing/mark.ts'
import { EMBED_TEXT } from '#domain/embed/embed-code.ts'
import { STYLE } from './embed-style.ts'

// Frames have no font, picture or script of their own besides the message below, so they need no other request.

export const themeSchema = z.enum(['light', 'dark']).optional().catch(undefined)
export type Theme = z.output<typeof themeSchema>

/**
 * Tells a host page the height of the content, in our own message and in that of WordPress, which identifies the frame by
 * the secret that it appends to the address. Neither message says anything else.
 */
const HEIGHT_SCRIPT = `if(parent!==window){const w=/^#\\?secret=(\\w+)/.exec(location.hash);const tell=()=>{const height=Math.ceil(document.documentElement.getBoundingClientRect().height);parent.postMessage({type:'civic-unity:height',height},'*');if(w)parent.postMessage({message:'height',value:height,secret:w[1]},'*')};addEventListener('load',tell);new ResizeObserver(tell).observe(document.documentElement)}`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Instead of the site's headers: any page may frame this, and nothing else is allowed. */
export const EMBED_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${hashOf(HEIGHT_SCRIPT)}`,
    `style-src ${hashOf(STYLE)}`,
    "style-src-attr 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join(';'),
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
}

export interface EmbedPage {
  title: string
  /** Address of the page that shows more. */
  page: string
  link: string
  theme: Theme
  heading: string
  lead?: string | undefined
  figure: ReactNode
  /** Who asked whom and when. */
  source: ReactNode
}

export function embedPage({ title, page, link, theme, heading, lead, figure, source }: EmbedPage): string {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('title', null, title),
    h('link', { rel: 'canonical', href: page }),
    h('style', raw(STYLE)),
    h('script', raw(HEIGHT_SCRIPT)),
  )
  const more = h(
    'a',
    { href: page, target: '_blank', rel: 'noopener' },
    h('span', raw(mark())),
    link,
    h('span', { className: 'hidden' }, ` (${EMBED_TEXT.opens})`),
  )
  const main = h(
    'main',
    null,
    h('h1', null, heading),
    lead && h('p', null, lead),
    figure,
    h('footer', null, h('p', null, source), more),
  )
  const html = renderToStaticMarkup(
    h('html', { lang: 'en', 'data-theme': theme }, head, h('body', null, main)),
  )
  return `<!doctype html>${html}`
}

export function raw(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } }
}
