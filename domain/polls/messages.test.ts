import { expect, test } from 'vitest'
import {
  axisText,
  optionResultText,
  sampleText,
  VOTE_FAILURE,
  VOTE_SUCCESS,
  votesText,
  votesWithExamplesText,
  withheldText,
} from './messages.ts'

test('the toasts of a vote match the error catalog', () => {
  expect(VOTE_SUCCESS).toMatchObject({
    title: 'Vote submitted!',
    description: 'Thank you for participating in our community poll.',
  })
  expect(VOTE_FAILURE).toMatchObject({
    title: 'Error',
    description: 'Failed to submit your vote. Please try again.',
  })
})

test('a withheld group states how many answers it needs', () => {
  expect(withheldText(5)).toBe('Shown once 5 people have answered')
  expect(withheldText(1)).toBe('Shown once 1 person has answered')
})

test('an option in the dashboard shows its votes and percentage', () => {
  expect(optionResultText({ option: 'Parks', votes: 1284, percentage: 38 })).toBe('Parks: 1,284 votes (38%)')
})

test('counts are formatted for American readers', () => {
  expect(votesText(1)).toBe('1 vote')
  expect(votesText(1284)).toBe('1,284 votes')
  expect(votesText(1284, 1284)).toBe('1,284 sample votes')
  expect(votesText(1285, 1284)).toBe('1,285 votes, 1,284 of them samples')
  expect(sampleText(1284, 0)).toMatch(/^n\s=\s1,284 visitors who chose to answer\./)
  expect(sampleText(1, 0)).toMatch(/^n\s=\s1 visitor who chose to answer\./)
})

test('a poll without votes says that no one has answered yet', () => {
  expect(sampleText(0, 0)).toBe('n\u00a0=\u00a00. No one has answered yet.')
})

test('sample votes are labeled as sample data and not attributed to visitors', () => {
  expect(sampleText(1285, 1284)).toMatch(
    /^n\s=\s1,285, but 1,284 of these votes are sample data, invented to show the layout; they say nothing about how anyone answers\. The other vote/,
  )
  expect(sampleText(1284, 1284)).toMatch(/^n\s=\s1,284, but all of these votes are sample data/)
  expect(sampleText(1285, 1284)).not.toContain('visitors')
  expect(votesWithExamplesText(1285, 1284)).toBe('1,285 votes, including 1,284 sample votes from the demo')
  expect(votesWithExamplesText(1, 0)).toBe('1 vote')
})

test('an axis that ends at 50 says so, and a full one does not', () => {
  expect(axisText(50)).toBe('Bars run from 0 to 50%.')
  expect(axisText(100)).toBeNull()
})
