import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

const asIntlWrites = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

test('a moment is the day that it is in Greenwich, as Americans write it', () => {
  const moments = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (moment) => {
      expect(formatDate(moment.toISOString())).toBe(asIntlWrites.format(moment))
    }),
  )
})
