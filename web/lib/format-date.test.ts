import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

const intlFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

test('a date is formatted in UTC, as Intl formats it in American English', () => {
  const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(dates, (date) => {
      expect(formatDate(date.toISOString())).toBe(intlFormat.format(date))
    }),
  )
})
