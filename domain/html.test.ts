import { expect, test } from 'vitest'
import { escapeHtml } from './html.ts'

test('escaped text cannot end an attribute or open a tag', () => {
  expect(escapeHtml(`<b title="it's">&`)).toBe('&lt;b title=&quot;it&#39;s&quot;&gt;&amp;')
})
