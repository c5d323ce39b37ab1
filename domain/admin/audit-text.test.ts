import { expect, test } from 'vitest'
import { actionText, parseAuditDetails, subjectText } from './audit-text.ts'

test('each action has a text, and its variants differ', () => {
  expect(actionText('updatePost', {})).toBe('Edited a post')
  expect(actionText('updatePost', { fields: ['title'] })).toBe('Edited a post')
  expect(actionText('updatePost', { fields: [] })).toBe('Reviewed a post')
  expect(actionText('reviewPost', {})).toBe('Reviewed a post')
  expect(actionText('publishPost', {})).toBe('Published a post')
  expect(actionText('publishPost', { reviewed: true })).toBe('Approved and published a post')
  expect(actionText('featurePost', { featured: true })).toBe('Featured a post')
  expect(actionText('featurePost', { featured: false })).toBe('Stopped featuring a post')
  expect(actionText('markMessageHandled', { handled: true })).toBe('Marked a message as handled')
  expect(actionText('markMessageHandled', { handled: false })).toBe('Marked a message as waiting')
  expect(actionText('actOfTomorrow', {})).toBe('actOfTomorrow')
})

test('the subject shows the title or question, the field labels and counts', () => {
  expect(subjectText({ title: 'The town pool', fields: ['title', 'featuredImage'] })).toEqual([
    'The town pool',
    'Title, Image URL',
  ])
  expect(subjectText({ question: 'Parks or pools?', fields: [] })).toEqual(['Parks or pools?'])
  expect(subjectText({ count: 1 })).toEqual(['1 address'])
  expect(subjectText({ count: 1200 })).toEqual(['1,200 addresses'])
  expect(subjectText({ question: 'Parks or pools?', votes: 1284 })).toEqual([
    'Parks or pools?',
    '1,284 votes',
  ])
  expect(subjectText({ handled: true })).toEqual([])
})

test('details of an unknown shape are ignored', () => {
  expect(parseAuditDetails({ title: 'The town pool', fields: 'title', other: 1 })).toEqual({
    title: 'The town pool',
  })
  expect(parseAuditDetails(null)).toEqual({})
  expect(parseAuditDetails('text')).toEqual({})
})
