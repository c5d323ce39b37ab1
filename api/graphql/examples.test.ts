import { Kind, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql'
import { expect, test } from 'vitest'
import { makeIssue } from '#api/test/newsletter.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'
import { seedDemo } from '#prisma/seed-demo.ts'
import { examples } from './graphiql.ts'
import { schema } from './schema.ts'

const server = await startTestServer({ RATE_LIMIT: 'on' })
await seedDemo(server.db.prisma, server.now())

const poll = await server.db.prisma.poll.findFirstOrThrow({ where: { status: 'open' } })
/** The ids that GraphiQL looks up before it opens (graphiql-start.js). */
const pasted = {
  POLL_ID: poll.id,
  POLL_SLUG: poll.slug,
  CHALLENGE_ID: (await server.db.prisma.challenge.findFirstOrThrow()).id,
  ISSUE_SLUG: (await makeIssue(server.db.prisma, { status: 'sent', sentAt: server.now() })).slug,
  ARTICLE_SLUG: (await server.db.prisma.post.findFirstOrThrow({ where: { status: 'published' } })).slug,
}

const runnable = examples.flatMap((example) =>
  parse(example.query).definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION
      ? [{ ...example, operation: node.operation, operationName: node.name?.value ?? '' }]
      : [],
  ),
)

test.each(runnable)('“$operationName” of $name runs as GraphiQL sends it', async (example) => {
  const { operationName, operation, headers } = example
  const query = Object.entries(pasted).reduce((text, [name, id]) => text.replaceAll(name, id), example.query)
  const payload = { query, operationName }
  const response = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: operation === 'subscription' ? { ...payload, query: followed(query) } : payload,
    headers: headers ? asAdmin : {},
  })
  expect(response.statusCode, response.body).toBe(200)
  const { data, errors } = response.json()
  expect(errors).toBeUndefined()
  for (const value of Object.values(data)) {
    expect(value).not.toBeNull()
    expect(value).not.toHaveProperty('code')
  }
})

test('an example with a placeholder id fails with an expected error', async () => {
  for (const { query, operationName, operation } of runnable) {
    if (operation !== 'mutation') continue
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query, operationName },
    })
    expect([operationName, statusCode < 500, /INTERNAL/.test(body)]).toEqual([operationName, true, false])
  }
})

test('every example is valid', () => {
  for (const { name, query } of examples) expect([name, validate(schema, parse(query))]).toEqual([name, []])
})

test('together the examples use every public root field of the schema', () => {
  // These need a token from an email, or from an editor.
  const shown = new Set(['confirmSubscription', 'unsubscribe', 'postPreview'])
  for (const { query } of examples) {
    const types = new TypeInfo(schema)
    visit(
      parse(query),
      visitWithTypeInfo(types, {
        enter: (node) => {
          const isRoot = /^(Query|Mutation|Subscription)$/.test(types.getParentType()?.name ?? '')
          if (node.kind === Kind.FIELD && isRoot) shown.add(node.name.value)
        },
      }),
    )
  }
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const hidden = roots
    .flatMap((type) => Object.values(type?.getFields() ?? {}))
    .filter(
      ({ name, description }) => !shown.has(name) && !/\((admin|editor|writer)\b/.test(description ?? ''),
    )
    .map(({ name }) => name)
  expect(hidden).toEqual([])
})

/** A subscription never ends, so inject() would wait forever. Its selection runs as a query instead. */
function followed(document: string): string {
  return document.replace('subscription Follow', 'query Follow').replace('pollResults(pollId:', 'poll(id:')
}
