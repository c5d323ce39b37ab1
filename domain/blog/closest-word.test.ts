import { expect, test } from 'vitest'
import { closestWord } from './closest-word.ts'

const known = ['neighbor', 'neighbors', 'evidence', 'family', 'fence', 'school', 'civil']

test('a word with one or two typos matches the intended word', () => {
  for (const typed of ['nieghbor', 'neigbor', 'neighbour', 'neighbir', 'neighbpr']) {
    expect(closestWord(typed, known)).toBe('neighbor')
  }
  expect(closestWord('evidnece', known)).toBe('evidence')
  expect(closestWord('scholo', known)).toBe('school')
})

test('short words tolerate fewer typos than long ones', () => {
  expect(closestWord('fnece', known)).toBe('fence')
  expect(closestWord('fance', known)).toBe('fence')
  expect(closestWord('fnace', known)).toBeUndefined()
})

test('a word that resembles none has no match', () => {
  expect(closestWord('zebra', known)).toBeUndefined()
  expect(closestWord('zebra', [])).toBeUndefined()
})

test('the closest of several similar words wins', () => {
  expect(closestWord('neighbir', ['neighbors', 'neighbor'])).toBe('neighbor')
})

test('two swaps count as two typos, three are too many, and a displaced letter is not a swap', () => {
  expect(closestWord('neihgbro', known)).toBe('neighbor')
  expect(closestWord('enihgbro', known)).toBeUndefined()
  expect(closestWord('cixvl', known)).toBeUndefined()
})
