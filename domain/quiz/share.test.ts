import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedOverlap, sharedWelcome, shareLink } from './share.ts'

const read = (query: string) => sharedOverlap(new URLSearchParams(query))

test('a share link has the origin, shared=true and the overlap', () => {
  expect(shareLink('https://civicunity.example', 78)).toBe(
    'https://civicunity.example/?shared=true&overlap=78',
  )
})

test('a share link opens the shared result', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (overlap) => {
      expect(sharedOverlap(new URL(shareLink('http://localhost:4000', overlap)).searchParams)).toBe(overlap)
    }),
  )
})

test('an overlap of 0 and of 100 can be shared', () => {
  expect([read('shared=true&overlap=0'), read('shared=true&overlap=100')]).toEqual([0, 100])
})

test('an invalid share link shows no result', () => {
  for (const query of ['', 'overlap=78', 'shared=false&overlap=78', 'shared=true', 'shared=true&overlap=']) {
    expect(read(query)).toBeNull()
  }
  for (const overlap of ['101', '-1', '78.5', '1e1', '0x10', '<b>', '٣']) {
    expect(read(`shared=true&overlap=${encodeURIComponent(overlap)}`)).toBeNull()
  }
})

test('a shared result invites people to the quiz without a promise about them', () => {
  expect(sharedWelcome(78)).toBe(
    'Someone shared their result with you: 78%. Answer ten questions and see what share of each party agreed ' +
      'with your picks.',
  )
})
