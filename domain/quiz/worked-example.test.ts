import { expect, test } from 'vitest'
import { workedExample } from './worked-example.ts'

test('the worked example adds up step by step', () => {
  const { answers, sum, score, overlapPercentage, categories } = workedExample()
  expect(answers).toHaveLength(10)
  expect(answers.reduce((total, { weight }) => total + weight, 0)).toBeCloseTo(sum, 10)
  expect(score).toBeCloseTo(sum / 10, 10)
  expect(overlapPercentage).toBe(Math.round(score * 100))
  for (const { raw, cap, percentage } of categories) {
    expect(percentage).toBe(Math.min(cap, Math.round(raw)))
  }
})
