import { createHash } from 'node:crypto'
import { z } from 'zod'
import { mark } from '#domain/drawing/mark.ts'
import { EMBED_TEXT } from '#domain/embed/embed-code.ts'
import { escapeHtml } from '#domain/html.ts'
import { STYLE } from './embed-style.ts'

// Frames have no font, picture or script of their own besides the message below, so they need no other request.

export const themeSchema = z.enum(['light', 'dark']).optional().catch(undefined)
export type Theme = z.output<typeof themeSchema>

/**
 * Tells a host page the height of the content, in our own message and in that of WordPress, which identifies the frame by
 * the secret that it appends to the address. A frame below the fold may load with a width of 0, when
 * its height means nothing. WordPress's sandbox blocks new tabs, but it opens a link that a message names.
 */
const HOST_SCRIPT = `if(parent!==window){const w=/^#\\?secret=(\\w+)/.exec(location.hash);const wp=(message,value)=>w&&parent.postMessage({message,value,secret:w[1]},'*');const tell=()=>{const height=innerWidth&&Math.ceil(document.documentElement.getBoundingClientRect().height);if(height){parent.postMessage({type:'civic-unity:height',height},'*');wp('height',height)}};addEventListener('load',()=>{tell();new ResizeObserver(tell).observe(document.documentElement)});if(w)addEventListener('click',e=>{const a=e.target.closest('a');if(a){e.preventDefault();wp('link',a.href)}})}`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Instead of the site's headers: any page may frame this, and nothing else is allowed. */
export const EMBED_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${hashOf(HOST_SCRIPT)}`,
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
  lead?: string
  /** HTML. */
  figure: string
  /** HTML: who asked whom and when. */
  source: string
}

export function embedPage({ title, page, link, theme, heading, lead, figure, source }: EmbedPage): string {
  const href = escapeHtml(page)
  // `main` has a name, because a host page has a main landmark of its own.
  return `<!doctype html><html lang="en"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><link rel="canonical" href="${href}">
<style>${STYLE}</style><script>${HOST_SCRIPT}</script></head><body><main aria-labelledby="heading">
<h1 id="heading">${escapeHtml(heading)}</h1>${lead ? `<p>${escapeHtml(lead)}</p>` : ''}${figure}
<footer><a href="${href}" target="_blank" rel="noopener"><span>${mark()}</span>${escapeHtml(link)}<span
class="hidden"> (${escapeHtml(EMBED_TEXT.opens)})</span></a><p>${source}</p></footer></main></body></html>`
}
