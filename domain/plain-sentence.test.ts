import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { plainSentence } from './plain-sentence.ts'

z.config({ customError: plainSentence })
afterAll(() => z.config({ customError: undefined }))

test.each([
  [z.object({ q: z.string() }), { q: ['a', 'b'] }, '“q” must be text, not a list'],
  [z.object({ q: z.string() }), {}, '“q” is missing'],
  [z.object({ q: z.string() }), null, 'The input must be a JSON object'],
  [z.object({ q: z.string() }), undefined, 'The input must be a JSON object'],
  [z.object({ q: z.string().max(3) }), { q: 'long' }, '“q” must have at most 3 characters'],
  [z.object({ q: z.string().min(3) }), { q: 'no' }, '“q” must have at least 3 characters'],
  [z.object({ q: z.array(z.string()).max(2) }), { q: ['a', 'b', 'c'] }, '“q” must have at most 2 entries'],
  [z.object({ q: z.array(z.string()).min(2) }), { q: [] }, '“q” must have at least 2 entries'],
  [z.object({ q: z.array(z.string()) }), { q: ['a', 7] }, '“q.1” must be text'],
  [z.object({ n: z.int() }), { n: 1.5 }, '“n” must be a whole number'],
  [z.object({ n: z.number().max(9) }), { n: 10 }, '“n” must be at most 9'],
  [z.object({ n: z.number().min(9) }), { n: 1 }, '“n” must be at least 9'],
  [z.object({ e: z.enum(['a', 'b']) }), { e: 'c' }, '“e” must be one of a, b'],
  [z.object({ b: z.boolean() }), { b: 'yes' }, '“b” must be true or false'],
  [z.strictObject({}), { x: 1 }, 'The input has unknown fields: x'],
  [z.strictObject({}), { ['x'.repeat(101)]: 1 }, `The input has unknown fields: ${'x'.repeat(100)}`],
  [z.object({ m: z.email() }), { m: 'x' }, '“m” is not valid'],
  [z.object({ u: z.union([z.string(), z.int()]) }), { u: {} }, '“u” is not valid'],
])('a rule without its own message gets a plain one (%#)', (schema, input, sentence) => {
  expect(schema.safeParse(input).error?.issues[0]?.message).toBe(sentence)
})

test('a rule’s own message takes precedence', () => {
  expect(z.string('Please say it').safeParse(7).error?.issues[0]?.message).toBe('Please say it')
})
