import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTimeOfWords } from './read-time.ts'
import { countWords } from './word-count.ts'

const words = (count: number) => new Array(count).fill('word').join(' ')

test('read time is words divided by 200, rounded up', () => {
  expect([1, 200, 201, 400, 2500].map(readTimeOfWords)).toEqual([1, 1, 2, 2, 13])
})

test('even an empty article takes a minute', () => {
  expect(readTimeOfWords(countWords(''))).toBe(1)
})

test('words are counted as read: across paragraphs, through emphasis, without dashes and tags', () => {
  expect(countWords('<h2>Two neighbors</h2><p>one f<em>en</em>ce &mdash; 40 years&nbsp;old.</p><hr>')).toBe(7)
  expect(countWords('<p>40 50 — – …</p>')).toBe(2)
  expect(countWords('<p><a href="https://example.com/a b c">link</a></p>')).toBe(1)
})

test('any number of paragraphs holds the sum of their words', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 30 })), (lengths) => {
      const html = lengths.map((length) => `<p>${words(length)}</p>`).join('')
      expect(countWords(html)).toBe(lengths.reduce((sum, length) => sum + length, 0))
    }),
  )
})
