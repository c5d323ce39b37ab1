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
import { schema } from './schema.ts'

/**
 * Root query fields whose result is the same for every visitor, with the topics that invalidate them. `[]` never changes.
 * Documents that select votes also depend on `tallies`.
 */
export const PUBLIC_READS: Readonly<Record<string, TableTopic | readonly TableTopic[]>> = {
  __typename: [],
  activePoll: 'polls',
  activity: 'activity',
  categories: 'posts',
  challenges: 'challenges',
  closedPolls: 'polls',
  featuredPosts: 'posts',
  newsletterIssue: ['newsletter', 'posts', 'polls'],
  newsletterIssues: ['newsletter', 'posts', 'polls'],
  openPolls: 'polls',
  poll: 'polls',
  pollBySlug: 'polls',
  polls: 'polls',
  post: 'posts',
  posts: 'posts',
  quiz: [],
  sharedValue: [],
  sharedValues: [],
  splits: [],
  tags: 'posts',
  today: 'day',
}

/** Fields of Poll that change with each vote. List new ones here, or they are up to a minute old. */
const VOTE_FIELDS = new Set(['commonGround', 'results', 'resultsByAffiliation', 'totalVotes'])

const topicsByDocument = new WeakMap<DocumentNode, ReadonlySet<TableTopic> | null>()

/** Null if the response may differ between visitors, or a document is not a single query. */
export function topicsOf(...documents: readonly DocumentNode[]): ReadonlySet<TableTopic> | null {
  const topics = new Set<TableTopic>()
  for (const document of documents) {
    let found = topicsByDocument.get(document)
    if (found === undefined) {
      found = collect(document)
      topicsByDocument.set(document, found)
    }
    if (!found) return null
    for (const topic of found) topics.add(topic)
  }
  return topics
}

export interface PublicQuery {
  /** Equal for requests that differ only in white space or undeclared variables. */
  key: string
  topics: ReadonlySet<TableTopic>
}

const MAX_CACHED_BODY = 10_000
/** Most bodies repeat, and parsing one takes longer than sending the cached response. */
const queries = new LRUCache<string, { query: PublicQuery | null }>({ max: 100 })

/** Null unless the body selects public reads only. */
export function publicQueryOf(body: string): PublicQuery | null {
  if (body.length > MAX_CACHED_BODY) return null
  const known = queries.get(body)
  if (known) return known.query
  const query = parseBody(body)
  queries.set(body, { query })
  return query
}

function parseBody(body: string): PublicQuery | null {
  try {
    const { query, variables, operationName, ...rest } = JSON.parse(body) as Record<string, unknown>
    if (typeof query !== 'string' || Object.keys(rest).length > 0) return null
    if (!isOptional(variables, 'object') || !isOptional(operationName, 'string')) return null
    const document = parse(query, { maxTokens: 1_000 })
    const topics = topicsOf(document)
    if (!topics) return null
    const values = (variables ?? {}) as Record<string, unknown>
    const declared = getOperationAST(document)?.variableDefinitions ?? []
    // An omitted variable is left out, because its default differs from null.
    const used = Object.fromEntries(
      declared.map(({ variable }) => [variable.name.value, values[variable.name.value]]),
    )
    const text = JSON.stringify([operationName, used, stripIgnoredCharacters(query)])
    return { key: createHash('sha256').update(text).digest('base64url'), topics }
  } catch {
    // Yoga reports what is wrong with the request.
    return null
  }
}

const isOptional = (value: unknown, type: 'object' | 'string') =>
  (value ?? null) === null || (typeof value === type && !Array.isArray(value))

function collect(document: DocumentNode): ReadonlySet<TableTopic> | null {
  // getOperationAST also returns null if there are several operations.
  if (getOperationAST(document)?.operation !== OperationTypeNode.QUERY) return null
  const topics = new Set<TableTopic>()
  let isPublic = true
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const parent = types.getParentType()
        if (parent?.name === 'Poll' && VOTE_FIELDS.has(name.value)) topics.add('tallies')
        if (parent !== schema.getQueryType()) return
        const found = PUBLIC_READS[name.value]
        if (found === undefined) isPublic = false
        for (const topic of [found ?? []].flat()) topics.add(topic)
      },
    }),
  )
  return isPublic ? topics : null
}
