import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AFFILIATIONS, type Affiliation } from './affiliations.ts'
import { affiliationsToShow, axisMaximum, byDifference, groupDifference, percentages } from './results.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const votes = fc.nat({ max: 2_000_000 })
const ballots = fc.nat({ max: 40 })
const totalsOf = fc.record<Record<Affiliation, number>>({
  conservative: ballots,
  liberal: ballots,
  independent: ballots,
  other: ballots,
})

test('without votes every percentage is zero', () => {
  expect(percentages([0, 0, 0])).toEqual([0, 0, 0])
  expect(percentages([])).toEqual([])
})

test('three equal options get 34, 33 and 33 in order', () => {
  expect(percentages([1, 1, 1])).toEqual([34, 33, 33])
  expect(percentages([7, 7, 7, 7, 7, 7])).toEqual([17, 17, 17, 17, 16, 16])
})

test('the option with the largest remainder is rounded up, not the one with the most votes', () => {
  expect(percentages([5, 1])).toEqual([83, 17])
  expect(percentages([1, 5])).toEqual([17, 83])
  expect(percentages([60, 21, 20, 20])).toEqual([50, 17, 17, 16])
})

test('percentages are whole, add up to 100 and differ by less than a point from the exact value', () => {
  fc.assert(
    fc.property(fc.array(votes, { minLength: 2, maxLength: 10 }), (counts) => {
      const total = sum(counts)
      const shares = percentages(counts)
      expect(sum(shares)).toBe(total === 0 ? 0 : 100)
      counts.forEach((count, option) => {
        const share = shares[option] ?? Number.NaN
        expect(Number.isInteger(share)).toBe(true)
        if (total > 0) expect(Math.abs(share - (count * 100) / total)).toBeLessThan(1)
      })
    }),
  )
})

test('an option with more votes never shows a smaller percentage', () => {
  fc.assert(
    fc.property(fc.array(votes, { minLength: 2, maxLength: 10 }), fc.nat(), fc.nat(), (counts, a, b) => {
      const shares = percentages(counts)
      const [i, j] = [a % counts.length, b % counts.length]
      if ((counts[i] ?? 0) > (counts[j] ?? 0)) expect(shares[i]).toBeGreaterThanOrEqual(shares[j] ?? 0)
    }),
  )
})

test('sufficiently large groups are shown in the order of the selector', () => {
  expect(affiliationsToShow({ other: 9, independent: 5, liberal: 6, conservative: 5 }, 5)).toEqual([
    ...AFFILIATIONS,
  ])
})

test('small groups that together reach the minimum are withheld, and the rest is shown', () => {
  expect(affiliationsToShow({ conservative: 8, liberal: 7, independent: 3, other: 2 }, 5)).toEqual([
    'conservative',
    'liberal',
  ])
})

test('small groups that together stay below the minimum are withheld with the next smallest', () => {
  expect(affiliationsToShow({ conservative: 8, liberal: 7, independent: 1, other: 1 }, 5)).toEqual([
    'conservative',
  ])
  expect(affiliationsToShow({ conservative: 8, liberal: 7, independent: 2, other: 2 }, 12)).toEqual([])
  expect(affiliationsToShow({ conservative: 8, liberal: 7, independent: 6, other: 1 }, 5)).toEqual([
    'conservative',
    'liberal',
  ])
  expect(affiliationsToShow({ conservative: 6, liberal: 0, independent: 2, other: 0 }, 5)).toEqual([])
})

test('empty groups are not shown and do not cause others to be withheld', () => {
  expect(affiliationsToShow({ conservative: 8, liberal: 5, independent: 0, other: 0 }, 5)).toEqual([
    'conservative',
    'liberal',
  ])
  expect(affiliationsToShow({ conservative: 0, liberal: 0, independent: 0, other: 0 }, 5)).toEqual([])
})

test('groups that tie for next smallest are both withheld, so that neither side is favored', () => {
  expect(affiliationsToShow({ conservative: 9, liberal: 9, independent: 2, other: 0 }, 5)).toEqual([])
  expect(affiliationsToShow({ conservative: 9, liberal: 12, independent: 9, other: 1 }, 5)).toEqual([
    'liberal',
  ])
})

test('subtraction never tells about fewer than `minGroupSize` people', () => {
  fc.assert(
    fc.property(totalsOf, fc.integer({ min: 1, max: 50 }), (totals, minGroupSize) => {
      const shown = affiliationsToShow(totals, minGroupSize)
      const withheld = sum(
        AFFILIATIONS.filter((group) => !shown.includes(group)).map((group) => totals[group]),
      )
      if (shown.length > 0 && withheld > 0) expect(withheld).toBeGreaterThanOrEqual(minGroupSize)
      for (const group of shown) expect(totals[group]).toBeGreaterThanOrEqual(minGroupSize)
    }),
  )
})

test('no group is withheld without need', () => {
  fc.assert(
    fc.property(totalsOf, fc.integer({ min: 1, max: 50 }), (totals, minGroupSize) => {
      const shown = affiliationsToShow(totals, minGroupSize)
      const alsoWithheld = AFFILIATIONS.filter(
        (group) => totals[group] >= minGroupSize && !shown.includes(group),
      )
      const largest = Math.max(...alsoWithheld.map((group) => totals[group]))
      for (const group of shown) expect(totals[group]).toBeGreaterThan(largest)
      // Without the largest of them, the other withheld groups would be too few people.
      const others = AFFILIATIONS.filter((group) => !shown.includes(group) && totals[group] !== largest)
      if (alsoWithheld.length > 0) {
        const ballots = sum(others.map((group) => totals[group]))
        expect(ballots).toBeGreaterThan(0)
        expect(ballots).toBeLessThan(minGroupSize)
      }
    }),
  )
})

test('swapping two groups swaps only whether they are shown', () => {
  const swapped: Record<Affiliation, Affiliation> = {
    conservative: 'liberal',
    liberal: 'conservative',
    independent: 'independent',
    other: 'other',
  }
  fc.assert(
    fc.property(totalsOf, fc.integer({ min: 1, max: 12 }), (totals, minGroupSize) => {
      const mirrored = { ...totals, conservative: totals.liberal, liberal: totals.conservative }
      const shown = affiliationsToShow(mirrored, minGroupSize).map((group) => swapped[group])
      expect(shown.toSorted()).toEqual(affiliationsToShow(totals, minGroupSize).toSorted())
    }),
  )
})

test('the axis ends at the next 25, 50, 75 or 100', () => {
  expect([[25, 3], [50, 0, 38], [51, 49], [76, 24], []].map(axisMaximum)).toEqual([25, 50, 75, 100, 25])
})

test('answers are sorted by difference, and ties and withheld groups keep the order of the ballot', () => {
  const answer = (id: string, conservative?: number, liberal?: number) => ({
    id,
    difference: groupDifference({ conservative, liberal }),
  })
  const order = byDifference([answer('a', 30, 25), answer('b', 3, 40), answer('c', 9, 4), answer('d', 7)])
  expect(order.map(({ id, difference }) => `${id}${difference}`)).toEqual(['b37', 'a5', 'c5', 'dnull'])
})
