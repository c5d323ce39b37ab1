import { expect, test } from 'vitest'
import { pollInputSchema } from './poll-input.ts'

const question = 'What brings your community together?'

test('a question with two different options is a valid poll', () => {
  const input = { question: `  ${question} `, options: [' Work ', 'Talk'] }
  expect(pollInputSchema.parse(input)).toEqual({ question, options: ['Work', 'Talk'] })
})

test('options that differ only in letter case or spaces are duplicates', () => {
  expect(pollInputSchema.safeParse({ question, options: ['Work', ' work '] }).success).toBe(false)
})

test('options that differ only in how accents are encoded are duplicates', () => {
  const options = ['Caf\u00e9', 'Cafe\u0301']
  expect(pollInputSchema.safeParse({ question, options }).success).toBe(false)
})

test('a poll has 2 to 10 options of 1 to 200 characters', () => {
  const options = (count: number) => Array.from({ length: count }, (_, index) => `Option ${index}`)
  const accepts = (list: string[]) => pollInputSchema.safeParse({ question, options: list }).success
  expect([1, 2, 10, 11].map((count) => accepts(options(count)))).toEqual([false, true, true, false])
  expect(accepts(['Work', '   '])).toBe(false)
  expect(accepts(['Work', 'x'.repeat(200)])).toBe(true)
  expect(accepts(['Work', 'x'.repeat(201)])).toBe(false)
})

test('a question has 10 to 300 characters', () => {
  const accepts = (length: number) =>
    pollInputSchema.safeParse({ question: 'q'.repeat(length), options: ['Work', 'Talk'] }).success
  expect([9, 10, 300, 301].map(accepts)).toEqual([false, true, true, false])
})
