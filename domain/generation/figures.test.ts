import { expect, test } from 'vitest'
import { allowedFiguresOf, figureKey, figuresOf } from './figures.ts'

test.each([
  ['In 2024, 87% of Republicans agreed.', ['2024', '87%']],
  ['It took 5,023 adults and $1,200.50.', ['5,023', '$1,200.50']],
  ['Ask 87 percent, and eighty-seven percent.', ['87 percent', 'eighty-seven percent']],
  ['One in five, nine out of ten.', ['One in five', 'nine out of ten']],
  ['two-thirds of Americans and half of all voters', ['two-thirds', 'half']],
  ['Millions of Americans, dozens of studies, a million dollars.', ['Millions of', 'dozens of', 'a million']],
  ['The fieldwork was January 16–21.', ['16', '21']],
])('the figures of “%s” are found', (text, figures) => {
  expect(figuresOf(text).toSorted()).toEqual(figures.toSorted())
})

test.each([
  'Three neighbors took twenty minutes.',
  'Half of the table was set, and a third option was tea.',
  'word5, COVID-19 and a B-17',
  'One in the kitchen, two in the yard.',
])('“%s” contains no figure', (text) => {
  expect(figuresOf(text)).toEqual([])
})

test('spellings of the same figure are equal, and a share is not a number', () => {
  expect(figureKey('5,023')).toBe(figureKey('5023'))
  expect(figureKey('87 percent')).toBe(figureKey('87%'))
  expect(figureKey('a third')).toBe(figureKey('one-third'))
  expect(figureKey('87')).not.toBe(figureKey('87%'))
})

test('a source allows the shares that it gives in words', () => {
  expect([...allowedFiguresOf('About a third thought so. Half would, ±3.3 points.')].toSorted()).toEqual([
    '3.3',
    'half',
    'one third',
  ])
})

test('200,000 digits are processed quickly', () => {
  expect(figuresOf('9'.repeat(200_000))).toHaveLength(1)
  expect(figuresOf('1,'.repeat(100_000))).not.toEqual([])
})
