import type { ArgBuilder, FieldMap, FieldRef } from '@pothos/core'
import type { z } from 'zod'
import { pageSchema } from '#domain/paging/page-input.ts'
import { MAX_PAGE_SIZE } from '#domain/paging/pagination.ts'
import { builder } from './builder.ts'
import { parse } from './parse.ts'

type SchemaTypes = (typeof builder)['$inferSchemaTypes']

export interface Page {
  totalCount: number
  page: number
  pageCount: number
  /** The `nodes` field spreads it into `findMany`. */
  window: { skip: number; take: number }
}

/**
 * `beyondLast` is the page to return when the requested one does not exist.
 * @throws BadInput for an invalid page or size.
 */
export function createPage(
  args: z.input<typeof pageSchema>,
  totalCount: number,
  beyondLast: 'first' | 'last' = 'last',
): Page {
  const { page, pageSize } = parse(pageSchema, args)
  const pageCount = Math.max(1, Math.ceil(totalCount / pageSize))
  const fallback = beyondLast === 'first' ? 1 : pageCount
  const shown = page > pageCount ? fallback : page
  return { totalCount, page: shown, pageCount, window: { skip: (shown - 1) * pageSize, take: pageSize } }
}

/** `nodes` names the items for the description. */
export function pageArgs(arg: ArgBuilder<SchemaTypes>, nodes: string, pageSize = 10) {
  const description = `${nodes} per page, from 1 to ${MAX_PAGE_SIZE}.`
  return {
    page: arg.int({ required: true, defaultValue: 1, description: 'Page number, counted from 1.' }),
    pageSize: arg.int({ required: true, defaultValue: pageSize, description }),
  }
}

/** Multiplies the cost of all fields of the page, so its lists must not multiply again. */
export function pageCost({ pageSize }: { pageSize: number }) {
  return { field: 1, multiplier: Math.max(1, Math.min(pageSize, MAX_PAGE_SIZE)) }
}

interface PageTypeOptions<Shape extends Page> {
  description: string
  totalCount: string
  /** Needed if pages beyond the last fall back to a page other than the last. */
  page?: string
  fields: (
    t: PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Shape>,
  ) => FieldMap & { nodes: FieldRef<SchemaTypes> }
}

/** `nodes` must be a `t.prismaField` that spreads the selection and the page's `window` into `findMany`. */
export function pageType<Shape extends Page = Page>(name: string, options: PageTypeOptions<Shape>) {
  const { description, totalCount, page, fields } = options
  return builder.objectRef<Shape>(name).implement({
    description,
    fields: (t) => ({
      ...countedOnce(fields(t)),
      totalCount: t.int({ description: totalCount, resolve: (shown) => shown.totalCount }),
      page: t.int({
        description:
          page ?? 'Number of this page. If the requested page is beyond the last, this is the last page.',
        resolve: (shown) => shown.page,
      }),
      pageCount: t.int({
        description: 'Number of pages. An empty list has one page.',
        resolve: (shown) => shown.pageCount,
      }),
    }),
  })
}

/** `pageCost` counts each node, so `nodes` must not count it again. */
function countedOnce<Fields extends { nodes: FieldRef<SchemaTypes> }>(fields: Fields): Fields {
  fields.nodes.updateConfig(({ pothosOptions }) => {
    pothosOptions.complexity = { field: 1, multiplier: 1 }
  })
  return fields
}
