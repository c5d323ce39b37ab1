import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLScalarType,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql'
import { createYoga } from 'graphql-yoga'
import { expect, test } from 'vitest'
import { asAdmin, startTestServer } from '#api/test/server.ts'
import { costLimit } from './cost.ts'
import { schema } from './schema.ts'

const { app, graphql: ask } = await startTestServer()

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
    const run = (operationName: string) =>
      app.inject({ method: 'POST', url: '/graphql', payload: { query, operationName } })
    const response = await run('Expensive')
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].extensions).toMatchObject({ code: 'BAD_INPUT', cost: { limit: 5_000 } })
    if (query.includes('Cheap')) expect((await run('Cheap')).json().data).toEqual({ __typename: 'Query' })
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

test('fifty posts with all their own fields are within the limit', async () => {
  const { Post } = schema.getTypeMap() as { Post: GraphQLObjectType }
  const isPublic = (name: string) => !['source', 'revision', 'heldReason', 'status'].includes(name)
  const fields = Object.values(Post.getFields()).filter(({ type }) => isLeafType(getNamedType(type)))
  const names = fields.map(({ name }) => name).filter(isPublic)
  const response = await ask(`{ posts(pageSize: 50) { nodes { ${names.join(' ')} } } }`)
  // The body counts five times.
  const cost = 1 + 50 * (1 + names.length + 4)
  expect(response.extensions).toEqual({ cost: { requested: cost, limit: 5_000 } })
  const found = '{ posts(pageSize: 50, filter: { search: "a" }) { nodes { id } highlights {'
  const segments = 'title { text match } excerpt { text match } passage { text match }'
  expect((await ask(`${found} postId ${segments} } } }`)).errors).toEqual([])
})

test('every page counts each of its nodes once', async () => {
  const pages = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ type }) => {
    const named = getNamedType(type)
    return isObjectType(named) && 'nodes' in named.getFields()
  })
  expect(pages.length).toBeGreaterThan(5)
  for (const { name } of pages) {
    const { extensions } = await ask(`{ ${name}(pageSize: 50) { nodes { __typename } } }`, {}, asAdmin)
    expect([name, extensions['cost']]).toEqual([name, { requested: 101, limit: 5_000 }])
  }
})

test('the cost limit applies to subscriptions', async () => {
  // Fragments of fragments cost much and have few tokens.
  const [names, count] = [['a', 'b', 'c', 'd', 'e', 'f', 'g'], 4]
  const fragments = names.map((name, index) => {
    const next = names[index + 1]
    const spread = next ? Array.from({ length: count }, () => `...${next}`).join(' ') : 'id'
    return `fragment ${name} on Poll { ${spread} }`
  })
  const query = `subscription { pollResults(pollId: "x") { ...a ...a } } ${fragments.join(' ')}`
  const { status, errors } = await ask(query)
  expect(status).toBe(400)
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', cost: { requested: 8_193, limit: 5_000 } })
})

test('counting the cost formats only the first of thousands of invalid values', async () => {
  let parsed = 0
  const picky = buildSchema('scalar Picky type Query { pick(from: [Picky!]!): Int }')
  ;(picky.getType('Picky') as GraphQLScalarType).parseValue = () => {
    parsed += 1
    throw new Error('not this one')
  }
  const yoga = createYoga({ schema: picky, plugins: [costLimit(5_000)], logging: false })
  const query = 'query ($from: [Picky!]!) { pick(from: $from) }'
  const response = await yoga.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { from: Array(30_000).fill(1) } }),
  })
  expect((await response.json()).errors).not.toEqual([])
  // Execution itself stops after 50.
  expect(parsed).toBeLessThan(100)
})
