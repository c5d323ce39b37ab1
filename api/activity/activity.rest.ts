import { parameter } from '#api/rest/paging.ts'
import { get } from '#api/rest/route.ts'
import { MAX_WEEKS } from '#domain/activity/daily-counts.ts'
import { RestActivityDocument } from './activity.rest.generated.ts'

const WEEKS_RULE = `The number of weeks must be a whole number from 1 to ${MAX_WEEKS}`

/** Public weekly totals. */
export const activityRoutes = [
  get('/activity', {
    operationId: 'getActivity',
    tag: 'activity',
    summary: 'Weekly totals of what happened on the site',
    query: {
      weeks: parameter(WEEKS_RULE, MAX_WEEKS)
        .default(12)
        .describe(`Number of weeks, from 1 to ${MAX_WEEKS}. 12 if omitted.`),
    },
    operation: RestActivityDocument,
    variables: ({ query: { weeks } }) => ({ weeks }),
    result: 'activity',
  }),
]
