import { expect, test } from 'vitest'
import { LEVELS } from './levels.ts'
import {
  achievementText,
  CHALLENGE_FAILURE,
  challengeSuccess,
  levelRangeText,
  nextLevelText,
  pointsText,
} from './messages.ts'

const quiz = { title: 'Find Your Overlap', points: 15 }

test('completing a challenge shows its points and title', () => {
  expect(challengeSuccess(quiz)).toEqual({
    title: 'Challenge Completed!',
    description: '+15 points: Find Your Overlap',
    kind: 'gold',
  })
  expect(achievementText(quiz)).toBe('Find Your Overlap, 15 points')
  expect(CHALLENGE_FAILURE.description).toBe('Failed to mark challenge as completed.')
})

test('the level card shows the earned and the missing points', () => {
  expect(pointsText(15, 60)).toBe('15 of 60 points')
  expect(nextLevelText(15)).toBe('15 more points to reach Bridge Builder')
  expect(nextLevelText(60)).toBe('You’ve reached the highest level')
})

test('a single point is not called points', () => {
  expect(challengeSuccess({ title: 'Hello', points: 1 }).description).toBe('+1 point: Hello')
  expect(nextLevelText(14)).toBe('1 more point to reach Peacekeeper')
})

test('the list of levels shows where each begins', () => {
  expect(LEVELS.map(levelRangeText)).toEqual(['under 15', '15+', '30+', '50+'])
})
