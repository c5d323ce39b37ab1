import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, localDay, type ZoneOffsets } from '#domain/dates.ts'
import { areParents } from '#domain/quiz/parents.ts'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { SPLITS } from '#domain/values/splits.ts'
import { FIRST_DAY } from './days.ts'
import { hasQuestion, questionOn, TODAY_FIGURES } from './questions.ts'

const COUNT = TODAY_FIGURES.length
const day = fc.integer({ min: -4000, max: 40_000 }).map((days) => addDays(FIRST_DAY, days))
const keyOn = (date: string) => {
  const { figure } = questionOn(date)
  return `${figure.kind} ${figure.slug}`
}

test('every figure comes once before any comes twice, from any day on', () => {
  fc.assert(
    fc.property(day, (from) => {
      const cycle = Array.from({ length: COUNT }, (_, index) => keyOn(addDays(from, index)))
      expect(new Set(cycle).size).toBe(COUNT)
      expect(keyOn(addDays(from, COUNT))).toBe(cycle[0])
    }),
  )
})

test('everyone has the same question until midnight in the site’s time zone', () => {
  const zone: ZoneOffsets = [
    [0, -240, 'EDT'],
    [Date.parse('2026-11-01T06:00Z') / 1000, -300, 'EST'],
  ]
  const at = (time: string) => questionOn(localDay(time, zone))
  // The clocks change on November 1, so that day has 25 hours.
  expect(at('2026-11-02T04:59:59Z')).toEqual(at('2026-11-01T04:00Z'))
  expect(at('2026-11-02T05:00Z')).not.toEqual(at('2026-11-02T04:59:59Z'))
  expect(at('2026-11-01T03:59Z').date).toBe('2026-10-31')
})

test('the parties take turns within a round, and a figure asks about the other party when it returns', () => {
  fc.assert(
    fc.property(day, (date) => {
      const { party } = questionOn(date)
      const isLastOfRound = keyOn(addDays(date, 1)) === keyOn(FIRST_DAY)
      expect(questionOn(addDays(date, 1)).party === party).toBe(isLastOfRound && COUNT % 2 === 0)
      expect(questionOn(addDays(date, COUNT)).party).not.toBe(party)
    }),
  )
})

test('the pool is every card, every split, and every quiz statement that is not on a card or of parents', () => {
  const count = (kind: string) => TODAY_FIGURES.filter((figure) => figure.kind === kind).length
  const options = SOURCED_QUESTIONS.flatMap(({ options }) => options)
  expect(count('value')).toBe(VALUE_CARDS.length)
  expect(count('split')).toBe(SPLITS.length)
  expect(count('quiz')).toBeLessThan(options.length)
  const left = options.filter(
    ({ value }) => !TODAY_FIGURES.some(({ kind, slug }) => kind === 'quiz' && slug === value),
  )
  expect(left.filter(({ population }) => areParents(population))).toHaveLength(2)
  for (const { republicans, democrats, overall, population } of left)
    if (!areParents(population))
      expect(
        VALUE_CARDS.filter(
          (card) =>
            card.republicans === republicans && card.democrats === democrats && card.overall === overall,
        ),
      ).not.toEqual([])
})

test('a split comes every five or six days, so a high guess is not always right', () => {
  const splits = TODAY_FIGURES.flatMap(({ kind }, index) => (kind === 'split' ? [index] : []))
  const gaps = splits.slice(1).map((index, before) => index - (splits[before] ?? 0))
  expect(gaps.every((gap) => gap >= 5 && gap <= 6)).toBe(true)
  const shares = TODAY_FIGURES.map((_, index) => {
    const { figure, party } = questionOn(addDays(FIRST_DAY, index))
    return figure[party]
  })
  expect(shares.filter((share) => share < 50).length).toBeGreaterThanOrEqual(3)
})

test('no question gives a share away', () => {
  for (const { asked } of TODAY_FIGURES)
    if (!asked.includes('36% yearly cap')) expect(asked).not.toMatch(/%|percent/)
})

test('only days from the first to today have a question', () => {
  expect(hasQuestion('2026-11-24', '2026-11-24')).toBe(true)
  expect(hasQuestion('2026-11-01', '2026-11-24')).toBe(true)
  for (const day of ['2026-11-25', '2026-10-31', '2026-11-31', '2026-11-2', '2026-11-24T00:00', 'soon', ''])
    expect(hasQuestion(day, '2026-11-24')).toBe(false)
})
