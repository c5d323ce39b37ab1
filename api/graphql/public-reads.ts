import {
  type DocumentNode,
  getNamedType,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Topic } from '../changes.ts'
import type { Context } from './context.ts'
import { schema } from './schema.ts'

/** Root fields whose answer depends on their arguments and on what is stored, never on who asks. */
export const PUBLIC_READS: ReadonlySet<string> = new Set([
  '__typename',
  'activePoll',
  'categories',
  'challenges',
  'featuredPosts',
  'poll',
  'polls',
  'post',
  'posts',
  'quiz',
  'sharedValues',
  'tags',
])

/** What is told when one of a type's things changes. Types without a topic never change while the server runs. */
const TOPIC_OF: Readonly<Record<string, Topic>> = {
  Challenge: 'challenges',
  Poll: 'polls',
  Post: 'posts',
  PostFacet: 'posts',
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
        const parent = types.getParentType()
        if (parent === schema.getQueryType() && !PUBLIC_READS.has(name.value)) isPublic = false
        const topic = TOPIC_OF[getNamedType(types.getType())?.name ?? '']
        if (topic) topics.add(topic)
      },
    }),
  )
  return isPublic ? topics : null
}
