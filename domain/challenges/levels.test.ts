import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEVELS, levelFor, nextLevel, progressPercent } from './levels.ts'

test('levels begin at exactly 15, 30 and 50 points', () => {
  expect([0, 14, 15, 29, 30, 49, 50, 60].map((points) => levelFor(points).name)).toEqual([
    'Unity Seeker',
    'Unity Seeker',
    'Peacekeeper',
    'Peacekeeper',
    'Bridge Builder',
    'Bridge Builder',
    'Unity Champion',
    'Unity Champion',
  ])
})

test('the next level is one up, and the highest level has none', () => {
  expect([0, 15, 49].map((points) => nextLevel(points)?.name)).toEqual([
    'Peacekeeper',
    'Bridge Builder',
    'Unity Champion',
  ])
  expect(nextLevel(50)).toBeNull()
})

test('more points never mean a lower level, and the next level needs more points', () => {
  fc.assert(
    fc.property(fc.nat({ max: 200 }), fc.nat({ max: 50 }), (points, more) => {
      expect(LEVELS.indexOf(levelFor(points + more))).toBeGreaterThanOrEqual(LEVELS.indexOf(levelFor(points)))
      expect(levelFor(points).from).toBeLessThanOrEqual(points)
      expect(nextLevel(points)?.from ?? Number.POSITIVE_INFINITY).toBeGreaterThan(points)
    }),
  )
})

test('progress is the percentage of all points', () => {
  expect([0, 15, 25, 60].map((earned) => progressPercent(earned, 60))).toEqual([0, 25, 42, 100])
  expect(progressPercent(0, 0)).toBe(0)
  expect(progressPercent(80, 60)).toBe(100)
})
