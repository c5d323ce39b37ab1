import { parse } from 'graphql'
import { describe, expect, it, test, vi } from 'vitest'
import { makePoll, makePost } from '../prisma/factories.ts'
import { createAnswerCache } from './answer-cache.ts'
import { startChanges, type Topic } from './changes.ts'
import { PUBLIC_READS, topicsOf } from './graphql/public-reads.ts'
import { schema } from './graphql/schema.ts'
import { openTestDatabase } from './test/database.ts'
import { ADMIN_TOKEN, startTestServer } from './test/server.ts'

const db = await openTestDatabase()
const changes = await startChanges(db)
const { app, graphql } = await startTestServer({}, { db, changes, answers: createAnswerCache(changes, db) })
const asAdmin = { authorization: `Bearer ${ADMIN_TOKEN}` }
const POLLS = '{ polls { question } }'

/** Writes past the services: nobody is told. */
const renamePoll = (question: string) => db.prisma.poll.updateMany({ data: { question } })

async function questions(headers: Record<string, string> = {}): Promise<unknown[]> {
  const overGraphql = await graphql<{ polls: { question: string }[] }>(POLLS, {}, headers)
  const overRest = await app.inject({ url: '/api/polls', headers })
  return [overGraphql.data.polls[0]?.question, overRest.json()[0]?.question]
}

test('a read is answered again from memory, at both doors, until the news of a write', async () => {
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
])('%s is asked anew after a post changed, though it holds none', (query) => {
  expect([...(topicsOf(parse(query)) ?? [])]).toEqual(['posts'])
})

test('an answer from memory has the headers that it had at first, and is not sent to who has it', async () => {
  const varying = ['date', 'x-request-id', 'connection']
  await makePost(db.prisma)
  await makePost(db.prisma)
  const rest = async (headers = {}) => app.inject({ url: '/api/blog/posts?limit=1', headers })
  const first = await rest()
  const second = await rest()
  const kept = ({ headers }: typeof first) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.includes(name)))
  expect(kept(second)).toEqual(kept(first))
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

test('from memory, too, everybody is answered in the type that they take', async () => {
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

test('an admin reads what is stored, and is never answered to anybody else', async () => {
  changes.publish('polls')
  await renamePoll('Three?')
  expect(await questions(asAdmin)).toEqual(['Three?', 'Three?'])
  await renamePoll('Four?')
  expect(await questions(asAdmin)).toEqual(['Four?', 'Four?'])
  expect(await questions()).toEqual(['Four?', 'Four?'])
  await renamePoll('Five?')
  expect(await questions()).toEqual(['Four?', 'Four?'])
  expect(await questions(asAdmin)).toEqual(['Five?', 'Five?'])
})

test('what is about one visitor is never kept', async () => {
  const challenge = `query { session(id: "session_1_abc") { points } }`
  expect((await graphql(challenge)).status).toBe(200)
  expect(topicsOf(parse(challenge))).toBeNull()
  expect(topicsOf(parse('mutation { deleteMyData(sessionId: "x") { __typename } }'))).toBeNull()
})

test('failures are not kept', async () => {
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

test('every read that is called public exists', () => {
  const fields = Object.keys(schema.getQueryType()?.getFields() ?? {})
  expect(Object.keys(PUBLIC_READS).filter((name) => name !== '__typename' && !fields.includes(name))).toEqual(
    [],
  )
})

describe('the cache', () => {
  const tellers = new Set<(topic: Topic | '*') => void>()
  const publish = (topic: Topic | '*') => {
    for (const tell of tellers) tell(topic)
  }
  let isUp = true
  const create = () =>
    createAnswerCache(
      {
        subscribe: (tell) => {
          tellers.add(tell)
          return () => tellers.delete(tell)
        },
      },
      { isUp: () => isUp },
    )
  const answer = (body: string) => ({ headers: {}, body: Buffer.from(body) })

  it('keeps nothing that was read before a write and finished after it', () => {
    const answers = create()
    const keep = answers.begin()
    publish('polls')
    keep('a', ['polls'], answer('old'))
    expect(answers.get('a')).toBeUndefined()
    answers.begin()('a', ['polls'], answer('new'))
    expect(answers.get('a')?.body.toString()).toBe('new')
  })

  it('forgets everything when news may have been missed', () => {
    const answers = create()
    answers.begin()('a', ['posts'], answer('x'))
    publish('*')
    expect(answers.get('a')).toBeUndefined()
  })

  it('answers nothing while the database is away, since it cannot hear of writes', () => {
    const answers = create()
    answers.begin()('a', ['posts'], answer('x'))
    isUp = false
    expect(answers.get('a')).toBeUndefined()
    isUp = true
    expect(answers.get('a')?.body.toString()).toBe('x')
  })

  it('asks again after a minute, should news get lost', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const answers = create()
      answers.begin()('a', ['posts'], answer('x'))
      vi.advanceTimersByTime(59_000)
      expect(answers.get('a')).toBeDefined()
      vi.advanceTimersByTime(2_000)
      expect(answers.get('a')).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps a thousand answers: what was asked for longest ago goes first', () => {
    const answers = create()
    for (let index = 0; index < 1_001; index += 1) {
      answers.begin()(`${index}`, ['posts'], answer('x'))
      answers.get('0')
    }
    expect(['0', '1', '2', '1000'].map((key) => answers.get(key) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  it('keeps 16 MB, and no answer over half of one', () => {
    const answers = create()
    const keep = (key: string, bytes: number) => answers.begin()(key, [], answer('x'.repeat(bytes)))
    // Kept again, an answer takes its place only once.
    for (let index = 0; index < 50; index += 1) keep('again', 400_000)
    for (let index = 0; index < 38; index += 1) keep(`${index}`, 400_000)
    expect([answers.get('again'), answers.get('0')]).not.toContain(undefined)
    keep('one more', 400_000)
    expect([answers.get('1'), answers.get('2')?.body.length]).toEqual([undefined, 400_000])
    keep('huge', 500_000)
    expect([answers.get('huge'), answers.get('2')?.body.length]).toEqual([undefined, 400_000])
  })
})
