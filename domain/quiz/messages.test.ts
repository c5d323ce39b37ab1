import { expect, test } from 'vitest'
import { LINK_COPIED, progressText, QUIZ_FAILURE, QUIZ_SUCCESS, scaleText } from './messages.ts'

test('the toasts of the quiz match the error catalog', () => {
  expect(QUIZ_SUCCESS).toMatchObject({
    title: 'Quiz completed!',
    description: 'Your results have been calculated.',
  })
  expect(QUIZ_FAILURE).toEqual({ title: 'Error', description: 'Failed to submit quiz results.', kind: 'bad' })
  expect(LINK_COPIED.title).toBe('Link copied!')
})

test('questions are numbered from one', () => {
  expect(progressText(3, 10)).toBe('Question 4 of 10')
})

test('the description of the drawing states the actual percentage', () => {
  expect(scaleText(78)).toContain('the plum area is 78% of a circle')
})
