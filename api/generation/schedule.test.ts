import { afterAll, expect, test, vi } from 'vitest'
import { siteZone } from '#api/server/site-zone.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'
import { localDay } from '#domain/dates.ts'
import { slotTime } from '#domain/generation/schedule.ts'
import { STAND_IN_KEY, startModelServer } from '#e2e/fakes/model-server.ts'
import { type GeneratorDeps, processRun, resumeRuns } from './generation.jobs.ts'
import { DEAD_AFTER_SECONDS, waitForPost } from './generation.service.ts'
import { automationStatus, runDueSlot, startAutomation } from './schedule.service.ts'

const model = await startModelServer()
afterAll(() => model.close())

const ENVIRONMENT = {
  OPENAI_API_KEY: STAND_IN_KEY,
  OPENAI_BASE_URL: model.url,
  GENERATION_DAILY_LIMIT: '1000',
}
const NEW_YORK = siteZone({ SITE_TIMEZONE: 'America/New_York' })
const HOUR = 3_600_000

/** A scheduler on `server`'s database, as one process would have it. */
function schedulerOf(
  server: Awaited<ReturnType<typeof startTestServer>>,
  environment: Partial<GeneratorDeps['env']> = {},
): GeneratorDeps {
  return {
    ...server,
    env: { ...server.env, ...environment },
    shutdownSignal: new AbortController().signal,
    log: server.app.log,
  }
}

async function scheduled(server: Awaited<ReturnType<typeof startTestServer>>) {
  return server.db.prisma.generationRun.findMany({
    where: { trigger: 'scheduled' },
    orderBy: [{ startedAt: 'asc' }, { attempt: 'asc' }],
  })
}

const server = await startTestServer(ENVIRONMENT)

/** Checks the schedule and waits for the run that it starts. Returns the post id, or null. */
async function runSchedule(scheduler: GeneratorDeps): Promise<string | null> {
  const run = await runDueSlot(scheduler)
  return run && (await waitForPost(scheduler, run).catch(() => null))
}

async function reset(time: string) {
  await server.db.prisma.generationRun.deleteMany()
  await server.db.prisma.post.deleteMany()
  model.script('good')
  model.calls.length = 0
  server.setNow(new Date(time))
}

// Daylight saving time ends on November 1.
const [FROM, DAYS] = process.env['FULL'] ? ['2026-10-10', 60] : ['2026-10-30', 4]

test(`${DAYS} days with a clock change and three schedulers create one post every other day`, {
  timeout: 120_000,
}, async () => {
  await reset(`${FROM}T04:00:00Z`)
  const schedulers = [schedulerOf(server), schedulerOf(server), schedulerOf(server)]
  const start = new Date(`${FROM}T04:00:00Z`).getTime()
  // Some night hours, and every hour around 10 AM in New York, in summer and winter time.
  const checkedHours = [0, 6, 12, 13, 14, 15, 16, 20]
  for (let time = start; time < start + DAYS * 24 * HOUR; time += HOUR) {
    server.setNow(new Date(time))
    if (!checkedHours.includes(server.now().getUTCHours())) continue
    await Promise.all(schedulers.map(runSchedule))
  }
  const runs = await scheduled(server)
  expect(runs.map((run) => run.status)).toEqual(Array(DAYS / 2).fill('succeeded'))
  expect(new Set(runs.map((run) => run.slotDay)).size).toBe(DAYS / 2)
  expect(model.calls).toHaveLength(DAYS / 2)
  expect(await server.db.prisma.post.count()).toBe(DAYS / 2)
  // Categories are random: thirty of the same one has a chance of one in 10^17.
  if (process.env['FULL']) expect(new Set(runs.map((run) => run.category)).size).toBeGreaterThan(1)
  for (const run of runs) {
    expect(run.startedAt).toEqual(slotTime(run.slotDay ?? '', NEW_YORK))
    expect(localDay(run.startedAt, NEW_YORK)).toBe(run.slotDay)
  }
  const days = runs.map((run) => Date.parse(run.slotDay ?? '') / (24 * HOUR))
  expect(days.every((day, index) => index === 0 || day - (days[index - 1] ?? 0) === 2)).toBe(true)
})

test('a missed slot is made up once', async () => {
  await reset('2026-11-18T15:00:00Z')
  expect(await runSchedule(schedulerOf(server))).not.toBeNull()
  server.setNow(new Date('2026-11-27T03:00:00Z'))
  expect(await runSchedule(schedulerOf(server))).not.toBeNull()
  expect(await runSchedule(schedulerOf(server))).toBeNull()
  expect((await scheduled(server)).map((run) => run.slotDay)).toEqual(['2026-11-18', '2026-11-26'])
  const entry = await server.db.prisma.auditEntry.findFirst({ orderBy: { id: 'desc' } })
  expect(entry).toMatchObject({
    action: 'generatePost',
    details: { title: expect.any(String), scheduled: true },
  })
})

test('a manually generated post does not move the schedule', async () => {
  await reset('2026-11-18T15:00:00Z')
  await runSchedule(schedulerOf(server))
  server.setNow(new Date('2026-11-19T18:00:00Z'))
  await server.ask('mutation { generatePost { __typename } }')
  expect((await automationStatus(schedulerOf(server))).nextPostTime).toEqual(new Date('2026-11-20T15:00:00Z'))
})

test('a process checks the schedule at its start and every minute', async () => {
  await reset('2026-11-18T15:00:00Z')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const shutdown = new AbortController()
  const finished = async () =>
    (await scheduled(server)).filter(({ status }) => status === 'succeeded').map(({ slotDay }) => slotDay)
  startAutomation({ ...schedulerOf(server), shutdownSignal: shutdown.signal })
  await vi.waitUntil(async () => (await finished()).length === 1, { timeout: 10_000 })
  server.setNow(new Date('2026-11-20T15:00:00Z'))
  vi.advanceTimersByTime(60_000)
  await vi.waitUntil(async () => (await finished()).length === 2, { timeout: 10_000 })
  expect(await finished()).toEqual(['2026-11-18', '2026-11-20'])
  shutdown.abort()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a scheduled run whose process died is resumed even with AUTOMATION=off', async () => {
  await reset('2026-11-18T15:00:00Z')
  const { prisma } = server.db
  const { id } = await prisma.generationRun.create({
    data: {
      trigger: 'scheduled',
      slotDay: '2026-11-18',
      category: 'Stories of Unity',
      stage: 'writing',
      startedAt: server.now(),
      heartbeatAt: new Date(Date.now() - DEAD_AFTER_SECONDS * 1000 - 5_000),
    },
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const shutdown = new AbortController()
  const off = { ...schedulerOf(server, { AUTOMATION: false }), shutdownSignal: shutdown.signal }
  startAutomation(off)
  expect(await waitForPost(off, id)).not.toBeNull()
  expect(await scheduled(server)).toMatchObject([{ id, status: 'succeeded', attempt: 2 }])
  expect(model.calls).toHaveLength(1)
  shutdown.abort()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('an abandoned run fails and sends a change event, even without a configured model', async () => {
  await reset('2026-11-18T15:00:00Z')
  const { prisma } = server.db
  await prisma.generationRun.create({
    data: { trigger: 'manual', category: 'Stories of Unity', stage: 'writing', heartbeatAt: new Date(0) },
  })
  const shutdown = new AbortController()
  const withoutModel = schedulerOf(server, { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined })
  const notified = new Promise((resolve) => server.changes.subscribe(resolve))
  resumeRuns({ ...withoutModel, shutdownSignal: shutdown.signal })
  expect(await notified).toBe('generation:latest')
  shutdown.abort()
  expect(await prisma.generationRun.findMany()).toMatchObject([{ status: 'failed', failure: 'INTERRUPTED' }])
})

test('a slot whose run is still active does not start another run', async () => {
  await reset('2026-11-18T15:00:00Z')
  await server.db.prisma.$executeRaw`
    INSERT INTO "GenerationRun" (id, trigger, "slotDay", category, stage, "heartbeatAt")
    VALUES ('alive', 'scheduled', '2026-11-18', 'x', 'writing', now() AT TIME ZONE 'UTC')`
  expect(await runSchedule(schedulerOf(server))).toBeNull()
  expect(model.calls).toHaveLength(0)
})

test('a failed slot is retried once after half an hour and then skipped', async () => {
  await reset('2026-11-18T15:00:00Z')
  model.script('refused')
  const scheduler = schedulerOf(server)
  await runSchedule(scheduler)
  await runSchedule(scheduler)
  server.setNow(new Date('2026-11-18T15:29:00Z'))
  await runSchedule(scheduler)
  expect(model.calls).toHaveLength(1)
  server.setNow(new Date('2026-11-18T15:30:00Z'))
  await runSchedule(scheduler)
  expect(model.calls).toHaveLength(2)
  server.setNow(new Date('2026-11-18T23:00:00Z'))
  await runSchedule(scheduler)
  expect(model.calls).toHaveLength(2)
  expect((await automationStatus(scheduler)).nextPostTime).toEqual(new Date('2026-11-20T15:00:00Z'))
  model.script('good')
  server.setNow(new Date('2026-11-20T15:00:00Z'))
  expect(await runSchedule(scheduler)).not.toBeNull()
})

test('an interruption does not cost a slot its second try', async () => {
  await reset('2026-11-18T15:00:00Z')
  const scheduler = schedulerOf(server)
  // A deploy interrupted the run, so its worker released it. The next worker gets an error from the provider.
  await server.db.prisma.generationRun.create({
    data: {
      trigger: 'scheduled',
      slotDay: '2026-11-18',
      category: 'Stories of Unity',
      stage: 'writing',
      startedAt: server.now(),
      heartbeatAt: new Date(Date.now() - 60_000),
    },
  })
  model.script('refused')
  await processRun(scheduler)
  expect(await scheduled(server)).toMatchObject([
    { status: 'failed', failure: 'REFUSED', attempt: 2, tries: 1 },
  ])
  model.script('good')
  server.setNow(new Date('2026-11-18T15:30:00Z'))
  expect((await automationStatus(scheduler)).shouldCreateToday).toBe(true)
  expect(await runSchedule(scheduler)).not.toBeNull()
  expect((await scheduled(server)).at(-1)).toMatchObject({ status: 'succeeded', attempt: 1, tries: 2 })
})

test('a run that no worker continued for an hour is started again without costing a try', async () => {
  await reset('2026-11-18T15:00:00Z')
  await server.db.prisma.generationRun.create({
    data: {
      trigger: 'scheduled',
      slotDay: '2026-11-18',
      category: 'Stories of Unity',
      stage: 'writing',
      startedAt: server.now(),
      heartbeatAt: new Date(0),
    },
  })
  model.script('refused')
  expect(await runSchedule(schedulerOf(server))).toBeNull()
  expect((await scheduled(server)).at(-1)).toMatchObject({ failure: 'REFUSED', attempt: 2, tries: 1 })
  server.setNow(new Date('2026-11-18T15:30:00Z'))
  model.script('good')
  expect(await runSchedule(schedulerOf(server))).not.toBeNull()
})

test('on a new site the first post waits for the next 10 AM after the server started', async () => {
  await reset('2026-11-18T16:00:00Z')
  const scheduler = { ...schedulerOf(server), startedAt: server.now() }
  expect(await runSchedule(scheduler)).toBeNull()
  expect(await automationStatus(scheduler)).toMatchObject({
    shouldCreateToday: false,
    nextPostTime: new Date('2026-11-19T15:00:00Z'),
  })
  server.setNow(new Date('2026-11-19T15:00:00Z'))
  expect(await runSchedule(scheduler)).not.toBeNull()
  // Later slots do not depend on the start.
  server.setNow(new Date('2026-11-21T18:00:00Z'))
  expect(await runSchedule({ ...scheduler, startedAt: server.now() })).not.toBeNull()
})

test('with AUTOMATION=off or without a model, no post is generated', async () => {
  await reset('2026-11-18T15:00:00Z')
  expect(await runSchedule(schedulerOf(server, { AUTOMATION: false }))).toBeNull()
  const withoutModel = schedulerOf(server, { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined })
  expect(await runSchedule(withoutModel)).toBeNull()
  expect(await scheduled(server)).toEqual([])
  for (const scheduler of [schedulerOf(server, { AUTOMATION: false }), withoutModel])
    expect(await automationStatus(scheduler)).toMatchObject({
      shouldCreateToday: false,
      nextPostTime: new Date('2026-11-19T15:00:00Z'),
    })
})

test('with AUTOMATION_PUBLISH=review the post is a draft, and approving it marks it as reviewed', async () => {
  await reset('2026-11-18T15:00:00Z')
  const reviewed = await startTestServer({ ...ENVIRONMENT, AUTOMATION_PUBLISH: 'review' })
  reviewed.setNow(server.now())
  const id = await runSchedule(schedulerOf(reviewed))
  const draft = await reviewed.db.prisma.post.findUniqueOrThrow({ where: { id: id ?? '' } })
  expect(draft).toMatchObject({ status: 'draft', publishedAt: null, reviewedAt: null })
  const { data } = await reviewed.graphql(
    'mutation ($id: ID!) { publishPost(id: $id, reviewed: true) { ... on Post { status provenance aiModel } } }',
    { id },
    asAdmin,
  )
  expect(data['publishPost']).toMatchObject({ status: 'PUBLISHED', provenance: 'MODEL_REVIEWED' })
})

test('GraphQL and REST report whether a post is due today and when the next one comes', async () => {
  await reset('2026-11-20T12:00:00Z')
  const { data } = await server.graphql(
    '{ automationStatus { shouldCreateToday nextPostTime enabled configured } }',
    {},
    asAdmin,
  )
  expect(data['automationStatus']).toEqual({
    shouldCreateToday: true,
    nextPostTime: '2026-11-20T15:00:00.000Z',
    enabled: true,
    configured: true,
  })
  const response = await server.app.inject({ url: '/api/blog/automation/status', headers: asAdmin })
  expect(response.json()).toEqual({ shouldCreateToday: true, nextPostTime: '2026-11-20T15:00:00.000Z' })
  expect(response.headers['cache-control']).toBe('no-store')
})

test('the schedule uses the configured time zone for the status and the post', async () => {
  await reset('2026-11-20T19:59:00Z')
  const hawaii = schedulerOf(server, { SITE_TIMEZONE: 'Pacific/Honolulu' })
  expect((await automationStatus(hawaii)).nextPostTime).toEqual(new Date('2026-11-20T20:00:00Z'))
  expect(await runSchedule(hawaii)).toBeNull()
  server.setNow(new Date('2026-11-20T20:00:00Z'))
  expect(await runSchedule(hawaii)).not.toBeNull()
  expect(await scheduled(server)).toMatchObject([{ status: 'succeeded', slotDay: '2026-11-20' }])
})

test('a disabled schedule reports its next slot, never a past one', async () => {
  await reset('2026-11-20T12:00:00Z')
  const off = schedulerOf(server, { AUTOMATION: false })
  const next = async (time: string) => {
    server.setNow(new Date(time))
    return (await automationStatus(off)).nextPostTime.toISOString()
  }
  expect(await next('2026-11-20T12:00:00Z')).toBe('2026-11-20T15:00:00.000Z')
  expect(await next('2026-11-20T18:00:00Z')).toBe('2026-11-21T15:00:00.000Z')
  server.setNow(new Date('2026-11-20T15:00:00Z'))
  await runSchedule(schedulerOf(server))
  expect(await next('2026-11-21T18:00:00Z')).toBe('2026-11-22T15:00:00.000Z')
  expect(await next('2026-12-01T12:00:00Z')).toBe('2026-12-02T15:00:00.000Z')
  expect((await automationStatus(off)).shouldCreateToday).toBe(false)
})
