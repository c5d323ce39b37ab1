import type { ArgBuilder, EnumRef } from '@pothos/core'
import type { z } from 'zod'
import { MAX_FOUND } from '#domain/blog/limits.ts'
import { MAX_SEARCH_LENGTH, SEARCH_RULE } from '#domain/blog/search-query.ts'
import { pageSchema } from '#domain/paging/page-input.ts'
import { textSchema } from '#domain/text-schema.ts'
import type { Prisma, PrismaClient } from '#prisma/client/client.ts'
import { builder } from './builder.ts'
import { createPage, type Page, pageArgs, pageType } from './page.ts'
import { parse } from './parse.ts'

// Lists of the dashboard that editors search and filter by state. The page counts what the search found in each state.

type SchemaTypes = (typeof builder)['$inferSchemaTypes']
type StateCount<State> = { state: State; count: number }

export interface FilteredPage<State, Where> extends Page {
  where: { AND: Where[] }
  countStates: () => Promise<StateCount<State>[]>
}

/** `nodes` names the items for the descriptions. */
export function filterArgs<State extends string>(
  arg: ArgBuilder<SchemaTypes>,
  state: EnumRef<SchemaTypes, State>,
  { nodes, search }: { nodes: string; search: string },
) {
  const all = `Omit it to list all ${nodes}.`
  return {
    search: arg.string({ description: `${search} Case-insensitive. ${all}` }),
    state: arg({ type: state, description: `Only ${nodes} in this state. ${all}` }),
    ...pageArgs(arg, nodes.charAt(0).toUpperCase() + nodes.slice(1)),
  }
}

type PageOptions<Shape extends Page> = Omit<Parameters<typeof pageType<Shape>>[1], 'totalCount' | 'page'>

/** A page type with `states`, the counts for the filters. */
export function filteredPageType<State extends string, Where>(
  name: string,
  state: EnumRef<SchemaTypes, State>,
  nodes: string,
  { description, fields }: PageOptions<FilteredPage<State, Where>>,
) {
  const StateCountRef = builder.objectRef<StateCount<State>>(`${state.name}Count`).implement({
    description: `Number of ${nodes} in one state.`,
    fields: (t) => ({
      state: t.field({
        type: state,
        description: `State of the ${nodes}.`,
        resolve: (of) => of.state as never,
      }),
      count: t.exposeInt('count', { description: `Number of matching ${nodes} in this state.` }),
    }),
  })
  return pageType<FilteredPage<State, Where>>(name, {
    description,
    totalCount: `Number of matching ${nodes} on all pages.`,
    fields: (t) => ({
      ...fields(t),
      states: t.field({
        type: [StateCountRef],
        description: `Number of ${nodes} in each state that match the other arguments.`,
        resolve: ({ countStates }) => countStates(),
      }),
    }),
  })
}

const searchSchema = pageSchema.extend({ search: textSchema().max(MAX_SEARCH_LENGTH, SEARCH_RULE).nullish() })

export type FilterInput<State> = z.input<typeof searchSchema> & { state?: State | null | undefined }

interface FilteredList<State extends string, Where> {
  states: readonly State[]
  inState: (state: State) => Where
  find: (search: string) => Promise<Where>
  count: (args: { where: { AND: Where[] } }) => Promise<number>
  /** What every item of the list must meet. */
  within?: Where
}

/** @throws BadInput for an invalid page or a search that is too long. */
export async function filteredPage<State extends string, Where>(
  { state, ...input }: FilterInput<State>,
  { states, inState, find, count, within }: FilteredList<State, Where>,
): Promise<FilteredPage<State, Where>> {
  const { search, ...page } = parse(searchSchema, input)
  const found = [...(within ? [within] : []), ...(search ? [await find(search)] : [])]
  const whereIn = (state: State) => ({ AND: [...found, inState(state)] })
  const where = state ? whereIn(state) : { AND: found }
  return {
    ...createPage(page, await count({ where })),
    where,
    countStates: () =>
      Promise.all(states.map(async (state) => ({ state, count: await count({ where: whereIn(state) }) }))),
  }
}

/**
 * Rows whose text contains all words of the search or parts of words, in any order, at most the newest `MAX_FOUND`.
 * `text` is an expression over the columns of `table`, in which null is ''.
 */
export async function containingWords(
  prisma: PrismaClient,
  search: string,
  table: Prisma.Sql,
  text: Prisma.Sql,
): Promise<{ id: { in: string[] } }> {
  // % and _ are wildcards of ILIKE.
  const patterns = search.split(/\s+/).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const rows = await prisma.$queryRaw<{ id: string }[]>`
    SELECT id FROM ${table} WHERE ${text} ILIKE ALL (${patterns}::text[]) ORDER BY id DESC LIMIT ${MAX_FOUND}`
  return { id: { in: rows.map(({ id }) => id) } }
}
