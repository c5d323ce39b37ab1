import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FastifyRequest } from 'fastify'
import type { GraphQLField } from 'graphql'
import { z } from 'zod'
import type { TableTopic } from '#api/cache/changes.ts'
import type { Context } from '#api/graphql/context.ts'
import { parse } from '#api/graphql/parse.ts'
import { topicsOf } from '#api/graphql/public-reads.ts'
import type { HeaderName } from '#api/reference/openapi.ts'
import type { LimitName } from '#api/server/rate-limit.ts'
import { type EditorRole, ROLE_FORBIDDEN } from '#domain/admin/editors.ts'
import { INVALID_TOKEN } from '#domain/admin/messages.ts'
import { NotFound } from '#domain/errors.ts'
import { linkHeader } from './paging.ts'
import { runOperation, throwIfFailure } from './run-operation.ts'
import { readOperation, restDescription } from './stored-operation.ts'

type Shape = Record<string, z.ZodType>

interface Input<Params extends Shape, Query extends Shape, Body> {
  params: z.output<z.ZodObject<Params>>
  query: z.output<z.ZodObject<Query>>
  body: Body
}

interface Page {
  nodes: readonly unknown[]
  totalCount: number
  page: number
  pageCount: number
}

type Status = 200 | 201 | 202

/** What a route adds to its stored operation. The rest of its description is derived from the GraphQL schema. */
interface RouteOptions<Data, Variables, Params extends Shape, Query extends Shape, Body> {
  operationId: string
  tag: 'polls' | 'blog' | 'challenges' | 'quiz' | 'values' | 'newsletter' | 'contact' | 'activity' | 'data'
  summary: string
  /** Without it, the description of the last field of `result`, or of the mutation. */
  description?: string
  operation: TypedDocumentNode<Data, Variables>
  /** Path of the response in the operation's data, such as `poll.results`. With `page`, only its schema is used. */
  result: string
  /** For a list with pages: the one to send. It sets the paging headers. */
  page?: (data: Data) => Page | undefined
  params?: Params
  query?: Query
  body?: { schema: z.ZodObject & z.ZodType<Body>; id: string; description: string; example: object }
  /** Without it, the path parameters and the body. */
  variables?: (input: Input<Params, Query, Body>) => Variables
  /** Statuses of success with their meaning. Without it, 200 with the description of the result. */
  statuses?: Partial<Record<Status, string>>
  /** The status if there are several. */
  statusOf?: (data: Data) => Status
  /** Failures besides those of every route, with the message of an example. A result of null sends the one of 404. */
  failures?: Partial<Record<400 | 404 | 409 | 502 | 503, string>>
  /** The field that the example of a 400 response is about. */
  invalidField?: string
  /** Example of a response that is not a component. */
  example?: unknown
  /** Adds to the result or rearranges it. `value` gets what is at `result`, with GraphQL’s names of enum values. */
  reshape?: { schema: (derived: z.ZodType) => z.ZodType; value: (result: never) => unknown }
  /** For the description. The resolver enforces it. */
  limit?: LimitName
  responseHeaders?: HeaderName[]
  /** The role that may call it. Without one, everyone may. */
  role?: EditorRole
}

export interface RestRoute
  extends Pick<
    RouteOptions<never, never, Shape, Shape, never>,
    'operationId' | 'tag' | 'summary' | 'limit' | 'invalidField'
  > {
  method: 'GET' | 'POST'
  url: string
  description: string
  role: EditorRole | undefined
  params?: z.ZodObject | undefined
  query?: z.ZodObject | undefined
  body?: z.ZodObject | undefined
  /** For a route whose body is a file. */
  upload?: { types: readonly string[]; maxBytes: number; tooLarge: string; wrongType: string }
  response: { schema: z.ZodType; example: unknown }
  /** Statuses of success with their meaning. */
  statuses: Partial<Record<Status, string>>
  failures: Record<string, string>
  responseHeaders?: HeaderName[]
  /** Null if the response is not stored. Public reads that arrive during one share the next. */
  topics: ReadonlySet<TableTopic> | null
  /** Throws BadInput for the first invalid part of the request. */
  parseInput(request: FastifyRequest): Input<Shape, Shape, unknown>
  respond(
    input: Input<Shape, Shape, unknown>,
    context: Context,
    url: string,
  ): Promise<{ status: number; headers: Record<string, string>; body: string }>
}

export const get = <
  Data,
  Variables extends Record<string, unknown>,
  Params extends Shape,
  Query extends Shape,
>(
  url: string,
  // Public reads have no limit (publicContext).
  options: RouteOptions<Data, Variables, Params, Query, undefined> & { limit?: never },
) => route('GET', url, options)

export const post = <Data, Variables extends Record<string, unknown>, Params extends Shape, Body>(
  url: string,
  options: RouteOptions<Data, Variables, Params, Record<never, never>, Body>,
) => route('POST', url, options)

function route<
  Data,
  Variables extends Record<string, unknown>,
  Params extends Shape,
  Query extends Shape,
  Body,
>(
  method: 'GET' | 'POST',
  url: string,
  options: RouteOptions<Data, Variables, Params, Query, Body>,
): RestRoute {
  const { page, reshape, role, statuses, failures, example } = options
  const { schema: derived, description, rootField } = readOperation(options.operation, options.result)
  const response = reshape?.schema(derived.describe(description)) ?? derived
  const params = options.params && describedBy(rootField, options.params)
  const query = options.query && describedBy(rootField, options.query)
  const { schema, id, example: bodyExample, ...meta } = options.body ?? NO_BODY
  const [onlyStatus = 200, ...others] = Object.keys(statuses ?? {}).map(Number)
  if (others.length > 0 && !options.statusOf) throw new Error(`${url} has several statuses but no statusOf`)
  const body =
    schema &&
    describedBy(rootField, schema.shape as Shape).meta({ ...meta, id: `${id}Input`, examples: [bodyExample] })
  return {
    ...options,
    method,
    url,
    description: options.description ?? (method === 'GET' ? description : restDescription(rootField)),
    role,
    params,
    query,
    body,
    response: { schema: response, example },
    statuses: statuses ?? { 200: description },
    failures: { ...(role && { 401: INVALID_TOKEN, 403: ROLE_FORBIDDEN }), ...failures },
    responseHeaders: [
      ...(page ? (['X-Total-Count', 'Link'] as const) : []),
      ...(options.responseHeaders ?? []),
    ],
    topics: topicsOf(options.operation),
    parseInput: (request) => ({
      params: parse(params ?? EMPTY, request.params),
      query: parse(query ?? EMPTY, request.query),
      body: schema && parse(schema, request.body),
    }),
    async respond(sent, context, requestUrl) {
      const input = sent as Input<Params, Query, Body>
      const variables =
        options.variables?.(input) ?? ({ ...input.params, ...input.body } as unknown as Variables)
      const data = await runOperation(options.operation, variables, context)
      const found = page?.(data)
      const result = found ? nodesOf(found, input.query) : valueAt(data as object, options.result)
      if (result === null) throw new NotFound(failures?.[404] ?? '')
      return {
        status: options.statusOf?.(data) ?? onlyStatus,
        headers: found ? pageHeaders(requestUrl, input.query, found) : {},
        body: JSON.stringify(response.parse(reshape?.value(result as never) ?? result)),
      }
    },
  }
}

const EMPTY = z.object({})
const NO_BODY = { schema: undefined, id: '', example: undefined }

/** Inputs without a description have that of the root field's argument with the same name. */
function describedBy({ args }: GraphQLField<unknown, unknown>, fields: Shape) {
  const described = Object.entries(fields).map(([name, field]) => {
    const description = args.find((arg) => arg.name === name)?.description
    return [name, field.description || !description ? field : field.describe(description)]
  })
  return z.object(Object.fromEntries(described))
}

/** A path may continue into the items of a list, for the schema of `reshape`. The value is the list. */
function valueAt(data: object, path: string): unknown {
  let value: unknown = data
  for (const name of path.split('.')) {
    if (value === null || Array.isArray(value)) return value
    value = (value as Record<string, unknown>)[name]
    throwIfFailure(value)
  }
  return value
}

/** GraphQL falls back to the first or last page, but API clients need an empty page to stop at. */
const nodesOf = ({ nodes, page }: Page, query: { page?: unknown }) =>
  page === (query.page ?? 1) ? nodes : []

function pageHeaders(url: string, query: Record<string, unknown>, { totalCount, pageCount }: Page) {
  return { 'x-total-count': String(totalCount), link: linkHeader(url, query, pageCount) }
}
