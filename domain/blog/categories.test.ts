import { expect, test } from 'vitest'
import { CATEGORIES, findCategory } from './categories.ts'

test('a category is found in any letter case', () => {
  for (const category of CATEGORIES) expect(findCategory(` ${category.toUpperCase()} `)).toBe(category)
})

test('an unknown name finds no category', () => {
  expect(findCategory('Politics')).toBeUndefined()
  expect(findCategory('')).toBeUndefined()
})
