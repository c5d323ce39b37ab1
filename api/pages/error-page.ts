import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PALETTE } from '#domain/drawing/palette.ts'
import { escapeHtml } from '#domain/html.ts'
import { ERROR_SCREEN_TEXT } from '#domain/pages/error-screen.ts'
import { fullTitle } from '#domain/site-name.ts'

// Shown when no page could be rendered, so it depends on nothing else.

const STYLE = `:root{color-scheme:light dark;--paper:${PALETTE.paper};--ink:${PALETTE.ink};--soft:${PALETTE['ink-soft']};--plum:${PALETTE.plum};--on:#fdfaf3}
@media (prefers-color-scheme:dark){:root{--paper:#0e1423;--ink:#f4f0e8;--soft:#c3c6d2;--plum:#e3a8da;--on:#22102a}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{width:min(34rem,100%);padding:2rem 1.25rem}
h1{margin:0 0 .5rem;font:600 clamp(1.9rem,6vw,2.75rem)/1.15 Georgia,serif}
p{margin:0 0 1rem;color:var(--soft)}
nav{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
a{padding:.7rem 1.2rem;border:2px solid var(--plum);border-radius:99rem;color:var(--plum);font-weight:600;text-decoration:none}
a:first-child{background:var(--plum);color:var(--on)}
a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
code{overflow-wrap:anywhere}`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';')

/** The API and GraphQL keep their own formats. */
export function isPageVisit({ url, headers }: FastifyRequest): boolean {
  return /\btext\/html\b/.test(headers.accept ?? '') && !/^\/(api|graphql)(\/|\?|$)/.test(url)
}

/** Failures with status 500 or above ignore `heading` and `lead`. They show a general message and the request id. */
export function sendErrorPage(
  reply: FastifyReply,
  status: number,
  { heading, lead }: { heading: string; lead: string },
): FastifyReply {
  const isServerError = status >= 500
  const [title, text] = isServerError ? [ERROR_SCREEN_TEXT.heading, ERROR_SCREEN_TEXT.lead] : [heading, lead]
  const again = isServerError ? `<a href="">${ERROR_SCREEN_TEXT.retry}</a>` : ''
  const id = isServerError
    ? `<p>${ERROR_SCREEN_TEXT.request} <code>${escapeHtml(reply.request.id)}</code></p>`
    : ''
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(fullTitle(title))}</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${id}
<nav aria-label="Where to go next">${again}<a href="/">${ERROR_SCREEN_TEXT.home}</a></nav>
</main>
</body>
</html>
`)
}
