import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { asAdmin, startTestServer } from '#api/test/server.ts'
import { STAND_IN_KEY, startModelServer } from '#e2e/fakes/model-server.ts'
import { resumeRun } from './generation.jobs.ts'

// The servers of this file share one database, which the first server closes.
const first = await startTestServer()
const { db } = first

beforeEach(async () => {
  await db.prisma.generationRun.deleteMany()
})

const GENERATE = '{ __typename ... on Post { id } ... on Error { code message } }'

test('without a key, GraphQL and REST name the variable to set', async () => {
  const server = first
  const { data } = await server.graphql(`mutation { generatePost ${GENERATE} }`, {}, asAdmin)
  const message = 'Blog generation is not configured: set OPENAI_API_KEY.'
  expect(data['generatePost']).toEqual({
    __typename: 'GenerationUnavailableError',
    code: 'GENERATION_UNAVAILABLE',
    message,
  })
  // A client that sends a POST without a body sends no content type.
  const headers = { ...asAdmin, 'content-length': '0' }
  const response = await server.app.inject({ method: 'POST', url: '/api/blog/generate', headers })
  expect([response.statusCode, response.json().code, response.json().detail]).toEqual([
    503,
    'GENERATION_UNAVAILABLE',
    message,
  ])
  expect(await server.db.prisma.generationRun.count()).toBe(0)
})

test('the daily limit rejects requests before they reach the model, and resets the next day', async () => {
  const model = await startModelServer()
  afterAll(() => model.close())
  const server = await startTestServer(
    { OPENAI_API_KEY: STAND_IN_KEY, OPENAI_BASE_URL: model.url, GENERATION_DAILY_LIMIT: '2' },
    { db },
  )
  const generate = async () =>
    (await server.graphql(`mutation { generatePost ${GENERATE} }`, {}, asAdmin)).data['generatePost']
  model.script('refused')
  await generate()
  model.script('good')
  expect(await generate()).toMatchObject({ __typename: 'Post' })
  // 7 AM in New York, 17 hours before midnight.
  const message = 'You’ve reached today’s limit of 2 generated posts'
  const headers = { 'retry-after': '61200', 'ratelimit-limit': '2', 'ratelimit-remaining': '0' }
  const byGraphQL = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: asAdmin,
    payload: { query: `mutation { generatePost ${GENERATE} }` },
  })
  expect(byGraphQL.statusCode).toBe(429)
  expect(byGraphQL.headers).toMatchObject(headers)
  expect(byGraphQL.json().errors).toMatchObject([{ message: message, extensions: { code: 'RATE_LIMITED' } }])
  const byRest = await server.app.inject({ method: 'POST', url: '/api/blog/generate', headers: asAdmin })
  expect(byRest.headers).toMatchObject(headers)
  expect(byRest.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED', detail: message })
  expect(model.calls).toHaveLength(2)
  server.setNow(new Date('2026-11-21T12:00:00Z'))
  expect(await generate()).toMatchObject({ __typename: 'Post' })
})

test('an unreachable provider returns a clear message', async () => {
  const server = await startTestServer({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' })
  const { data } = await server.graphql(`mutation { generatePost ${GENERATE} }`, {}, asAdmin)
  expect(data['generatePost']).toMatchObject({ message: 'The AI provider can’t be reached' })
})

test('on shutdown the waiting request fails, and another process resumes the run', async () => {
  const model = await startModelServer({ script: 'silent' })
  afterAll(() => model.close())
  const configured = { OPENAI_API_KEY: STAND_IN_KEY, OPENAI_BASE_URL: model.url }
  const server = await startTestServer(configured)
  const waiting = server.app.inject({ method: 'POST', url: '/api/blog/generate', headers: asAdmin })
  await vi.waitFor(() => expect(model.calls).toHaveLength(1), 30_000)
  const [run] = await server.db.prisma.generationRun.findMany()
  await server.app.close()
  const response = await waiting
  expect([response.statusCode, response.json().detail]).toEqual([
    502,
    'The server stopped while the article was being written',
  ])
  await server.jobs.close()
  model.script('good')
  const next = await startTestServer(configured, { db: server.db })
  await resumeRun({ ...next, log: next.app.log, shutdownSignal: new AbortController().signal })
  const runs = () => server.db.prisma.generationRun.findMany({ include: { post: true } })
  await vi.waitFor(async () => expect(await runs()).toMatchObject([{ status: 'succeeded' }]), 30_000)
  expect(await runs()).toMatchObject([{ id: run?.id, attempt: 2, post: { status: 'published' } }])
})
