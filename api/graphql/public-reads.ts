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
import type { TableTopic } from '../changes.ts'
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
  /** The request without undeclared variables. */
  body: () => string
  topics: ReadonlySet<TableTopic>
}

/** Reads the body of a POST. Null unless it asks for public reads only. */
export function publicQueryOf(text: string): PublicQuery | null {
  try {
    const { query, variables, operationName, ...rest } = JSON.parse(text) as Record<string, unknown>
    if (typeof query !== 'string' || query.length > MAX_CACHED_DOCUMENT) return null
    if (!isOptional(variables, 'object') || !isOptional(operationName, 'string')) return null
    if (Object.keys(rest).length > 0) return null
    const document = documents.get(query) ?? readDocument(query)
    documents.set(query, document)
    if (!document.topics) return null
    const given = (variables ?? {}) as Record<string, unknown>
    const input = {
      operationName,
      variables: Object.fromEntries(document.declared.map((name) => [name, given[name]])),
    }
    return {
      key: `${JSON.stringify(input)}\n${document.text}`,
      body: () => JSON.stringify({ query, ...input }),
      topics: document.topics,
    }
  } catch {
    // Yoga says what is wrong with the request.
    return null
  }
}

const isOptional = (value: unknown, type: 'object' | 'string') =>
  (value ?? null) === null || (typeof value === type && !Array.isArray(value))

interface PublicDocument {
  text: string
  topics: ReadonlySet<TableTopic> | null
  declared: string[]
}

const MAX_CACHED_DOCUMENT = 10_000
const documents = new LRUCache<string, PublicDocument>({ max: 100 })

function readDocument(query: string): PublicDocument {
  const document = parse(query, { maxTokens: 1_000 })
  const operation = getOperationAST(document)
  const declared = operation?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? []
  return { text: stripIgnoredCharacters(query), topics: topicsOf(document), declared }
}

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
