import { expect, test } from 'vitest'
import {
  challengeNotCreated,
  challengesCreated,
  challengesFailure,
  challengesStatus,
  GENERATION_SUCCESS,
  generationFailure,
  INVALID_TOKEN,
  LOGGED_IN,
  LOGGED_OUT,
} from './messages.ts'

test('the toasts of the admin page match the error catalog', () => {
  expect(LOGGED_IN).toMatchObject({ title: 'Authenticated', description: 'Admin token saved successfully' })
  expect(LOGGED_OUT).toMatchObject({ title: 'Logged out', description: 'Admin token cleared' })
  expect(GENERATION_SUCCESS.title).toBe('Blog post generated successfully')
  expect(generationFailure(INVALID_TOKEN)).toEqual({
    title: 'Failed to generate blog post: Invalid admin token - please check your credentials',
    kind: 'bad',
    stays: true,
  })
  expect(challengesCreated(5).title).toBe('Created 5 Unity Challenges successfully')
  expect(challengesFailure(challengeNotCreated('Pass It On')).title).toBe(
    'Failed to create challenges: Failed to create challenge: Pass It On',
  )
})

test('the challenges card describes the current state', () => {
  expect(challengesStatus(0, 0)).toMatch(/^No challenges yet/)
  expect(challengesStatus(5, 5)).toBe('All challenges are open to visitors.')
  expect(challengesStatus(5, 3)).toBe('2 of 5 are turned off.')
  expect(challengesStatus(5, 4)).toBe('1 of 5 is turned off.')
})
