import { z } from 'zod'
import { get } from '#api/rest/route.ts'
import { VALUE_PAGE_TEXT } from '#domain/values/page-text.ts'
import { RestSplitsDocument, RestValueBySlugDocument, RestValuesDocument } from './values.rest.generated.ts'

/** Published poll figures: what the parties share, and where they split. */
export const valueRoutes = [
  get('/values', {
    operationId: 'listSharedValues',
    tag: 'values',
    summary: 'The fifteen shared values, in display order',
    operation: RestValuesDocument,
    result: 'sharedValues',
  }),
  get('/values/:slug', {
    operationId: 'getSharedValue',
    tag: 'values',
    summary: 'One shared value',
    params: { slug: z.string().meta({ examples: ['term-limits-for-congress'] }) },
    operation: RestValueBySlugDocument,
    result: 'sharedValue',
    failures: { 404: VALUE_PAGE_TEXT.notFound },
  }),
  get('/splits', {
    operationId: 'listSplits',
    tag: 'values',
    summary: 'Ten figures on which the parties are 40 points or more apart',
    operation: RestSplitsDocument,
    result: 'splits',
  }),
]
