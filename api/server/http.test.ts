import { expect, test } from 'vitest'
import { quotaHeaders } from './http.ts'

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
