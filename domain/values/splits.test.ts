import { expect, test } from 'vitest'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { VALUE_CARDS } from './cards.ts'
import { MIN_SPLIT_GAP, SPLITS, splitGap } from './splits.ts'

test('the parties are at least 40 points apart on each of the ten, and five lean each way', () => {
  expect(SPLITS).toHaveLength(10)
  for (const split of SPLITS) expect(splitGap(split)).toBeGreaterThanOrEqual(MIN_SPLIT_GAP)
  expect(SPLITS.filter(({ republicans, democrats }) => republicans > democrats)).toHaveLength(5)
  // Five in a row, which a visit shows, never belong to one side.
  for (const start of [0, 5]) {
    const five = SPLITS.slice(start, start + 5).filter((split) => split.republicans > split.democrats)
    expect([2, 3]).toContain(five.length)
  }
})

test('every split has a source and a slug of its own', () => {
  expect(new Set(SPLITS.map(({ slug }) => slug)).size).toBe(SPLITS.length)
  for (const { url, pollster, asked, statement, population } of SPLITS) {
    expect(url).toMatch(/^https:\/\//)
    expect(pollster && asked && statement && population).toBeTruthy()
    expect(`${statement} ${asked}`).not.toMatch(/\d/)
  }
})

test('related options and cards exist', () => {
  const options = SOURCED_QUESTIONS.flatMap(({ options }) => options.map(({ value }) => value))
  const slugs = VALUE_CARDS.map(({ slug }) => slug)
  for (const { near } of SPLITS) {
    expect(options).toEqual(expect.arrayContaining([...near.quiz]))
    expect(slugs).toEqual(expect.arrayContaining([...near.values]))
  }
})
