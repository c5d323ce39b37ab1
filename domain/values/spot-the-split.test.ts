import { expect, test } from 'vitest'
import { areParents } from '#domain/quiz/parents.ts'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { MIN_SPLIT_GAP, SPLITS, splitGap } from './splits.ts'
import { nextRound, SPLIT_ROUNDS, spotResultText, spotScoreText } from './spot-the-split.ts'

const OPTIONS = SOURCED_QUESTIONS.flatMap(({ options }) => options)

test('a round has one split and four shared statements, one of them about the split’s subject', () => {
  const withNear = SPLITS.filter(({ near }) => near.quiz.length > 0)
  expect(SPLIT_ROUNDS.map(({ slug }) => slug)).toEqual(withNear.map(({ slug }) => slug))
  for (const { slug, statements, answer } of SPLIT_ROUNDS) {
    const split = SPLITS.find((split) => split.slug === slug)
    expect(new Set(statements.map(({ text }) => text)).size).toBe(5)
    expect(statements[answer]?.text).toBe(split?.statement)
    const shared = statements.filter((_, index) => index !== answer)
    for (const statement of shared) {
      expect(Math.min(statement.republicans, statement.democrats)).toBeGreaterThan(50)
      expect(splitGap(statement)).toBeLessThan(MIN_SPLIT_GAP)
      expect(areParents(statement.population)).toBe(false)
    }
    const values = shared.map(({ text }) => OPTIONS.find((option) => option.text === text)?.value)
    expect(values.filter((value) => split?.near.quiz.includes(value ?? ''))).not.toEqual([])
  }
})

test('the split is not always in the same place', () => {
  expect(new Set(SPLIT_ROUNDS.map(({ answer }) => answer)).size).toBeGreaterThan(2)
})

test('the next round is the first that was not played', () => {
  const played = { [SPLIT_ROUNDS[0]?.slug ?? '']: true }
  expect(nextRound(played)).toBe(1)
  expect(spotScoreText(played)).toBe('1 of 1 found, on this device')
  expect(nextRound(Object.fromEntries(SPLIT_ROUNDS.map(({ slug }) => [slug, false])))).toBe(0)
})

test('the answer names the lower party’s share of a shared statement', () => {
  const round = SPLIT_ROUNDS[0]
  if (!round) throw new Error('no round')
  const wrong = (round.answer + 1) % 5
  const { republicans = 0, democrats = 0 } = round.statements[wrong] ?? {}
  expect(spotResultText(round, round.answer)).toBe('You found it.')
  expect(spotResultText(round, wrong)).toContain(`at least ${Math.min(republicans, democrats)}%`)
  expect(spotResultText(round, undefined)).toBe('The split is this one.')
})
