import { expect, test } from 'vitest'
import { AFFILIATIONS } from '#domain/polls/affiliations.ts'
import { percentages } from '#domain/polls/results.ts'
import { closedPoll, openPoll } from './polls.ts'

const groupsOf = ({ spread }: typeof openPoll) => AFFILIATIONS.map((affiliation) => spread[affiliation] ?? [])

test('every demo poll has sample votes for each option and group, and an option for all other answers', () => {
  expect([openPoll.status, closedPoll.status]).toEqual(['open', 'closed'])
  for (const poll of [openPoll, closedPoll]) {
    for (const ballots of groupsOf(poll)) {
      expect(ballots.length).toBe(poll.options.length)
      expect(Math.min(...ballots)).toBeGreaterThanOrEqual(5)
    }
    expect(poll.options.some((option) => /^some(thing|where) else$/i.test(option))).toBe(true)
  }
})

test('sample votes have the same split in every group', () => {
  for (const poll of [openPoll, closedPoll]) {
    const [first, ...others] = groupsOf(poll).map((ballots) => percentages(ballots))
    for (const shares of others) expect(shares).toEqual(first)
  }
})
