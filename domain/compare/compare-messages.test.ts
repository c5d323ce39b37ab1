import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  backingLead,
  backingSentence,
  differencesTitle,
  figureName,
  guessTitle,
  introTitle,
  peopleFigureText,
  replyLead,
  sharedTitle,
} from './compare-messages.ts'

test('the comparison refers to the sender with or without a name', () => {
  expect(introTitle('Dana')).toBe('Dana wants to compare with you')
  expect(introTitle(null)).toBe('Someone wants to compare with you')
  expect(guessTitle('Dana')).toBe('What did Dana pick?')
  expect(guessTitle(null)).toBe('What did they pick?')
  expect(peopleFigureText(6, null)).toBe(
    'Two circles, you and the other person. The area they share is 60 percent of each circle.',
  )
})

test.each([
  [2, 6, 'You both put 2 first, and you’d back 6 of Maria’s other 8.'],
  [2, 8, 'You both put 2 first, and you’d back all 8 of Maria’s others.'],
  [9, 1, 'You both put 9 first, and you’d back Maria’s other one.'],
  [9, 0, 'You both put 9 first.'],
  [1, 0, 'You both put 1 first.'],
  [0, 4, 'You’d back 4 of Maria’s ten.'],
  [0, 10, 'You’d back all ten of Maria’s picks.'],
  [0, 0, 'You’d start in ten different places.'],
  [10, 0, 'You put the same ten first.'],
])('both put %i first and %i are backed', (same, yes, sentence) => {
  expect(backingSentence(same, yes, 'Maria', 'you')).toBe(sentence)
})

test('the sentence of a reply, and one without a name', () => {
  expect(backingSentence(2, 6, 'Joe', 'them')).toBe(
    'You both put 2 first, and Joe would back 6 of your other 8.',
  )
  expect(backingSentence(2, 6, null, 'you')).toBe('You both put 2 first, and you’d back 6 of their other 8.')
  expect(backingSentence(0, 3, null, 'them')).toBe('They’d back 3 of your ten.')
  expect(replyLead(8, 8, 'Joe')).toBe(
    'That’s 8 of your ten. On eight questions, Joe put something else first. Would you back those?',
  )
  expect(backingLead(8, 8, 'Maria', 2)).toBe('That’s 8 of Maria’s ten. You guessed 2 of 3 of Maria’s picks.')
  expect(backingLead(10, 1, 'Maria', null)).toBe(
    'That’s all of Maria’s ten. Where you’d start is a different question.',
  )
  expect(backingLead(10, 0, 'Maria', null)).toBe(
    'Ask each other why. Same first choice doesn’t mean same reason.',
  )
})

test('the numbers of every sentence add up to ten at most', () => {
  const counts = fc.nat({ max: 10 }).chain((same) => fc.tuple(fc.constant(same), fc.nat({ max: 10 - same })))
  fc.assert(
    fc.property(counts, ([same, yes]) => {
      const numbers = [...backingSentence(same, yes, null, 'you').matchAll(/\d+/g)].map(Number)
      expect(numbers.every((number) => [same, yes, 10 - same].includes(number))).toBe(true)
    }),
  )
})

test('titles spell out numbers', () => {
  expect(differencesTitle(4)).toBe('Four places where you’d start differently')
  expect(differencesTitle(1)).toBe('One place where you’d start differently')
  expect(sharedTitle(10)).toBe('Ten you both put first')
})

test('a long name is shortened below its circle', () => {
  expect(figureName('Dana')).toBe('Dana')
  expect(figureName('Bartholomew')).toBe('Bartholom…')
  expect(figureName(null)).toBe('Them')
})
