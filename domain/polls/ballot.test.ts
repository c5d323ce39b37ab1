import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { ballotDay, checkVote, type PollStatus, voteSchema } from './ballot.ts'

const poll = (status: PollStatus, options = ['Yes', 'No']) => ({ status, options })

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
        expect(() => checkVote(open, vote)).not.toThrow()
      } else {
        const error = errorOf(() => checkVote(open, vote))
        expect(error.code).toBe('BAD_INPUT')
        expect(error.fields.map((field) => field.path)).toEqual(['optionIndex'])
      }
    }),
  )
})

test('a closed poll rejects votes', () => {
  const vote = voteSchema.parse({ optionIndex: 0 })
  expect(errorOf(() => checkVote(poll('closed'), vote)).code).toBe('CONFLICT')
})

test('an option index must be a whole number of at least 0', () => {
  for (const optionIndex of [0.5, -1, '0', Number.NaN, undefined]) {
    expect(voteSchema.safeParse({ optionIndex }).success).toBe(false)
  }
})

test('a ballot stores the day without the time', () => {
  expect(ballotDay(new Date('2026-11-18T23:59:59.999Z')).toISOString()).toBe('2026-11-18T00:00:00.000Z')
  expect(ballotDay(new Date('2026-11-18T00:00:00.000Z')).toISOString()).toBe('2026-11-18T00:00:00.000Z')
})
