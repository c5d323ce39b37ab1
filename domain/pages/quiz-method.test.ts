import { expect, test } from 'vitest'
import { QUIZ_QUESTIONS, UNKNOWN_HUNDREDTHS } from '#domain/quiz/questions.ts'
import { CATEGORY_FORMULAS, categoryPercentage } from '#domain/quiz/score.ts'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { POLICY_AREAS, QUIZ_METHOD } from './quiz-method.ts'

const polls = SOURCED_QUESTIONS.flatMap(({ options }) => options)
const shares = polls.flatMap(({ republicans, democrats }) => [republicans, democrats])
const chosen = POLICY_AREAS.chosen.join(' ')

test('the quiz covers forty policy areas', () => {
  expect(POLICY_AREAS.heading).toBe('The quiz covers 40+ policy areas')
  expect(POLICY_AREAS.lead).toContain('forty options, each from a different policy area')
  expect(new Set(polls.map(({ area }) => area)).size).toBe(40)
})

test('the weights are described as they are', () => {
  const weights = QUIZ_QUESTIONS.flatMap(({ options }) => options.map(({ hundredths }) => hundredths))
  const decimal = (hundredths: number) => (hundredths / 100).toFixed(2)
  expect(QUIZ_METHOD.scoring).toContain(
    `between ${decimal(Math.min(...weights))} and ${decimal(Math.max(...weights))}.`,
  )
  expect(QUIZ_METHOD.scoring).toContain(`has a weight of ${decimal(UNKNOWN_HUNDREDTHS)}.`)
})

test('the categories of any ten answers are at most two points apart', () => {
  expect(QUIZ_METHOD.categories).toContain('never differ by more than two points')
  const gaps = Array.from({ length: 1000 - 550 }, (_, index) => {
    const percentages = CATEGORY_FORMULAS.map((formula) => categoryPercentage(formula, 550 + index, 10))
    return Math.max(...percentages) - Math.min(...percentages)
  })
  expect(Math.max(...gaps)).toBeLessThanOrEqual(2)
})

test('the selection is described as it is', () => {
  expect(chosen).toContain('between 58% and 95% of each party')
  for (const share of shares) expect([share >= 58, share <= 95]).toEqual([true, true])

  const count = (sign: number) =>
    polls.filter(({ republicans, democrats }) => Math.sign(republicans - democrats) === sign).length
  expect(chosen).toContain(
    `Republicans agreed more on ${count(1)} of the forty, Democrats on ${count(-1)}, and one is a tie.`,
  )
  expect(count(0)).toBe(1)

  const mean = (party: 'republicans' | 'democrats') =>
    Math.round(polls.reduce((sum, poll) => sum + poll[party], 0) / polls.length)
  expect(chosen).toContain(`${mean('republicans')}% of Republicans and ${mean('democrats')}% of Democrats`)
})

test('the questions with the widest gaps between the parties are named', () => {
  const gaps = SOURCED_QUESTIONS.map(({ options }) =>
    options.reduce((sum, { republicans, democrats }) => sum + republicans - democrats, 0),
  )
  const wide = QUIZ_QUESTIONS.flatMap(({ id }, index) => (Math.abs(gaps[index] ?? 0) > 16 ? [id] : []))
  expect(wide).toEqual(['elections', 'safety-and-justice', 'immigration', 'land-and-water'])
  expect(chosen).toContain('Republicans agreed more with the answers about elections and immigration')
})

test('polls with a briefing are counted, and the note of each says so', () => {
  const briefed = polls.filter(({ pollster }) => pollster.startsWith('Program for Public Consultation'))
  expect(chosen).toContain('Twelve are from the Program for Public Consultation')
  expect(briefed).toHaveLength(12)
  for (const { note } of briefed) expect(note).toContain('briefing')
})

test('the years of the polls are those of the data', () => {
  const years = polls.map(({ year }) => year)
  expect(QUIZ_METHOD.limits.join(' ')).toContain(`from ${Math.min(...years)} to ${Math.max(...years)}`)
})
