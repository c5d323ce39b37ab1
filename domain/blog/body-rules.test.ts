import { expect, test } from 'vitest'
import { BODY_RULES, isExternalLink } from './body-rules.ts'

const origin = 'https://civicunity.example'

test('links to other hosts are distinguished from our own', () => {
  const external = [
    'https://pewresearch.org/a',
    '//evil.example',
    'http://civicunity.example',
    'https://[',
    'tel:1',
  ]
  const own = ['/blog/a-story', '#top', 'a-story', 'https://civicunity.example/contact', 'mailto:a@b.example']
  for (const href of external) expect(isExternalLink(href, origin)).toBe(true)
  for (const href of own) expect(isExternalLink(href, origin)).toBe(false)
})

test('scripts, styles, embeds and forms are not allowed', () => {
  for (const tag of ['script', 'style', 'video', 'iframe', 'svg', 'form'])
    expect(BODY_RULES.tags).not.toContain(tag)
  expect(BODY_RULES.schemes).not.toContain('javascript')
})
