import { expect, test } from 'vitest'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { VALUE_CARDS } from './cards.ts'
import { subjectOf, subjectSearch, subjectsIn, valueOfAnswer } from './subjects.ts'

const ANSWERS = SOURCED_QUESTIONS.flatMap(({ options }) => options.map(({ value }) => value))

test('every value has search words, and its answers are those of the quiz', () => {
  for (const { slug } of VALUE_CARDS) {
    expect([slug, subjectSearch(slug)]).toEqual([slug, expect.stringMatching(/^".+"$/)])
    for (const answer of subjectOf(slug).quiz) {
      expect(ANSWERS).toContain(answer)
      expect(valueOfAnswer(answer)).toBe(slug)
    }
  }
})

test('a text is about the values whose words it has', () => {
  expect(subjectsIn('<p>Two of them, Term limits and a ban on trading stocks</p>')).toEqual([
    'term-limits-for-congress',
    'no-stock-trading-in-congress',
  ])
  expect(subjectsIn('A supper with neighbors')).toEqual([])
})
