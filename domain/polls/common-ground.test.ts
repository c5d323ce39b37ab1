import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AFFILIATIONS, type Affiliation } from './affiliations.ts'
import { commonGround, type GroupVotes } from './common-ground.ts'
import { percentages } from './results.ts'

const compare = (votes: GroupVotes, { options = 4, sampleVotes = 0, minGroupSize = 5 } = {}) =>
  commonGround({ options, votes, sampleVotes, minGroupSize })

const MEETINGS: GroupVotes = {
  conservative: [46, 41, 45, 18],
  liberal: [151, 101, 80, 88],
  independent: [105, 87, 71, 47],
  other: [18, 13, 12, 7],
}

test('golden vector: four groups with the same first choice', () => {
  expect(compare(MEETINGS)).toEqual({
    version: 'cg-1',
    enough: true,
    missing: [],
    firstChoice: 0,
    tiedGroups: [],
    options: [
      { everyone: 35, eachGroupOnce: 34, lowest: 31, lowestGroup: 'conservative', difference: 5 },
      { everyone: 26, eachGroupOnce: 26, lowest: 24, lowestGroup: 'liberal', difference: 3 },
      { everyone: 22, eachGroupOnce: 24, lowest: 19, lowestGroup: 'liberal', difference: 11 },
      { everyone: 17, eachGroupOnce: 16, lowest: 12, lowestGroup: 'conservative', difference: 9 },
    ],
    widest: { option: 2, difference: 11 },
  })
})

test('golden vector: too few liberals', () => {
  expect(compare({ ...MEETINGS, liberal: [6, 3, 2, 1] })).toEqual({
    version: 'cg-1',
    enough: false,
    missing: [{ affiliation: 'liberal', have: 12, need: 30 }],
    firstChoice: null,
    tiedGroups: [],
    options: percentages([175, 144, 130, 73]).map((everyone) => ({
      everyone,
      eachGroupOnce: null,
      lowest: null,
      lowestGroup: null,
      difference: null,
    })),
    widest: null,
  })
})

test('the size of a withheld group is not published', () => {
  const ground = compare({ ...MEETINGS, liberal: [1, 1, 1, 0], other: [0, 0, 0, 4] })
  expect(ground.missing).toEqual([{ affiliation: 'liberal', have: null, need: 30 }])
})

test('a poll with sample votes is not compared', () => {
  const ground = compare(MEETINGS, { sampleVotes: 1 })
  expect(ground).toMatchObject({ enough: false, firstChoice: null, widest: null })
  expect(ground.missing.map(({ have }) => have)).toEqual([null, null, null])
})

test('a tie for first place in one group leaves no common first choice and names the group', () => {
  const ground = compare({ ...MEETINGS, independent: [100, 100, 63, 47] })
  expect(ground).toMatchObject({ enough: true, firstChoice: null, tiedGroups: ['independent'] })
})

test('groups with different first choices have none in common', () => {
  const ground = compare({ ...MEETINGS, liberal: [101, 151, 80, 88] })
  expect(ground).toMatchObject({ enough: true, firstChoice: null, tiedGroups: [] })
})

test('with two options the difference is the same for both, so neither is named', () => {
  const ground = compare({ conservative: [60, 40], liberal: [40, 60], independent: [50, 50] }, { options: 2 })
  expect(ground.widest).toEqual({ option: null, difference: 20 })
})

const OPTIONS = 3
const groupVotes = fc.array(fc.nat({ max: 90 }), { minLength: OPTIONS, maxLength: OPTIONS })
const pollVotes = fc.record<Record<Affiliation, number[]>>({
  conservative: groupVotes,
  liberal: groupVotes,
  independent: groupVotes,
  other: groupVotes,
})
const total = (votes: readonly number[]) => votes.reduce((sum, count) => sum + count, 0)

test('property: the order in which groups are listed does not matter', () => {
  fc.assert(
    fc.property(pollVotes, fc.shuffledSubarray([...AFFILIATIONS], { minLength: 4 }), (votes, order) => {
      const reordered = Object.fromEntries(order.map((group) => [group, votes[group]]))
      expect(compare(reordered, { options: OPTIONS })).toEqual(compare(votes, { options: OPTIONS }))
    }),
  )
})

test('property: a group that doubles its ballots does not weigh more', () => {
  fc.assert(
    fc.property(pollVotes, fc.constantFrom(...AFFILIATIONS), (votes, group) => {
      fc.pre(AFFILIATIONS.every((affiliation) => total(votes[affiliation]) >= 30))
      const before = compare(votes, { options: OPTIONS })
      const after = compare(
        { ...votes, [group]: votes[group].map((count) => count * 2) },
        { options: OPTIONS },
      )
      const withoutEveryone = (ground: typeof before) => ({
        ...ground,
        options: ground.options.map((option) => ({ ...option, everyone: null })),
      })
      expect(withoutEveryone(after)).toEqual(withoutEveryone(before))
    }),
  )
})

test('property: how a withheld group voted changes nothing but the overall result', () => {
  fc.assert(
    fc.property(pollVotes, fc.integer({ min: 6, max: 40 }), (votes, minGroupSize) => {
      const ballots = minGroupSize - 1
      const shown = { conservative: votes.conservative, independent: votes.independent }
      const first = compare(
        { ...shown, liberal: [ballots, 0, 0], other: [0, 1, 0] },
        { options: OPTIONS, minGroupSize },
      )
      const second = compare(
        { ...shown, liberal: [0, 0, ballots - 1], other: [3, 0, 0] },
        { options: OPTIONS, minGroupSize },
      )
      const claims = ({ options: _, ...ground }: typeof first) => ground
      expect(claims(second)).toEqual(claims(first))
    }),
  )
})

test('property: every share is a whole number of percent, and the lowest is at most any group’s', () => {
  fc.assert(
    fc.property(pollVotes, (votes) => {
      const { enough, options } = compare(votes, { options: OPTIONS })
      fc.pre(enough)
      options.forEach((ground, option) => {
        for (const group of AFFILIATIONS) {
          if (total(votes[group]) >= 30)
            expect(ground.lowest).toBeLessThanOrEqual(percentages(votes[group])[option] ?? 0)
        }
        for (const share of [ground.everyone, ground.lowest, ground.eachGroupOnce]) {
          expect(Number.isInteger(share)).toBe(true)
        }
      })
    }),
  )
})
