import { expect, test } from 'vitest'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { CHALLENGE_KINDS, firstUnlessCompleted } from './kinds.ts'

const challenges = [
  { id: 'a', type: 'quiz' },
  { id: 'b', type: 'poll' },
  { id: 'c', type: 'quiz' },
] as const

test('an event completes the first challenge of its type', () => {
  expect(firstUnlessCompleted(challenges, [], 'quiz-completed')?.id).toBe('a')
  expect(firstUnlessCompleted(challenges, ['a'], 'poll-voted')?.id).toBe('b')
})

test('nothing is completed when the first challenge is already done', () => {
  expect(firstUnlessCompleted(challenges, ['a'], 'quiz-completed')).toBeUndefined()
  expect(firstUnlessCompleted(challenges, [], 'result-shared')).toBeUndefined()
})

test('every event completes one type of challenge', () => {
  const events = Object.values(CHALLENGE_KINDS).map(({ event }) => event)
  expect(events.toSorted()).toEqual(Object.values(BROWSER_EVENTS).toSorted())
})

test('Start Challenge leads to the section of the type', () => {
  expect(CHALLENGE_KINDS).toMatchObject({
    quiz: { event: 'quiz-completed', section: 'quiz' },
    poll: { event: 'poll-voted', section: 'polls' },
    story: { event: 'story-read', section: 'stories' },
    newsletter: { event: 'newsletter-signup', section: 'newsletter' },
    share: { event: 'result-shared', section: 'quiz' },
  })
})
