import { expect, test } from 'vitest'
import { actionText, auditObject, subjectText } from './audit-text.ts'

test('each action has a text, and its variants differ', () => {
  expect(actionText('updatePost', {})).toBe('Edited a post')
  expect(actionText('reviewPost', {})).toBe('Reviewed a post')
  expect(actionText('publishPost', {})).toBe('Published a post')
  expect(actionText('publishPost', { reviewed: true })).toBe('Approved and published a post')
  expect(actionText('featurePost', { featured: true })).toBe('Featured a post')
  expect(actionText('featurePost', { featured: false })).toBe('Stopped featuring a post')
  expect(actionText('markMessageHandled', { handled: true })).toBe('Marked a message as handled')
  expect(actionText('markMessageHandled', { handled: false })).toBe('Marked a message as waiting')
  expect(actionText('createPoll', { draft: true })).toBe('Drafted a poll')
  expect(actionText('setChallengeActive', { active: false })).toBe('Turned off a challenge')
  expect(actionText('updateAutomation', { paused: true })).toBe('Paused the AI articles')
  expect(actionText('updateAutomation', { paused: false })).toBe('Resumed the AI articles')
  expect(actionText('updateAutomation', { publish: true })).toBe('Let AI articles publish by themselves')
  expect(actionText('updateAutomation', { publish: false })).toBe('Made AI articles wait for an editor')
  expect(actionText('sendNewsletterIssue', { scheduled: true })).toBe(
    'A newsletter issue went out at its time',
  )
  expect(actionText('actOfTomorrow', {})).toBe('actOfTomorrow')
})

test('the name of an action says what it is about', () => {
  expect(auditObject('generatePost')).toBe('post')
  expect(auditObject('removeSampleVotes')).toBe('poll')
  expect(auditObject('orderChallenges')).toBe('challenge')
  expect(auditObject('exportSubscribers')).toBe('subscriber')
  expect(auditObject('actOfTomorrow')).toBeNull()
})

test('the subject shows the title or question, the field labels and counts', () => {
  expect(subjectText({ title: 'The town pool', fields: ['title', 'featuredImage'] })).toEqual([
    'The town pool',
    'Title, Cover',
  ])
  expect(subjectText({ question: 'Parks or pools?', fields: [] })).toEqual(['Parks or pools?'])
  expect(subjectText({ count: 1 })).toEqual(['1 address'])
  expect(subjectText({ count: 1200 })).toEqual(['1,200 addresses'])
  expect(subjectText({ question: 'Parks or pools?', votes: 1284 })).toEqual([
    'Parks or pools?',
    '1,284 votes',
  ])
  expect(subjectText({ handled: true })).toEqual([])
  expect(subjectText({ title: 'The town pool', fields: 'title', count: 'one' })).toEqual(['The town pool'])
})
