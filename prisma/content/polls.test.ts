import { expect, test } from 'vitest'
import { AFFILIATIONS } from '#domain/polls/affiliations.ts'
import { closedPoll, openPoll } from './polls.ts'

test('the open and the closed demo poll have similar but different votes per affiliation', () => {
  expect([openPoll.status, closedPoll.status]).toEqual(['open', 'closed'])
  for (const { options, spread } of [openPoll, closedPoll]) {
    const groups = AFFILIATIONS.map((affiliation) => spread[affiliation] ?? [])
    for (const ballots of groups) {
      expect(ballots.length).toBe(options.length)
      expect(Math.min(...ballots)).toBeGreaterThanOrEqual(5)
    }
    const favorites = groups.map((ballots) => ballots.indexOf(Math.max(...ballots)))
    const shares = groups.map((ballots) => (ballots[0] ?? 0) / ballots.reduce((sum, votes) => sum + votes, 0))
    // No option belongs to one side, and no two groups voted the same.
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(0.2)
    expect(new Set(shares).size).toBe(AFFILIATIONS.length)
    expect(favorites.every((option) => option <= 1)).toBe(true)
  }
})
