import { expect, test } from 'vitest'
import { closestWord } from './closest-word.ts'

const known = ['neighbor', 'neighbors', 'evidence', 'family', 'fence', 'school', 'civil']

test('a word with a slip or two is taken for the word it resembles', () => {
  for (const typed of ['nieghbor', 'neigbor', 'neighbour', 'neighbir', 'neighbpr']) {
    expect(closestWord(typed, known)).toBe('neighbor')
  }
  expect(closestWord('evidnece', known)).toBe('evidence')
  expect(closestWord('scholo', known)).toBe('school')
})

test('short words forgive less than long ones', () => {
  expect(closestWord('fnece', known)).toBe('fence')
  expect(closestWord('fance', known)).toBe('fence')
  expect(closestWord('fnace', known)).toBeUndefined()
})

test('a word that resembles nothing stays what it is', () => {
  expect(closestWord('zebra', known)).toBeUndefined()
  expect(closestWord('zebra', [])).toBeUndefined()
})

test('of several words that resemble it, the nearest one is meant', () => {
  expect(closestWord('neighbir', ['neighbors', 'neighbor'])).toBe('neighbor')
})

test('two swaps are two slips, three are too many, and a letter beside its place is no swap', () => {
  expect(closestWord('neihgbro', known)).toBe('neighbor')
  expect(closestWord('enihgbro', known)).toBeUndefined()
  expect(closestWord('cixvl', known)).toBeUndefined()
})
