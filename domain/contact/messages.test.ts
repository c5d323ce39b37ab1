import { expect, test } from 'vitest'
import { COMMON_QUESTIONS, CONTACT_SUCCESS, contactFailure, wrongFieldsText } from './messages.ts'

test('sending a message shows the specified toast', () => {
  expect(CONTACT_SUCCESS).toEqual({
    title: 'Message sent successfully!',
    description: "We'll get back to you within 24 hours.",
    kind: 'good',
  })
})

test('a failure shows the reason, or asks to try again later', () => {
  expect(contactFailure('500: Oops')).toEqual({
    title: 'Error sending message',
    description: '500: Oops',
    kind: 'bad',
  })
  expect(contactFailure().description).toBe('Please try again later.')
  expect(contactFailure(' ').description).toBe('Please try again later.')
})

test('several invalid fields are counted and named, and a single one is not', () => {
  expect(wrongFieldsText(['Name', 'Email', 'Message'])).toBe(
    'Please fix these 3 fields: Name, Email, Message.',
  )
  expect([wrongFieldsText(['Name']), wrongFieldsText([])]).toEqual(['', ''])
})

test('the link text of a question appears in its answer exactly once', () => {
  const linked = COMMON_QUESTIONS.questions.filter(({ link }) => link !== null)
  expect(linked.map(({ answer, link }) => answer.split(link?.text ?? '').length)).toEqual([2, 2])
})
