import { expect, test } from 'vitest'
import { challengeInputSchema } from './challenge-input.ts'

const challenge = {
  title: 'Bake for a neighbor',
  description: 'Bread counts.',
  type: 'story',
  badgeIcon: 'croissant',
  badgeColor: 'gold',
  points: 10,
  isActive: true,
}
const accepts = (change: object) => challengeInputSchema.safeParse({ ...challenge, ...change }).success

test('the title of a challenge is trimmed', () => {
  expect(challengeInputSchema.parse({ ...challenge, title: '  Bake for a neighbor ' }).title).toBe(
    challenge.title,
  )
})

test('titles have 3 to 80 characters and descriptions 1 to 300', () => {
  const lengths = (field: string, list: number[]) =>
    list.map((length) => accepts({ [field]: 'x'.repeat(length) }))
  expect(lengths('title', [2, 3, 80, 81])).toEqual([false, true, true, false])
  expect(lengths('description', [0, 1, 300, 301])).toEqual([false, true, true, false])
  expect(accepts({ title: '      ' })).toBe(false)
})

test('a missing badge icon and one with a long name have different messages', () => {
  const said = (badgeIcon: string) =>
    challengeInputSchema.safeParse({ ...challenge, badgeIcon }).error?.issues[0]?.message
  expect(said('a'.repeat(40))).toBeUndefined()
  expect(said('a'.repeat(41))).toBe('Please keep the badge icon under 40 characters')
  expect(said(' ')).toBe('Please enter a badge icon')
})

test('points are whole numbers from 1 to 100', () => {
  expect([0, 1, 100, 101, 1.5, '10'].map((points) => accepts({ points }))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('an unknown type or color or an invalid switch is rejected', () => {
  for (const change of [
    { type: 'dance' },
    { badgeColor: 'red' },
    { isActive: 'yes' },
    { isActive: undefined },
  ]) {
    expect(accepts(change)).toBe(false)
  }
})
