import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AFFILIATIONS, type Affiliation } from './affiliations.ts'
import { commonGround } from './common-ground.ts'
import { optionResults, percentages, resultsByAffiliation } from './results.ts'

const TEXTS = ['Roads', 'Parks', 'Pools', 'Trails']
type GroupVotes = Partial<Record<Affiliation, number[]>>

const compare = (
  groupVotes: GroupVotes,
  { options: count = 4, sampleVotes: exampleVotes = 0, minGroupSize = 5 } = {},
) => {
  const options = TEXTS.slice(0, count)
  const tallies = Object.entries(groupVotes).flatMap(([affiliation, votes]) =>
    votes.map((votes, optionIndex) => ({ affiliation: affiliation as Affiliation, optionIndex, votes })),
  )
  const groups = resultsByAffiliation({ options, tallies }, minGroupSize)
  return commonGround({ results: optionResults(options, tallies), groups, exampleVotes })
}

const MEETINGS: GroupVotes = {
  conservative: [46, 41, 45, 18],
  liberal: [151, 101, 80, 88],
  independent: [105, 87, 71, 47],
  other: [18, 13, 12, 7],
}

test('golden vector: four groups with the same first choice', () => {
  expect(compare(MEETINGS)).toEqual({
    version: 'cg-2',
    enough: true,
    shortfall: [],
    firstChoice: 0,
    tiedGroups: [],
    options: [
      // 46 of 150 conservatives are 30.7%.
      {
        option: 'Roads',
        everyone: 35,
        groupAverage: 34,
        lowest: 30,
        lowestGroup: 'conservative',
        difference: 5,
      },
      { option: 'Parks', everyone: 26, groupAverage: 26, lowest: 24, lowestGroup: 'liberal', difference: 3 },
      { option: 'Pools', everyone: 22, groupAverage: 24, lowest: 19, lowestGroup: 'liberal', difference: 11 },
      {
        option: 'Trails',
        everyone: 17,
        groupAverage: 16,
        lowest: 12,
        lowestGroup: 'conservative',
        difference: 9,
      },
    ],
    widest: { option: 'Pools', difference: 11 },
  })
})

test('golden vector: too few liberals', () => {
  expect(compare({ ...MEETINGS, liberal: [6, 3, 2, 1] })).toEqual({
    version: 'cg-2',
    enough: false,
    shortfall: [{ affiliation: 'liberal', have: 12, need: 30 }],
    firstChoice: null,
    tiedGroups: [],
    options: percentages([175, 144, 130, 73]).map((everyone, index) => ({
      option: TEXTS[index],
      everyone,
      groupAverage: null,
      lowest: null,
      lowestGroup: null,
      difference: null,
    })),
    widest: null,
  })
})

test('golden vector: a shown group with fewer than 30 ballots takes no part', () => {
  const votes = { conservative: [40, 10], liberal: [38, 12], independent: [35, 15], other: [0, 5] }
  const comparison = compare(votes, { options: 2 })
  expect(comparison).toEqual({
    version: 'cg-2',
    enough: true,
    shortfall: [],
    firstChoice: 0,
    tiedGroups: [],
    options: [
      {
        option: 'Roads',
        everyone: 73,
        groupAverage: 75,
        lowest: 70,
        lowestGroup: 'independent',
        difference: 4,
      },
      {
        option: 'Parks',
        everyone: 27,
        groupAverage: 25,
        lowest: 20,
        lowestGroup: 'conservative',
        difference: 4,
      },
    ],
    widest: { option: null, difference: 4 },
  })
  expect(compare({ ...votes, other: [0, 30] }, { options: 2 })).toMatchObject({ firstChoice: null })
})

test('a third of a group is at least 33%, and groups with exactly the same share tie for the lowest', () => {
  const votes = { conservative: [10, 10, 10], liberal: [20, 20, 20], independent: [20, 10, 10] }
  const [first, second] = compare(votes, { options: 3 }).options
  expect(first).toMatchObject({ lowest: 33, lowestGroup: null })
  expect(second).toMatchObject({ lowest: 25, lowestGroup: 'independent' })
})

test('the size of a withheld group is not published', () => {
  const comparison = compare({ ...MEETINGS, liberal: [1, 1, 1, 0], other: [0, 0, 0, 4] })
  expect(comparison.shortfall).toEqual([{ affiliation: 'liberal', have: null, need: 30 }])
})

test('a poll with sample votes is not compared', () => {
  const comparison = compare(MEETINGS, { sampleVotes: 1 })
  expect(comparison).toMatchObject({ enough: false, firstChoice: null, widest: null })
  expect(comparison.shortfall.map(({ have }) => have)).toEqual([null, null, null])
})

test('a tie for first place in one group leaves no common first choice and names the group', () => {
  const comparison = compare({ ...MEETINGS, independent: [100, 100, 63, 47] })
  expect(comparison).toMatchObject({ enough: true, firstChoice: null, tiedGroups: ['independent'] })
})

test('groups with different first choices have none in common', () => {
  const comparison = compare({ ...MEETINGS, liberal: [101, 151, 80, 88] })
  expect(comparison).toMatchObject({ enough: true, firstChoice: null, tiedGroups: [] })
})

test('with two options the difference is the same for both, so neither is named', () => {
  const comparison = compare(
    { conservative: [60, 40], liberal: [40, 60], independent: [50, 50] },
    { options: 2 },
  )
  expect(comparison.widest).toEqual({ option: null, difference: 20 })
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
      const withoutEveryone = (comparison: typeof before) => ({
        ...comparison,
        options: comparison.options.map((option) => ({ ...option, everyone: null })),
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
      const claims = ({ options: _, ...comparison }: typeof first) => comparison
      expect(claims(second)).toEqual(claims(first))
    }),
  )
})

test('property: at least the lowest share of each group with 30 ballots chose the option, and no whole point more', () => {
  fc.assert(
    fc.property(pollVotes, (votes) => {
      const { enough, options } = compare(votes, { options: OPTIONS })
      fc.pre(enough)
      const compared = AFFILIATIONS.filter((group) => total(votes[group]) >= 30)
      options.forEach(({ everyone, lowest, groupAverage }, option) => {
        const shares = compared.map((group) => (100 * (votes[group][option] ?? 0)) / total(votes[group]))
        expect(lowest).toBeLessThanOrEqual(Math.min(...shares))
        expect(Number(lowest) + 1).toBeGreaterThan(Math.min(...shares))
        for (const share of [everyone, lowest, groupAverage]) expect(Number.isInteger(share)).toBe(true)
      })
    }),
  )
})

test('property: how a group with fewer than 30 ballots voted changes nothing but the overall result', () => {
  const smallGroup = groupVotes
    .map((votes) => votes.map((count) => count % 10))
    .filter((votes) => total(votes) >= 5)
  fc.assert(
    fc.property(pollVotes, smallGroup, smallGroup, (votes, first, second) => {
      // Which groups are withheld depends on their sizes.
      fc.pre(total(first) === total(second))
      const claims = (other: number[]) => {
        const { options, ...rest } = compare({ ...votes, other }, { options: OPTIONS })
        return { ...rest, options: options.map((option) => ({ ...option, everyone: null })) }
      }
      expect(claims(second)).toEqual(claims(first))
    }),
  )
})
