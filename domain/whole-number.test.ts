import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatWholeNumber } from './whole-number.ts'

test('whole numbers are formatted as in American English', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(2_000), fc.maxSafeNat()), (number) => {
      expect(formatWholeNumber(number)).toBe(number.toLocaleString('en-US'))
    }),
  )
})
