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

test('invented votes give no option to one side', () => {
  for (const poll of [openPoll, closedPoll]) {
    const [conservative = [], liberal = []] = groupsOf(poll).map((ballots) => percentages(ballots))
    for (const [option, share] of conservative.entries()) {
      expect(Math.abs(share - (liberal[option] ?? 0))).toBeLessThanOrEqual(3)
    }
  }
})

test('invented votes show groups with the same and with different first choices', () => {
  const sharesFirst = [openPoll, closedPoll].map((poll) => {
    const first = groupsOf(poll).map((ballots) => ballots.indexOf(Math.max(...ballots)))
    return new Set(first).size === 1
  })
  expect(sharesFirst.toSorted()).toEqual([false, true])
})
