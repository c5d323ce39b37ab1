import { expect, test } from 'vitest'
import { enumName, enumValue } from './enum-names.ts'

test('GraphQL names are upper case, with underscores between words', () => {
  expect(enumName('conservative')).toBe('CONSERVATIVE')
  expect(enumName('modelReviewed')).toBe('MODEL_REVIEWED')
})

test('a value survives conversion to its GraphQL name and back', () => {
  for (const value of ['open', 'bestMatch', 'modelReviewed'] as const) {
    expect(enumValue(enumName(value))).toBe(value)
  }
})

test('the conversions have literal types', () => {
  const name: 'MODEL_REVIEWED' = enumName('modelReviewed')
  const value: 'bestMatch' = enumValue('BEST_MATCH')
  expect([name, value]).toEqual(['MODEL_REVIEWED', 'bestMatch'])
})
