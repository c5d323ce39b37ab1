import { type GraphQLOutputType, getNamedType, isObjectType, parse } from 'graphql'
import { expect, test } from 'vitest'
import { PUBLIC_READS, topicsOf } from '#api/graphql/public-reads.ts'
import { schema } from '#api/graphql/schema.ts'
import type { ConcurrencyLimit } from '#api/server/concurrency-limit.ts'
import { makePoll, makePost } from '#api/test/factories.ts'
import { makeIssue } from '#api/test/newsletter.ts'
import { ADMIN_TOKEN, startTestServer } from '#api/test/server.ts'

let operations = 0
const concurrency: ConcurrencyLimit = {
  run: (work) => {
    operations += 1
    return work()
  },
}
const { app, db, changes, graphql } = await startTestServer({}, { concurrency }, { cacheBytes: 1_000_000 })
const asAdmin = { authorization: `Bearer ${ADMIN_TOKEN}` }
const POLLS = '{ polls { question } }'

/** Writes directly to the database, without a change event. */
const renamePoll = (question: string) => db.prisma.poll.updateMany({ data: { question } })

async function questions(headers: Record<string, string> = {}): Promise<unknown[]> {
  const overGraphql = await graphql<{ polls: { question: string }[] }>(POLLS, {}, headers)
  const overRest = await app.inject({ url: '/api/polls', headers })
  return [overGraphql.data.polls[0]?.question, overRest.json()[0]?.question]
}

test('reads are cached over GraphQL and REST until a change event', async () => {
  await makePoll(db.prisma, { question: 'One?' })
  changes.publish('polls')
  expect(await questions()).toEqual(['One?', 'One?'])
  await renamePoll('Two?')
  expect(await questions()).toEqual(['One?', 'One?'])
  changes.publish('posts')
  expect(await questions()).toEqual(['One?', 'One?'])
  changes.publish('polls')
  expect(await questions()).toEqual(['Two?', 'Two?'])
})

test.each([
  '{ posts { totalCount } }',
  '{ categories { count } }',
  '{ tags { count } }',
  '{ ...Counted } fragment Counted on Query { posts { pageCount } }',
])('%s depends on posts even though it returns none', (query) => {
  expect([...(topicsOf(parse(query)) ?? [])]).toEqual(['posts'])
})

const vote = (pollId: string, optionIndex = 0) =>
  app.inject({ method: 'POST', url: `/api/polls/${pollId}/vote`, payload: { optionIndex } })

test('after a vote, only what shows votes is read again', async () => {
  const { id, slug } = await makePoll(db.prisma, { question: 'Voted?' })
  await makeIssue(db.prisma, { status: 'sent', sentAt: new Date(), poll: { connect: { id } } })
  changes.publish('polls')
  const read = async (urls: readonly string[]) => {
    const pages = await Promise.all(urls.map((url) => app.inject(url)))
    return pages.map(({ body, statusCode }) => [statusCode, body])
  }
  const withoutVotes = [
    '/sitemap.xml',
    '/blog/feed.xml',
    '/newsletter/feed.json',
    '/api/newsletter/issues',
    '/api/polls',
  ]
  const issues = '{ newsletterIssues { nodes { poll { question } } } }'
  const before = [await read(withoutVotes), (await graphql(issues)).data]
  const withVotes = [
    `/api/polls/${id}/results`,
    `/api/polls/${id}/results/by-affiliation`,
    '/polls/feed.json',
  ]
  const counted = await read(withVotes)
  await db.prisma.poll.update({ where: { id }, data: { slug: `new-${slug}`, question: 'Renamed?' } })
  await db.prisma.post.updateMany({ data: { title: 'Renamed' } })
  for (let voter = 0; voter < 5; voter += 1) expect((await vote(id)).statusCode).toBe(201)
  expect([await read(withoutVotes), (await graphql(issues)).data]).toEqual(before)
  for (const [index, response] of (await read(withVotes)).entries())
    expect(response).not.toEqual(counted[index])
})

/** All fields below a type. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields())
  return `{ ${fields.map((field) => field.name + selectionOf(field.type)).join(' ')} }`
}

test('no field of a poll is outdated after a vote', async () => {
  const { id } = await makePoll(db.prisma, { question: 'Outdated?' })
  const fields = getNamedType(schema.getQueryType()?.getFields()['activePoll']?.type)
  if (!isObjectType(fields)) throw new Error('no type Poll')
  for (const { name, type } of Object.values(fields.getFields())) {
    const query = `{ poll(id: "${id}") { ${name} ${selectionOf(type)} } }`
    for (let voter = 0; voter < 5; voter += 1) {
      expect((await graphql(query)).errors).toEqual([])
      await vote(id, voter % 2)
    }
    expect([name, (await graphql(query)).data]).toEqual([name, (await graphql(query, {}, asAdmin)).data])
  }
})

const TOPIC_OF_TYPE = { Challenge: 'challenges', NewsletterIssue: 'newsletter', Poll: 'polls', Post: 'posts' }

/** Names of the object types that a field can return, at any depth. */
function typesBelow(type: GraphQLOutputType, found = new Set<string>()): Set<string> {
  const named = getNamedType(type)
  if (!isObjectType(named) || found.has(named.name)) return found
  found.add(named.name)
  for (const field of Object.values(named.getFields())) typesBelow(field.type, found)
  return found
}

test.each(Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ name }) => name in PUBLIC_READS))(
  '$name expires when any object that it can return changes',
  ({ name, type }) => {
    const types = typesBelow(type)
    const needed = Object.entries(TOPIC_OF_TYPE).flatMap(([object, topic]) =>
      types.has(object) ? topic : [],
    )
    expect([PUBLIC_READS[name] ?? []].flat()).toEqual(expect.arrayContaining(needed))
  },
)

test('a cached response has the original headers and supports 304', async () => {
  const varying = ['date', 'x-request-id', 'connection']
  await makePost(db.prisma)
  await makePost(db.prisma)
  const rest = async (headers = {}) => app.inject({ url: '/api/blog/posts?limit=1', headers })
  const first = await rest()
  const second = await rest()
  const validators = ({ headers }: typeof first) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.includes(name)))
  expect(validators(second)).toEqual(validators(first))
  expect(second.headers).toMatchObject({ 'x-total-count': '2', link: expect.stringContaining('next') })
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  expect((await rest({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  const ask = () => graphql(POLLS)
  expect({ ...(await ask()).headers, date: '', 'x-request-id': '' }).toEqual({
    ...(await ask()).headers,
    date: '',
    'x-request-id': '',
  })
})

test('a cached response is sent in the content type that the client accepts', async () => {
  const typeFor = async (accept: string) => {
    const { headers } = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: POLLS },
      headers: { accept },
    })
    return headers['content-type']
  }
  for (const type of ['application/json', 'application/graphql-response+json'])
    for (let time = 0; time < 2; time += 1) expect(await typeFor(type)).toBe(`${type}; charset=utf-8`)
})

test('an admin’s reads over GraphQL bypass the cache and are never stored in it, and public REST reads ignore the token', async () => {
  changes.publish('polls')
  await renamePoll('Three?')
  expect(await questions(asAdmin)).toEqual(['Three?', 'Three?'])
  await renamePoll('Four?')
  expect(await questions(asAdmin)).toEqual(['Four?', 'Three?'])
  expect(await questions()).toEqual(['Four?', 'Three?'])
  await renamePoll('Five?')
  expect(await questions()).toEqual(['Four?', 'Three?'])
  expect(await questions(asAdmin)).toEqual(['Five?', 'Three?'])
})

test('responses about one visitor are never cached', async () => {
  const challenge = `query { session(id: "session_1_abc") { points } }`
  expect((await graphql(challenge)).status).toBe(200)
  expect(topicsOf(parse(challenge))).toBeNull()
  expect(topicsOf(parse('mutation { deleteMyData(sessionId: "x") { __typename } }'))).toBeNull()
})

test('failures are not cached', async () => {
  changes.publish('polls')
  await db.query('ALTER TABLE "Poll" RENAME TO "PollAway"')
  expect((await graphql(POLLS)).status).toBe(500)
  expect((await app.inject('/api/polls')).statusCode).toBe(500)
  await db.query('ALTER TABLE "PollAway" RENAME TO "Poll"')
  expect((await graphql(POLLS)).status).toBe(200)
  expect((await app.inject('/api/polls')).statusCode).toBe(200)
  expect((await app.inject('/api/polls/later/results')).statusCode).toBe(404)
  await makePoll(db.prisma, { id: 'later' })
  expect((await app.inject('/api/polls/later/results')).statusCode).toBe(200)
})

test('every field listed in PUBLIC_READS exists in the schema', () => {
  const fields = Object.keys(schema.getQueryType()?.getFields() ?? {})
  expect(Object.keys(PUBLIC_READS).filter((name) => name !== '__typename' && !fields.includes(name))).toEqual(
    [],
  )
})

test.each([
  ['/api/polls', '/api/polls?x=1'],
  ['/api/blog/posts?limit=1', '/api/blog/posts?x=1&limit=1&x=2'],
  ['/blog/feed.json', '/blog/feed.json?x=1'],
])('parameters that %s does not know do not bypass the cache', async (known, unknown) => {
  await makePost(db.prisma)
  for (const topic of ['polls', 'posts'] as const) changes.publish(topic)
  const { body } = await app.inject(known)
  await renamePoll('Renamed?')
  await db.prisma.post.updateMany({ data: { title: 'Renamed' } })
  expect((await app.inject(unknown)).body).toBe(body)
})

test('whitespace and undeclared variables do not bypass the GraphQL cache, but other values do', async () => {
  const ask = async (query: string, variables = {}) =>
    (await graphql<{ polls: { question: string }[] }>(query, variables)).data.polls[0]?.question
  changes.publish('polls')
  await renamePoll('Six?')
  expect(await ask(POLLS)).toBe('Six?')
  await renamePoll('Seven?')
  expect(await ask(`{ polls {\n  question } } # again`, { undeclared: 1 })).toBe('Six?')
  expect(await ask('{ polls { question id } }')).toBe('Seven?')
  const byCategory =
    'query Posts($category: String) { posts(filter: { category: $category }) { totalCount } }'
  const count = async (category: string) => {
    const { data } = await graphql<{ posts: { totalCount: number } }>(byCategory, { category })
    return data.posts.totalCount
  }
  expect([await count('Stories of Unity'), await count('Civil Discourse')]).toEqual([expect.any(Number), 0])
  const withDefault = `query Posts($tags: [String!] = ["nowhere"]) { posts(filter: { tags: $tags }) { totalCount } }`
  const total = async (variables: Record<string, unknown>) =>
    (await graphql<{ posts: { totalCount: number } }>(withDefault, variables)).data.posts.totalCount
  expect(await total({})).toBe(0)
  expect(await total({ tags: null })).toBeGreaterThan(0)
})

test('a burst of identical requests reads the database once', async () => {
  changes.publish('polls')
  operations = 0
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/api/polls')))
  expect(operations).toBe(1)
  await Promise.all(Array.from({ length: 20 }, () => graphql('{ polls { id } }')))
  expect(operations).toBe(2)
})

test('a public query that selects an admin field gets 401 with WWW-Authenticate', async () => {
  await makePost(db.prisma)
  changes.publish('posts')
  const response = await app.inject({
    url: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: { query: '{ posts { nodes { status } } }' },
  })
  expect(response.statusCode).toBe(401)
  expect(response.headers['www-authenticate']).toContain('Bearer')
})
