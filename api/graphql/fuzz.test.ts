import fc from 'fast-check'
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import { expect, test } from 'vitest'
import { checksum, INTERNALS, JARGON } from '#api/test/checksum.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'
import { seedDemo } from '#prisma/seed-demo.ts'
import { schema } from './schema.ts'

// Calls every root field with generated arguments. No call may cause an internal error, reveal internals,
// or change data when it is rejected. A search for a subscriber is logged even if it finds nobody.

const { app, db, now } = await startTestServer()
// The daily totals, stored every hour, would look like a change.
await db.query('DELETE FROM pgboss.schedule')
await seedDemo(db.prisma, now())
const { prisma } = db
const known = [
  (await prisma.poll.findFirstOrThrow({ where: { status: 'open' } })).id,
  (await prisma.post.findFirstOrThrow()).id,
  (await prisma.challenge.findFirstOrThrow()).id,
]

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 400 }),
  fc.constantFrom(
    '',
    ' ',
    '%',
    "' OR 1=1 --",
    '\u0000',
    '\ud800',
    '😀'.repeat(80),
    '<b>',
    '__proto__',
    '\\',
    '\u202e',
  ),
  fc.constantFrom(...known, 'session_1_a', 'jo@example.org'),
)

const fields = [
  ...roots('query', schema.getQueryType()?.getFields()),
  ...roots('mutation', schema.getMutationType()?.getFields()),
].filter(({ field }) => field.args.length > 0)

test.each(fields)('$operation $field.name handles arbitrary arguments', async ({ operation, field }) => {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'
  const document = `${operation} (${declared}) { it: ${field.name}(${passed}) ${selection} }`
  const variables = fc.record(Object.fromEntries(field.args.map(({ name, type }) => [name, valuesOf(type)])))
  const ignored = field.name === 'findSubscriber' ? ['AuditEntry'] : []
  let before = await checksum(db, ignored)
  await fc.assert(
    fc.asyncProperty(variables, fc.boolean(), async (values, admin) => {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query: document, variables: values },
        headers: admin ? asAdmin : {},
      })
      const { data, errors } = response.json()
      expect(response.statusCode, response.body).toBeLessThan(500)
      expect(response.body).not.toMatch(/"INTERNAL"/)
      expect(response.body).not.toMatch(JARGON)
      if (errors) expect(JSON.stringify(errors)).not.toMatch(INTERNALS)
      if (operation === 'query') return
      const after = await checksum(db, ignored)
      if (errors || /Error$/.test(data.it?.__typename ?? '')) expect(after).toBe(before)
      before = after
    }),
    { numRuns: process.env['FULL'] ? 50 : 2 },
  )
  expect(await checksum(db, ignored)).toBe(before)
})

function roots(operation: string, all: Record<string, GraphQLField<unknown, unknown>> = {}) {
  return Object.values(all).map((field) => ({ operation, field }))
}

/** Values of a type, and occasionally null or a value of another type. */
function valuesOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return sometimesWrong(ofType(type.ofType))
  return sometimesWrong(fc.option(ofType(type)))
}

function ofType(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valuesOf(type)
  if (isListType(type)) return fc.array(valuesOf(type.ofType as GraphQLInputType), { maxLength: 6 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (isInputObjectType(type)) {
    return fc.record(
      Object.fromEntries(Object.values(type.getFields()).map((each) => [each.name, valuesOf(each.type)])),
    )
  }
  const scalars: Record<string, fc.Arbitrary<unknown>> = {
    Int: fc.oneof(fc.integer({ min: -2, max: 60 }), fc.integer()),
    Float: fc.oneof(fc.integer({ min: -5, max: 110 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
    Boolean: fc.boolean(),
    DateTime: fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      nasty,
    ),
  }
  return scalars[type.name] ?? nasty
}

function sometimesWrong(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: values }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) })
}
