import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, truncate } from './text.ts'
import { textSchema } from './text-schema.ts'

test('characters that a database cannot store are removed, but line breaks stay', () => {
  expect(cleanText('a\u0000b\u001b\tc\r\nd')).toBe('ab\tc\r\nd')
  expect(cleanText('half \ud83e')).toBe('half \ufffd')
  expect(cleanText('no\uffff character\ufffe')).toBe('no character')
})

test('a text of only control characters and spaces is empty', () => {
  expect(textSchema().parse(' \u0000 \u0007 ')).toBe('')
})

test('a combining accent is merged with its letter', () => {
  expect(cleanText('Jose\u0301')).toBe('Jos\u00e9')
  expect(cleanText('e\u0000\u0301')).toBe('\u00e9')
})

test('a letter keeps at most thirty combining marks, since normalizing more is slow', () => {
  expect(cleanText(`a${'\u0316'.repeat(31)}b`)).toBe(`a${'\u0316'.repeat(30)}b`)
  expect(cleanText(`q${'\u0301'.repeat(50_000)}${'\u0316'.repeat(50_000)}`)).toBe(`q${'\u0301'.repeat(30)}`)
  expect(cleanText('\u0301\u0000\u0316\ufffe'.repeat(40)).length).toBe(30)
})

test('ordinary text is unchanged except for normalization', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(cleanText(text)).toBe(text.replace(/(?![\t\n\r])\p{Cc}/gu, '').normalize('NFC'))
    }),
  )
})

test('a text is not cut within an emoji', () => {
  expect([1, 2, 3, 4].map((length) => truncate('a😀b', length))).toEqual(['a', 'a', 'a😀', 'a😀b'])
})
