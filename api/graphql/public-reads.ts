import {
  type DocumentNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Topic } from '../changes.ts'
import type { Context } from './context.ts'
import { schema } from './schema.ts'

/**
 * Root fields whose answer depends on their arguments and on what is stored, never on who asks, and the topic that is told
 * when it changes, whatever is asked of it: also a count, which holds none of what it counts. Null: never while the
 * server runs.
 */
export const PUBLIC_READS: Readonly<Record<string, Topic | null>> = {
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

const known = new WeakMap<DocumentNode, ReadonlySet<Topic> | null>()

/**
 * The topics that an operation's answer depends on; null when its answer may differ between visitors, or when it
 * is no single query. In: a valid document.
 */
export function topicsOf(document: DocumentNode): ReadonlySet<Topic> | null {
  const remembered = known.get(document)
  if (remembered !== undefined) return remembered
  const topics = isPublicRead(document) ? collect(document) : null
  known.set(document, topics)
  return topics
}

/** Notes in the context what an operation without errors has read. */
export function noteReading(document: DocumentNode, { reading }: Pick<Context, 'reading'>): void {
  const topics = topicsOf(document)
  if (!topics) reading.isPublic = false
  reading.topics ??= new Set()
  for (const topic of topics ?? []) reading.topics.add(topic)
}

function isPublicRead(document: DocumentNode): boolean {
  const operations = document.definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
  )
  return operations.length === 1 && operations[0]?.operation === OperationTypeNode.QUERY
}

function collect(document: DocumentNode): ReadonlySet<Topic> | null {
  const topics = new Set<Topic>()
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
