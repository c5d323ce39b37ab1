import { expect, test } from 'vitest'
import { signInSchema } from './token.ts'

const parse = (token: string) => signInSchema.safeParse({ token })

test('a token is saved without the spaces around it', () => {
  expect(parse('  secret \n').data).toEqual({ token: 'secret' })
})

test('a blank field is not a token', () => {
  expect([parse('').success, parse(' \t').success]).toEqual([false, false])
})

test('a token with characters that no header can carry is refused', () => {
  for (const token of ['\u201ca token\u201d', 'a token\u200b of sixteen', 'caf\u00e9'])
    expect(parse(token).error?.issues[0]?.message).toMatch(/^This token has characters/)
})
