import { expect, test } from 'vitest'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { CHALLENGE_OF_EVENT, firstUnlessCompleted } from './complete.ts'
import { SECTION_OF_CHALLENGE } from './section.ts'
import { CHALLENGE_TYPES } from './types.ts'

const challenges = [
  { id: 'a', type: 'quiz' },
  { id: 'b', type: 'poll' },
  { id: 'c', type: 'quiz' },
]

test('an event completes the first challenge of its type', () => {
  expect(firstUnlessCompleted(challenges, [], 'quiz')?.id).toBe('a')
  expect(firstUnlessCompleted(challenges, ['a'], 'poll')?.id).toBe('b')
})

test('nothing is completed when the first challenge is already done', () => {
  expect(firstUnlessCompleted(challenges, ['a'], 'quiz')).toBeUndefined()
  expect(firstUnlessCompleted(challenges, [], 'share')).toBeUndefined()
})

test('every challenge type has an event that completes it and a section where it starts', () => {
  const events = Object.values(BROWSER_EVENTS)
  expect(events.map((event) => CHALLENGE_OF_EVENT[event]).toSorted()).toEqual([...CHALLENGE_TYPES].toSorted())
  expect(SECTION_OF_CHALLENGE).toMatchObject({
    quiz: 'quiz',
    poll: 'polls',
    story: 'stories',
    newsletter: 'newsletter',
    share: 'quiz',
  })
})
