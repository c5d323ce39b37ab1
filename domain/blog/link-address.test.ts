import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each([
  ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
  [' www.example.org ', 'https://www.example.org'],
  ['example.org/x', 'https://example.org/x'],
  ['ana@example.org', 'mailto:ana@example.org'],
  ['/blog/a-post', '/blog/a-post'],
])('%s is the address %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

test.each(['', 'bread', 'two words', 'javascript:alert(1)', '//example.org', 'ftp://example.org', '/'])(
  '“%s” is no address',
  (typed) => {
    expect(linkAddress(typed)).toBeNull()
  },
)
