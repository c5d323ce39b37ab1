import { expect, test } from 'vitest'
import { signInSchema } from './sign-in.ts'

const parse = (token: string) => signInSchema.safeParse({ token })

test('a token is trimmed', () => {
  expect(parse('  secret \n').data).toEqual({ token: 'secret' })
})

test('a blank token is rejected', () => {
  expect([parse('').success, parse(' \t').success]).toEqual([false, false])
})

test('a token with characters that are invalid in a header is rejected', () => {
  for (const token of ['\u201ca token\u201d', 'a token\u200b of sixteen', 'caf\u00e9'])
    expect(parse(token).error?.issues[0]?.message).toMatch(/^This token has characters/)
})
