import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedResult, shareLink } from './share.ts'
import { sharedWelcome, shareText } from './shared-messages.ts'

const read = (query: string) => sharedResult(new URLSearchParams(query))
const result = (overlapPercentage: number, pointsOff: number | null = null) => ({
  overlapPercentage,
  pointsOff,
})

test('a share link has the origin, shared=true, the overlap, and the points off if there are any', () => {
  expect(shareLink('https://civicunity.example', result(78))).toBe(
    'https://civicunity.example/?shared=true&overlap=78',
  )
  expect(shareLink('https://civicunity.example', result(78, 0))).toBe(
    'https://civicunity.example/?shared=true&overlap=78&off=0',
  )
})

test('a share link opens the shared result', () => {
  const percentage = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(percentage, fc.option(percentage), (overlap, off) => {
      const shared = result(overlap, off)
      expect(sharedResult(new URL(shareLink('http://localhost:4000', shared)).searchParams)).toEqual(shared)
    }),
  )
})

test('an invalid share link shows no result, and an invalid number of points is left out', () => {
  for (const query of ['', 'overlap=78', 'shared=false&overlap=78', 'shared=true', 'shared=true&off=31'])
    expect(read(query)).toBeNull()
  for (const number of ['101', '-1', '78.5', '1e1', '0x10', '<b>', '٣', '']) {
    const text = encodeURIComponent(number)
    expect(read(`shared=true&overlap=${text}&off=31`)).toBeNull()
    expect(read(`shared=true&overlap=78&off=${text}`)).toEqual(result(78))
  }
})

test('the text names the points if there are any, never a side', () => {
  expect(shareText(result(78))).toBe('My overlap is 78%. What’s yours?')
  expect(shareText(result(78, 31))).toBe(
    'I was 31 points off about what Republicans and Democrats agree on. You?',
  )
  expect(shareText(result(78, 1))).toMatch(/^I was 1 point off/)
})

test('a shared result invites people to the quiz without a promise about them', () => {
  expect(sharedWelcome(result(78))).toBe(
    'My overlap is 78%. What’s yours? Answer ten questions and see what share of each party agreed with your picks.',
  )
  expect(sharedWelcome(result(78, 31))).toMatch(/^I was 31 points off .* You\? Answer ten questions/)
})
