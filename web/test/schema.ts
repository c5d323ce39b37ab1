import { readFileSync } from 'node:fs'
import { addMocksToSchema, createMockStore, type IMocks } from '@graphql-tools/mock'
import {
  buildSchema,
  type ExecutionResult,
  type GraphQLResolveInfo,
  getOperationAST,
  graphqlSync,
  isAbstractType,
  isObjectType,
  OperationTypeNode,
  parse,
} from 'graphql'

type Partially<T> = T extends readonly (infer Item)[]
  ? readonly Partially<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Partially<T[Key]> }
    : T

/** The fields of a result that a test is about. The others are mocked. An expected failure names its `__typename`. */
export type PartialResult<Data> = Partially<Data>

export interface Operation {
  query: string
  variables?: Record<string, unknown> | undefined
}

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const types = Object.values(schema.getTypeMap())
let count = 0

/** `ConflictError` has the code `CONFLICT`. */
const errorCode = (typeName: string) =>
  typeName
    .replace(/Error$/, '')
    .replace(/\B[A-Z]/g, '_$&')
    .toUpperCase()

const isError = (typeName: string) => typeName.endsWith('Error')

/** The type of a union's value without a `__typename`, which is the successful result. */
const successTypes = Object.fromEntries(
  types
    .filter(isAbstractType)
    .map((type) => [type.name, schema.getPossibleTypes(type).find(({ name }) => !isError(name))?.name]),
)

const mocks: IMocks = {
  String: () => `Text ${++count}`,
  ID: () => String(++count),
  DateTime: () => '2026-11-20T12:00:00.000Z',
  JSON: () => ({}),
  ...Object.fromEntries(
    types
      .filter((type) => isObjectType(type) && isError(type.name))
      .map(({ name }) => [name, () => ({ code: errorCode(name) })]),
  ),
  ...Object.fromEntries(
    Object.entries(successTypes).map(([name, __typename]) => [name, () => ({ __typename })]),
  ),
}

const store = createMockStore({ schema, mocks, mockGenerationBehavior: 'deterministic' })
const mockedSchema = addMocksToSchema({ schema, store })

for (const type of Object.values(mockedSchema.getTypeMap()).filter(isAbstractType)) {
  type.resolveType = (value) => value.__typename ?? value.$ref?.typeName ?? successTypes[type.name]
}

/** Fields that `partialResult` leaves out get the same mock value every time. */
export function execute<Data>(
  { query, variables = {} }: Operation,
  partialResult: object,
): ExecutionResult<Data> {
  store.reset()
  count = 0
  const document = parse(query)
  const rootType = schema.getRootType(getOperationAST(document)?.operation ?? OperationTypeNode.QUERY)
  // Partial results use the keys of the result, which are aliases if the operation has any.
  const resolveField = (_args: unknown, _context: unknown, { path }: GraphQLResolveInfo) =>
    Reflect.get(partialResult, path.key)
  const rootValue = Object.fromEntries(
    Object.keys(rootType?.getFields() ?? {}).map((name) => [name, resolveField]),
  )
  const result = graphqlSync({ schema: mockedSchema, source: query, rootValue, variableValues: variables })
  for (const error of result.errors ?? []) console.error(`${error}`)
  return result as ExecutionResult<Data>
}
