import { expect, test } from 'vitest'
import {
  differencesTitle,
  figureName,
  guessesTitle,
  guessTitle,
  introTitle,
  peopleFigureText,
  sameLead,
  sharedTitle,
} from './compare-messages.ts'

test('the comparison refers to the sender with or without a name', () => {
  expect(introTitle('Dana')).toBe('Dana wants to compare with you')
  expect(introTitle(null)).toBe('Someone wants to compare with you')
  expect(guessTitle('Dana')).toBe('What did Dana pick?')
  expect(guessTitle(null)).toBe('What did they pick?')
  expect(guessesTitle(1, 3)).toBe('You got 1 of 3 guesses right')
  expect(peopleFigureText(6, null)).toBe(
    'Two circles, you and the other person. The area they share is 60 percent of each circle.',
  )
})

test('chance is mentioned only where it is not discouraging', () => {
  expect(sameLead(6, 'Dana')).toBe(
    'You and Dana gave the same answer to six questions. Two people who clicked at random would match on two or three.',
  )
  expect(sameLead(2, 'Dana')).toBe('You and Dana gave the same answer to two questions.')
  expect(sameLead(1, null)).toBe('You both gave the same answer to one question.')
  expect(sameLead(0, null)).toBe('You picked differently every time, so you have ten things to talk about.')
  expect(sameLead(10, 'Dana')).toBe('You picked the same ten. Ask each other why.')
})

test('titles spell out numbers', () => {
  expect(differencesTitle(4)).toBe('Four to talk about')
  expect(sharedTitle(10)).toBe('Ten you share')
})

test('a long name is shortened below its circle', () => {
  expect(figureName('Dana')).toBe('Dana')
  expect(figureName('Bartholomew')).toBe('Bartholom…')
  expect(figureName(null)).toBe('Them')
})
