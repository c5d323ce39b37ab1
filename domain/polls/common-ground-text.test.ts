import { expect, test } from 'vitest'
import type { Affiliation } from './affiliations.ts'
import {
  closestOptions,
  commonGroundParts,
  firstChoiceBadge,
  type GroupComparison,
  leftOutText,
  notEnoughHint,
  notEnoughText,
  sentenceText,
  widestIndex,
} from './common-ground-text.ts'

const option = (name: string, lowest: number, difference: number) => ({
  option: name,
  everyone: 34,
  groupAverage: 34,
  lowest,
  lowestGroup: 'conservative' as const,
  difference,
})

const SHARED: GroupComparison = {
  options: [
    option('Meeting times that fit a workday.', 31, 5),
    option('Agendas a week ahead', 19, 11),
    option('A live stream?', 12, 9),
  ],
  firstChoice: 0,
  tiedGroups: [],
  groups: [],
  widest: { option: 'Agendas a week ahead', difference: 11 },
}

const text = (changes: Partial<GroupComparison> = {}) =>
  sentenceText(commonGroundParts({ ...SHARED, ...changes }))

test('a shared first choice comes with the largest difference', () => {
  expect(text()).toBe(
    'Among visitors who voted, at least 31% in every group compared chose “Meeting times that fit a workday”; conservatives ' +
      'and liberals differ most on “Agendas a week ahead,” by 11 points.',
  )
  expect(commonGroundParts(SHARED)).toContainEqual({ figure: '31%' })
  expect(commonGroundParts(SHARED)).toContainEqual({ figure: '11 points' })
})

test('different first choices are followed by the closest answer', () => {
  expect(text({ firstChoice: null })).toBe(
    'Among visitors who voted, the groups have different first choices. Still, at least 31% in every group compared chose ' +
      '“Meeting times that fit a workday.” Conservatives and liberals differ most on “Agendas a week ahead,” by 11 points.',
  )
})

test('a tie for first place is called a tie', () => {
  const tiedGroup = (affiliation: Affiliation, ...votes: number[]) => ({
    affiliation,
    total: 100,
    results: SHARED.options.map(({ option }, index) => ({ option, votes: votes[index] ?? 0, percentage: 0 })),
  })
  const groups = [tiedGroup('liberal', 0, 50, 50), tiedGroup('independent', 20, 40, 40)]
  expect(text({ firstChoice: null, tiedGroups: ['independent'], groups })).toMatch(
    /^Among visitors who voted, people who are independent or gave no affiliation have a tie for first place between “Agendas a week ahead” and “A live stream\?” so the groups have no single first choice in common\. At least 31% in every group compared chose/,
  )
  expect(text({ firstChoice: null, tiedGroups: ['liberal', 'independent'], groups })).toMatch(
    /^Among visitors who voted, there’s a tie for first place within each of these groups: liberals and people who are/,
  )
})

test('a tie for the largest difference names no answer', () => {
  expect(text({ widest: { option: null, difference: 1 } })).toMatch(
    /; conservatives and liberals differ most, by 1 point, on more than one answer\.$/,
  )
  expect(text({ widest: { option: null, difference: 0 } })).toMatch(
    /; conservatives and liberals chose each answer equally often\.$/,
  )
})

test('answers that are equally close are all named', () => {
  const options = [option('Roads', 25, 3), option('Parks', 25, 9), option('Pools', 2, 9)]
  expect(closestOptions({ ...SHARED, firstChoice: null, options })).toHaveLength(2)
  expect(text({ firstChoice: null, options })).toContain(
    'at least 25% in every group compared chose each of “Roads” and “Parks.” Conservatives',
  )
  const none = options.map((each) => ({ ...each, lowest: 0 }))
  expect(text({ firstChoice: null, options: none })).toContain(
    'No answer was chosen by at least 1% of every group compared.',
  )
})

test('the sentence never claims agreement', () => {
  for (const firstChoice of [0, null]) expect(text({ firstChoice })).not.toMatch(/consensus|margin of error/i)
})

test('on a tie for the largest difference, the first such answer is used', () => {
  const options = [option('Roads', 25, 3), option('Parks', 25, 9), option('Pools', 2, 9)]
  expect(widestIndex({ options, widest: { option: null, difference: 9 } })).toBe(1)
})

test('a withheld group is not named among the groups that are short of ballots', () => {
  const liberals = { affiliation: 'liberal' as const, have: 12, need: 30 }
  const withheld = { affiliation: 'conservative' as const, have: null, need: 30 }
  expect(notEnoughText([withheld, liberals], true)).toBe('Not enough ballots yet: liberals 12 of 30')
  expect(notEnoughText([withheld], false)).toBe('Not enough ballots')
})

test('the badge of the archive tells shared, different and tied first choices apart', () => {
  expect(firstChoiceBadge({ firstChoice: 0, tiedGroups: [] })).toBe(
    'Same first choice in every group compared',
  )
  expect(firstChoiceBadge({ firstChoice: null, tiedGroups: [] })).toBe('Different first choices')
  expect(firstChoiceBadge({ firstChoice: null, tiedGroups: ['liberal'] })).toBe('A tie for first place')
})

test('a group that is shown but too small to be compared is named', () => {
  const group = (affiliation: 'liberal' | 'other', total: number) => ({ affiliation, total })
  expect(leftOutText([group('liberal', 30), group('other', 29)])).toBe(
    'Fewer than 30 people with another affiliation voted, so they aren’t compared.',
  )
  expect(leftOutText([group('liberal', 30), group('other', 30)])).toBeNull()
})

test('the hint about missing ballots says what this page and the home page show', () => {
  expect(notEnoughHint(true, 5)).toMatch(
    /Until then, this page shows only how everyone answered\. While a poll is on the home page, a group can be shown there once 5 people in it have answered\.$/,
  )
  expect(notEnoughHint(false, 5)).not.toContain('home page')
})
