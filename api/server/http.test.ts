import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { contentTypeError, NOT_JSON, quotaHeaders } from './http.ts'

const problemWith = (type: string) =>
  contentTypeError({ headers: { 'content-type': type } } as FastifyRequest)

test.each([
  'application/json',
  'Application/JSON',
  'application/json ; charset=utf-8',
  'application/json;charset="UTF-8"',
  'application/json; charset = utf8 ; ',
  'application/json;',
])('%s is JSON', (type) => expect(problemWith(type)).toBeNull())

test.each([
  '',
  'text/plain',
  'application/jsonx',
  'application/json+x',
  'application/json; charset=latin1',
  'application/json; charset=utf-16',
  'application/json;;',
  'application/json, text/plain',
  'application/json; boundary=x',
])('%s is not JSON', (type) => expect(problemWith(type)).toBe(NOT_JSON))

test('a content type with two million spaces is checked in linear time', () => {
  // A backtracking regular expression would take hours.
  expect(problemWith(`application/json${' '.repeat(2_000_000)}x`)).toBe(NOT_JSON)
})

test('with several rate limits, the headers report the tightest', () => {
  const [votes, quizzes] = [
    { name: 'vote', limit: 60, remaining: 46, reset: 3600 },
    { name: 'quiz', limit: 60, remaining: 3, reset: 900 },
  ]
  const tightest = { 'ratelimit-limit': '60', 'ratelimit-remaining': '3', 'ratelimit-reset': '900' }
  for (const quotas of [
    [votes, quizzes],
    [quizzes, votes],
  ])
    expect(quotaHeaders(quotas)).toEqual(tightest)
  expect(quotaHeaders([])).toEqual({})
})
