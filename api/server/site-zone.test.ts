import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDateTime } from '#domain/dates.ts'
import { siteZone } from './site-zone.ts'

test.for(['America/New_York', 'Pacific/Honolulu', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC', '+05:30'])(
  'times in %s are formatted as Intl formats them in American English',
  (timeZone) => {
    const intl = new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    })
    const zone = siteZone({ SITE_TIMEZONE: timeZone })
    const times = fc.date({
      min: new Date('2024-01-02'),
      max: new Date(Date.now() + 3 * 365 * 86_400_000),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(times, (time) => {
        expect(formatDateTime(time, zone)).toBe(intl.format(time).replaceAll('\u202f', ' '))
      }),
    )
  },
)
