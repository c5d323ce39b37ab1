import { buildSchema, type GraphQLScalarType, parse } from 'graphql'
import { expect, test } from 'vitest'
import { startTestServer } from '#api/test/server.ts'
import { costLimit } from './cost.ts'

const { app } = await startTestServer()

test('the cost limit applies to the operation that runs, wherever it is in the document', async () => {
  const expensive = `query Expensive { ${Array.from(
    { length: 14 },
    (_, index) =>
      `p${index}: posts(pageSize: 50) { nodes { id slug title excerpt tags relatedPosts { id title } } }`,
  ).join(' ')} }`
  for (const query of [
    expensive,
    `query Cheap { __typename } ${expensive}`,
    `${expensive} query Cheap { __typename }`,
  ]) {
    const ask = (operationName: string) =>
      app.inject({ method: 'POST', url: '/graphql', payload: { query, operationName } })
    const response = await ask('Expensive')
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].extensions).toMatchObject({ code: 'BAD_INPUT', cost: { limit: 5_000 } })
    if (query.includes('Cheap')) expect((await ask('Cheap')).json().data).toEqual({ __typename: 'Query' })
  }
})

test('every response reports its cost and the limit', async () => {
  const query = '{ posts(pageSize: 50) { totalCount } }'
  const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  expect(response.json()).toEqual({
    data: { posts: { totalCount: 0 } },
    extensions: { cost: { requested: 51, limit: 5_000 } },
  })
})

test('counting the cost formats only the first of thousands of invalid values', () => {
  const schema = buildSchema('scalar Picky type Query { pick(from: [Picky!]!): Int }')
  let parsed = 0
  ;(schema.getType('Picky') as GraphQLScalarType).parseValue = () => {
    parsed += 1
    throw new Error('not this one')
  }
  const document = parse('query ($from: [Picky!]!) { pick(from: $from) }')
  const args = { schema, document, contextValue: {}, variableValues: { from: Array(30_000).fill(1) } }
  costLimit(5_000).onExecute?.({ args, setResultAndStopExecution: expect.fail } as never)
  expect(parsed).toBe(1)
})
