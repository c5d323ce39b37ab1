import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  getOperationAST,
  OperationTypeNode,
  parse,
  stripIgnoredCharacters,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { TableTopic } from '#api/cache/changes.ts'
import type { Context } from './context.ts'
import { schema } from './schema.ts'

/**
 * Root fields whose answer depends on their arguments and on what is stored, never on who asks, and the topic that is told
 * when it changes, whatever is asked of it: also a count, which holds none of what it counts. Null: never while the
 * server runs.
 */
export const PUBLIC_READS: Readonly<Record<string, TableTopic | null>> = {
  __typename: null,
  activePoll: 'polls',
  categories: 'posts',
  challenges: 'challenges',
  featuredPosts: 'posts',
  poll: 'polls',
  polls: 'polls',
  post: 'posts',
  posts: 'posts',
  quiz: null,
  sharedValues: null,
  tags: 'posts',
}

const known = new WeakMap<DocumentNode, ReadonlySet<TableTopic> | null>()

/**
 * The topics that an operation's answer depends on; null when its answer may differ between visitors, or when it
 * is no single query. In: a valid document.
 */
export function topicsOf(document: DocumentNode): ReadonlySet<TableTopic> | null {
  let topics = known.get(document)
  if (topics === undefined) {
    topics = collect(document)
    known.set(document, topics)
  }
  return topics
}

export interface PublicQuery {
  /** The same for requests that differ in white space or undeclared variables only. */
  key: string
  topics: ReadonlySet<TableTopic>
}

const MAX_CACHED_BODY = 10_000
/** Requests read before. Most repeat a body exactly, and reading one takes longer than sending the cached response. */
const queries = new LRUCache<string, { query: PublicQuery | null }>({ max: 100 })

/** Reads the body of a POST. Null unless it asks for public reads only. */
export function publicQueryOf(body: string): PublicQuery | null {
  if (body.length > MAX_CACHED_BODY) return null
  const known = queries.get(body)
  if (known) return known.query
  const query = readBody(body)
  queries.set(body, { query })
  return query
}

function readBody(body: string): PublicQuery | null {
  try {
    const { query, variables, operationName, ...rest } = JSON.parse(body) as Record<string, unknown>
    if (typeof query !== 'string' || Object.keys(rest).length > 0) return null
    if (!isOptional(variables, 'object') || !isOptional(operationName, 'string')) return null
    const document = parse(query, { maxTokens: 1_000 })
    const topics = topicsOf(document)
    if (!topics) return null
    const given = (variables ?? {}) as Record<string, unknown>
    const declared = getOperationAST(document)?.variableDefinitions ?? []
    const used = declared.map(({ variable }) => [variable.name.value, given[variable.name.value]])
    const text = JSON.stringify([operationName, used, stripIgnoredCharacters(query)])
    return { key: createHash('sha256').update(text).digest('base64url'), topics }
  } catch {
    // Yoga says what is wrong with the request.
    return null
  }
}

const isOptional = (value: unknown, type: 'object' | 'string') =>
  (value ?? null) === null || (typeof value === type && !Array.isArray(value))

/** Records in the context which tables an operation has read. */
export function noteReading(document: DocumentNode, context: Pick<Context, 'topics'>): void {
  const topics = topicsOf(document)
  if (!topics) context.topics = null
  for (const topic of topics ?? []) context.topics?.add(topic)
}

function collect(document: DocumentNode): ReadonlySet<TableTopic> | null {
  // Null also when there are several operations.
  if (getOperationAST(document)?.operation !== OperationTypeNode.QUERY) return null
  const topics = new Set<TableTopic>()
  let isPublic = true
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        if (types.getParentType() !== schema.getQueryType()) return
        const topic = PUBLIC_READS[name.value]
        if (topic === undefined) isPublic = false
        else if (topic !== null) topics.add(topic)
      },
    }),
  )
  return isPublic ? topics : null
}
