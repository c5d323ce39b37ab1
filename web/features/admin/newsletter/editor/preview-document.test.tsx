import { expect, test } from 'vitest'
import { previewDocument } from './preview-document.ts'

const EMAIL = `<!doctype html><html lang="en"><head><meta name="color-scheme" content="light dark">
<style>@media (prefers-color-scheme: dark) {
.e-page { background: #000 !important } .e-btn { background: #ddd !important; color: #111 !important }
}</style></head><body class="e-page" style="background:#fff;"><a class="e-btn" href="/x" style="color:#fff">Vote</a></body></html>`

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test('the light preview has no dark rules, regardless of the system’s theme', () => {
  const page = parse(previewDocument(EMAIL, 'light'))
  expect(page.querySelector('style, meta[name="color-scheme"]')).toBeNull()
  expect(page.body.getAttribute('style')).toBe('background:#fff;')
})

test('the dark preview has the dark rules as style attributes', () => {
  const page = parse(previewDocument(EMAIL, 'dark'))
  expect(page.querySelector('style')).toBeNull()
  expect(page.body.getAttribute('style')).toBe('background:#fff;background: #000 !important')
  expect(page.querySelector('a')?.getAttribute('style')).toBe(
    'color:#fff;background: #ddd !important; color: #111 !important',
  )
})

test('links open in a new tab, because the frame cannot show other pages', () => {
  expect(parse(previewDocument(EMAIL, 'light')).querySelector('a')?.target).toBe('_blank')
})
