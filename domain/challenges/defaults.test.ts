import { expect, test } from 'vitest'
import { challengeInputSchema } from './challenge-input.ts'
import { DEFAULT_CHALLENGES } from './defaults.ts'
import { badgeIcon } from './types.ts'

test('the default challenges and their points match the specification', () => {
  expect(DEFAULT_CHALLENGES.map(({ type, points }) => [type, points])).toEqual([
    ['quiz', 15],
    ['poll', 10],
    ['story', 10],
    ['newsletter', 5],
    ['share', 20],
  ])
})

test('every default challenge is valid and has a known icon', () => {
  for (const challenge of DEFAULT_CHALLENGES) {
    expect(challengeInputSchema.parse(challenge)).toEqual(challenge)
    expect(badgeIcon(challenge.badgeIcon)).toBe(challenge.badgeIcon)
  }
  expect(new Set(DEFAULT_CHALLENGES.map((challenge) => challenge.badgeColor)).size).toBe(5)
})

test('an unknown icon is drawn as an award', () => {
  expect(badgeIcon('trophy')).toBe('award')
})
