import { afterAll, beforeEach, expect, test } from 'vitest'
import { asAdmin, startTestServer } from '#api/test/server.ts'
import { STAND_IN_KEY, startModelServer } from '#e2e/fakes/model-server.ts'
import type { GeneratorDeps } from './generation.jobs.ts'
import { waitForPost } from './generation.service.ts'
import { runDueSlot } from './schedule.service.ts'

const model = await startModelServer()
afterAll(() => model.close())
const CONFIGURED = { OPENAI_API_KEY: STAND_IN_KEY, OPENAI_BASE_URL: model.url }
const server = await startTestServer(CONFIGURED)
const { ask, setNow } = server
const { prisma } = server.db

beforeEach(async () => {
  model.script('good')
  await prisma.automationSettings.deleteMany()
  await prisma.generationRun.deleteMany()
  await prisma.post.deleteMany()
})

const STATUS = 'shouldCreateToday nextPostTime paused publish usedToday tokensToday tokensPerPost model'
const status = () => ask(`{ automationStatus { ${STATUS} } }`)
const update = (args: string) => ask(`mutation { updateAutomation(${args}) { paused publish } }`)
const generate = (headers: Record<string, string> = asAdmin) =>
  server.graphql('mutation { generatePost { ... on Post { status } } }', {}, headers)

/** As the job that checks the schedule every minute. Returns whether a post was created. */
async function checkSchedule(startedAt?: Date): Promise<boolean> {
  const scheduler = { ...server, ...(startedAt && { startedAt }) }
  const run = await runDueSlot(scheduler)
  return run !== null && (await waitForPost({ ...scheduler, shutdownSignal: never() }, run)) !== null
}

const never = (): GeneratorDeps['shutdownSignal'] => new AbortController().signal

test('the environment gives the first value, and an admin changes it permanently', async () => {
  const review = await startTestServer({ AUTOMATION_PUBLISH: 'review' })
  expect(await review.ask('{ automationStatus { publish } }')).toEqual({ publish: false })
  expect(await status()).toMatchObject({ paused: false, publish: true })
  expect(await update('publish: false')).toEqual({ paused: false, publish: false })
  expect(await status()).toMatchObject({ publish: false })
  expect((await generate()).data['generatePost']).toEqual({ status: 'DRAFT' })
  expect(await update('publish: true, paused: true')).toEqual({ paused: true, publish: true })
  expect((await generate()).data['generatePost']).toEqual({ status: 'PUBLISHED' })
  const entries = await prisma.auditEntry.findMany({
    where: { action: 'updateAutomation' },
    orderBy: { id: 'asc' },
  })
  expect(entries.map(({ editor, details }) => [editor, details])).toEqual([
    ['Admin', { publish: false }],
    ['Admin', { paused: true }],
    ['Admin', { publish: true }],
  ])
  await update('publish: true, paused: true')
  expect(await prisma.auditEntry.count({ where: { action: 'updateAutomation' } })).toBe(3)
})

test('nothing is due while the schedule is paused, and missed posts are not made up afterwards', async () => {
  setNow(new Date('2026-11-18T15:00:00Z'))
  expect(await checkSchedule()).toBe(true)
  await update('paused: true')
  // The slot of November 20 was at 3 PM in UTC.
  setNow(new Date('2026-11-20T20:00:00Z'))
  expect(await status()).toMatchObject({ shouldCreateToday: false })
  expect(await checkSchedule()).toBe(false)
  await update('paused: false')
  expect(await status()).toMatchObject({
    shouldCreateToday: false,
    nextPostTime: '2026-11-22T15:00:00.000Z',
  })
  expect(await checkSchedule()).toBe(false)
  setNow(new Date('2026-11-22T15:00:00Z'))
  expect(await checkSchedule()).toBe(true)
})

test('the first automated post of a new site waits for the next 10 AM', async () => {
  const startedAt = new Date('2026-11-18T15:01:00Z')
  setNow(new Date('2026-11-18T15:02:00Z'))
  expect(await checkSchedule(startedAt)).toBe(false)
  setNow(new Date('2026-11-19T15:00:00Z'))
  expect(await checkSchedule(startedAt)).toBe(true)
})

test('the status has the model, what today used, and the tokens of a post', async () => {
  setNow(new Date('2026-11-18T12:00:00Z'))
  expect(await status()).toMatchObject({
    usedToday: 0,
    tokensToday: 0,
    tokensPerPost: null,
    model: 'gpt-5.1',
  })
  await generate()
  const [run] = await prisma.generationRun.findMany()
  const tokens = (run?.promptTokens ?? 0) + (run?.completionTokens ?? 0)
  expect(tokens).toBeGreaterThan(0)
  expect(await status()).toMatchObject({ usedToday: 1, tokensToday: tokens, tokensPerPost: tokens })
  // Midnight in New York is 5 AM in UTC.
  setNow(new Date('2026-11-19T05:00:00Z'))
  expect(await status()).toMatchObject({ usedToday: 0, tokensToday: 0, tokensPerPost: tokens })
  // The average is that of the last ten.
  const startedAt = new Date('2026-11-19T04:00:00Z')
  const later = {
    trigger: 'manual',
    status: 'succeeded',
    category: 'Practical Guides',
    stage: 'done',
  } as const
  const counts = { promptTokens: 3, completionTokens: 4 }
  await prisma.generationRun.createMany({ data: Array(10).fill({ ...later, ...counts, startedAt }) })
  expect(await status()).toMatchObject({ usedToday: 0, tokensPerPost: 7 })
})

test.each([{}, { ...CONFIGURED, AUTOMATION: 'off' }])('with %o, no post is due or upcoming', async (env) => {
  const site = await startTestServer(env as Record<string, string>, { db: server.db })
  site.setNow(new Date('2026-11-18T15:30:00Z'))
  expect(await site.ask('{ automationStatus { shouldCreateToday } }')).toEqual({ shouldCreateToday: false })
  expect(await site.ask('{ overview { week { kind } } }')).toEqual({ week: [] })
})

test('a run and its log entry say who started it', async () => {
  setNow(new Date('2026-11-18T15:00:00Z'))
  const { token } = await ask(
    'mutation { createEditor(name: "Ana", role: EDITOR) { ... on NewEditor { token } } }',
  )
  await generate({ authorization: `Bearer ${token}` })
  setNow(new Date('2026-11-18T15:01:00Z'))
  await checkSchedule()
  expect(await ask('{ generationRuns { trigger startedBy } }')).toEqual([
    { trigger: 'SCHEDULED', startedBy: null },
    { trigger: 'MANUAL', startedBy: 'Ana' },
  ])
  const entries = await prisma.auditEntry.findMany({
    where: { action: 'generatePost' },
    orderBy: { id: 'desc' },
    take: 2,
  })
  expect(entries.map(({ editor }) => editor)).toEqual([null, 'Ana'])
})
