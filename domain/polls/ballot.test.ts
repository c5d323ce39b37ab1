import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { AFFILIATION_LABEL, AFFILIATIONS } from './affiliations.ts'
import { ballotDay, checkVote, type PollStatus, voteSchema } from './ballot.ts'

const EASTERN = [[1_793_512_800, -300, 'EST']] as const
const NOW = new Date('2026-11-20T12:00:00Z')
const poll = (status: PollStatus, options = ['Yes', 'No']) => ({ status, options, closesAt: null })

function errorOf(act: () => unknown): DomainError {
  try {
    act()
  } catch (error) {
    if (error instanceof DomainError) return error
  }
  throw new Error('no error was thrown')
}

test('an open poll accepts votes for its own options only', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 10 }), fc.integer({ min: -5, max: 15 }), (count, optionIndex) => {
      const open = poll('open', new Array(count).fill('Option'))
      const vote = { optionIndex, politicalAffiliation: 'liberal' } as const
      if (optionIndex >= 0 && optionIndex < count) {
        expect(() => checkVote(open, vote, NOW)).not.toThrow()
      } else {
        const error = errorOf(() => checkVote(open, vote, NOW))
        expect(error.code).toBe('BAD_INPUT')
        expect(error.fields.map((field) => field.path)).toEqual(['optionIndex'])
      }
    }),
  )
})

test('a closed poll rejects votes', () => {
  const vote = voteSchema.parse({ optionIndex: 0 })
  expect(errorOf(() => checkVote(poll('closed'), vote, NOW)).code).toBe('CONFLICT')
})

test('a poll rejects votes from its closing time on, even while it is still marked as open', () => {
  const vote = voteSchema.parse({ optionIndex: 0 })
  const closesAt = new Date('2026-11-20T12:00:00Z')
  const due = { ...poll('open'), closesAt }
  expect(() => checkVote(due, vote, new Date(closesAt.getTime() - 1))).not.toThrow()
  expect(errorOf(() => checkVote(due, vote, closesAt)).code).toBe('CONFLICT')
})

test('an option index must be a whole number of at least 0', () => {
  for (const optionIndex of [0.5, -1, '0', Number.NaN, undefined]) {
    expect(voteSchema.safeParse({ optionIndex }).success).toBe(false)
  }
})

test('a ballot stores the day without the time', () => {
  expect(ballotDay(new Date('2026-11-18T04:59:59.999Z'), EASTERN).toISOString()).toBe(
    '2026-11-17T00:00:00.000Z',
  )
  expect(ballotDay(new Date('2026-11-18T05:00:00.000Z'), EASTERN).toISOString()).toBe(
    '2026-11-18T00:00:00.000Z',
  )
})

const affiliationOf = (politicalAffiliation: unknown) =>
  voteSchema.parse({ optionIndex: 0, politicalAffiliation }).politicalAffiliation

test('a missing affiliation counts as independent', () => {
  expect(affiliationOf(undefined)).toBe('independent')
})

test('an affiliation is accepted in any letter case', () => {
  for (const affiliation of AFFILIATIONS) {
    expect(affiliationOf(affiliation.toUpperCase())).toBe(affiliation)
    expect(affiliationOf(AFFILIATION_LABEL[affiliation])).toBe(affiliation)
  }
})

test('an unknown affiliation is rejected with a message', () => {
  const message = 'Political affiliation must be conservative, liberal, independent or other'
  for (const wrong of ['martian', '', 3, null]) {
    expect(
      voteSchema.safeParse({ optionIndex: 0, politicalAffiliation: wrong }).error?.issues[0]?.message,
    ).toBe(message)
  }
})
