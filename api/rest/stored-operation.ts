import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql'
import { z } from 'zod'
import { schema } from '#api/graphql/schema.ts'
import { enumValue } from '#domain/enum-names.ts'
import { COMPONENTS, type Component } from './components.ts'

// What REST says about a response is read from the stored operation and the GraphQL schema.

interface Selected {
  field: GraphQLField<unknown, unknown>
  selections: readonly SelectionNode[]
}

/**
 * The root field of a stored operation, and the description and schema of its result at a path such as `poll.results`.
 * Throws if the operation does not select the path.
 */
export function readOperation(document: DocumentNode, path: string) {
  const operation = getOperationAST(document) as OperationDefinitionNode
  const [rootName, ...names] = path.split('.')
  const root = schema.getRootType(operation.operation) as GraphQLObjectType
  const select = (type: GraphQLOutputType, selections: readonly SelectionNode[], name = '') => {
    const selected = fieldsIn(document, objectType(type), selections).get(name)
    if (!selected) throw new Error(`${operation.name?.value} does not select ${path}`)
    return selected
  }
  const rootField = select(root, operation.selectionSet.selections, rootName)
  const { field, selections } = names.reduce(
    (parent, name) => select(parent.field.type, parent.selections, name),
    rootField,
  )
  const type = isNonNullType(field.type) ? field.type.ofType : field.type
  return {
    rootField: rootField.field,
    description: restDescription(field),
    schema: schemaOf(document, type, selections),
  }
}

/** Without the sentences on null and expected failures, which REST reports as errors, and on editors, whose token it ignores. */
export const restDescription = ({ description }: GraphQLField<unknown, unknown>): string =>
  description?.replaceAll(/ (Null|Fails with|Editors) .*?\.(?= |$)/g, '') ?? ''

function schemaOf(
  document: DocumentNode,
  type: GraphQLOutputType,
  selections: readonly SelectionNode[],
): z.ZodType {
  if (isNonNullType(type)) return schemaOf(document, type.ofType, selections)
  if (isListType(type)) return z.array(schemaOf(document, type.ofType, selections))
  if (isEnumType(type)) {
    const values = Object.fromEntries(type.getValues().map(({ name }) => [name, enumValue(name)]))
    return z.preprocess((name) => values[String(name)] ?? name, z.enum(Object.values(values)))
  }
  return SCALARS[getNamedType(type).name]?.() ?? objectSchema(document, objectType(type), selections)
}

const SCALARS: Record<string, () => z.ZodType> = {
  ID: () => z.string(),
  String: () => z.string(),
  DateTime: () => z.string().meta({ format: 'date-time' }),
  Int: () => z.int(),
  Float: () => z.number(),
  Boolean: () => z.boolean(),
}

/** An object that is selected by a fragment of COMPONENTS is a component of the OpenAPI description. */
function objectSchema(
  document: DocumentNode,
  type: GraphQLObjectType,
  selections: readonly SelectionNode[],
): z.ZodType {
  const [component] = selections.flatMap(
    (part) => (part.kind === Kind.FRAGMENT_SPREAD && COMPONENTS[part.name.value]) || [],
  )
  if (component && selections.some(({ kind }) => kind === Kind.FIELD))
    throw new Error(`${type.name} is a component, so no other fields may be selected`)
  const known = component && built.get(component)
  if (known) return known
  const fields = [...fieldsIn(document, type, selections)].map(([name, { field, selections }]) => {
    const inner = schemaOf(document, field.type, selections)
    const isRequired = isNonNullType(field.type) || component?.neverNull?.includes(name)
    const isNeverNull = isRequired || component?.omitsNull
    const description = isNeverNull ? restDescription(field) : (field.description ?? '')
    return [name, (isRequired ? inner : optional(inner, component)).describe(description)]
  })
  const object = z.object(Object.fromEntries(fields))
  if (!component) return object
  // Parsed, so that the example fits the selection.
  const examples = [object.parse(component.example)]
  const described = object.meta({ id: type.name, description: type.description ?? '', examples })
  built.set(component, described)
  return described
}

/** One schema for each component, because zod registers ids once. */
const built = new Map<Component, z.ZodType>()

const optional = (inner: z.ZodType, component?: Component) =>
  component?.omitsNull ? z.preprocess((value) => value ?? undefined, inner.optional()) : inner.nullable()

function fieldsIn(
  document: DocumentNode,
  type: GraphQLObjectType,
  selections: readonly SelectionNode[],
): Map<string, Selected> {
  const fields = selections.flatMap((part): [string, Selected][] => {
    if (part.kind === Kind.FIELD) {
      const field = type.getFields()[part.name.value]
      return field
        ? [[(part.alias ?? part.name).value, { field, selections: part.selectionSet?.selections ?? [] }]]
        : []
    }
    const fragment = part.kind === Kind.INLINE_FRAGMENT ? part : fragmentOf(document, part.name.value)
    const condition = fragment.typeCondition?.name.value ?? type.name
    const applies = [type, ...type.getInterfaces()].some(({ name }) => name === condition)
    return applies ? [...fieldsIn(document, type, fragment.selectionSet.selections)] : []
  })
  const byName = new Map(fields)
  if (byName.size < fields.length) throw new Error(`${type.name} selects a field twice`)
  return byName
}

function fragmentOf({ definitions }: DocumentNode, name: string): FragmentDefinitionNode {
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name) return definition
  throw new Error(`A stored operation has no fragment ${name}`)
}

/** For the result of a mutation, the type of its success. */
function objectType(type: GraphQLOutputType): GraphQLObjectType {
  const named = getNamedType(type)
  if (!isAbstractType(named)) return named as GraphQLObjectType
  const isFailure = ({ name }: { name: string }) => name === 'Error'
  const success = schema.getPossibleTypes(named).find((each) => !each.getInterfaces().some(isFailure))
  return success as GraphQLObjectType
}
