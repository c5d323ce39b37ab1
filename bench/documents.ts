import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql'

const root = path.resolve(import.meta.dirname, '..')

/** The body that a browser posts to `/graphql`: with fragments and `__typename`s, without Apollo's own directive. @throws for an unknown operation. */
export function documentOf(operationName: string, variables: Record<string, unknown> = {}) {
  const definitions = globSync('web/**/*.graphql', { cwd: root }).flatMap(
    (file) => parse(readFileSync(path.join(root, file), 'utf8')).definitions,
  )
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const operation = definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value === operationName,
  )
  if (!operation) throw new Error(`web/ has no operation ${operationName}`)
  const needed: DocumentNode['definitions'][number][] = [operation]
  for (const definition of needed) {
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (fragment && !needed.includes(fragment)) needed.push(fragment)
      },
    })
  }
  return {
    operationName,
    query: print(withTypenames({ kind: Kind.DOCUMENT, definitions: needed })),
    variables,
  }
}

function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet(node, _key, parent) {
      if (parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined
      const has = node.selections.some(
        (selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename',
      )
      if (has) return undefined
      const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const
      return { ...node, selections: [...node.selections, typename] }
    },
  })
}
