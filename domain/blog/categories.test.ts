import { expect, test } from 'vitest'
import { CATEGORIES, findCategory } from './categories.ts'

test('a category is found whatever its letter case', () => {
  for (const category of CATEGORIES) expect(findCategory(` ${category.toUpperCase()} `)).toBe(category)
})

test('a name that is no category finds nothing', () => {
  expect(findCategory('Politics')).toBeUndefined()
  expect(findCategory('')).toBeUndefined()
})
