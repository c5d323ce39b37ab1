import { expect, test } from 'vitest'
import { arePlaceholders } from './addresses.ts'

test('one address that leads nowhere makes the addresses placeholders', () => {
  expect(arePlaceholders({ general: 'hello@city.org', press: 'press@city.example' })).toBe(true)
  expect(arePlaceholders({ general: 'hello@city.org', press: 'press@city.org' })).toBe(false)
})
