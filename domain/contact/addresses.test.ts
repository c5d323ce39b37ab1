import { expect, test } from 'vitest'
import { arePlaceholders } from './addresses.ts'

test('the addresses count as placeholders if one of them leads nowhere', () => {
  expect(arePlaceholders({ general: 'hello@city.org', press: 'press@city.example' })).toBe(true)
  expect(arePlaceholders({ general: 'hello@city.org', press: 'press@city.org' })).toBe(false)
})
