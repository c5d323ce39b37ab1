import { z } from 'zod'
import { get } from '#api/rest/route.ts'
import { NO_QUESTION } from '#domain/today/text.ts'
import { RestTodayDocument } from './today.rest.generated.ts'

/** A question a day. */
export const todayRoutes = [
  get('/today', {
    operationId: 'getToday',
    tag: 'values',
    summary: 'The question of today, or of an earlier day',
    query: {
      date: z.iso
        .date('Please enter a day such as 2026-11-27')
        .optional()
        .describe('A day such as 2026-11-24. Default: today in the site’s time zone.'),
    },
    operation: RestTodayDocument,
    variables: ({ query: { date } }) => ({ date: date ?? null }),
    result: 'today',
    failures: { 404: NO_QUESTION },
  }),
]
