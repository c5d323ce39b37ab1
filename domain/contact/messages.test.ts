import { expect, test } from 'vitest'
import { COMMON_QUESTIONS, CONTACT_SUCCESS, contactFailure, wrongFieldsText } from './messages.ts'

test('a sent message is answered with the specified toast', () => {
  expect(CONTACT_SUCCESS).toEqual({
    title: 'Message sent successfully!',
    description: "We'll get back to you within 24 hours.",
    kind: 'good',
  })
})

test('a message that was not sent says why, or to try again later', () => {
  expect(contactFailure('500: Oops')).toEqual({
    title: 'Error sending message',
    description: '500: Oops',
    kind: 'bad',
  })
  expect(contactFailure().description).toBe('Please try again later.')
  expect(contactFailure(' ').description).toBe('Please try again later.')
})

test('several wrong fields are counted and named, one speaks for itself', () => {
  expect(wrongFieldsText(['Name', 'Email', 'Message'])).toBe(
    'Please fix these 3 fields: Name, Email, Message.',
  )
  expect([wrongFieldsText(['Name']), wrongFieldsText([])]).toEqual(['', ''])
})

test('the words that lead somewhere stand in their answer, once', () => {
  const linked = COMMON_QUESTIONS.questions.filter(({ link }) => link !== null)
  expect(linked.map(({ answer, link }) => answer.split(link?.words ?? '').length)).toEqual([2, 2])
})
