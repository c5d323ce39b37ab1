import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Deps } from '#api/server/deps.ts'
import { siteDay, siteZone, startOfDay } from '#api/server/site-zone.ts'
import type { EditorIdentity } from '#domain/admin/editors.ts'
import { addDays, localDay } from '#domain/dates.ts'
import { Conflict, GenerationFailed, GenerationUnavailable, RateLimited } from '#domain/errors.ts'
import type { Check } from '#domain/generation/checks.ts'
import { GENERATION_FAILURES, type GenerationStage } from '#domain/generation/failures.ts'
import {
  dailyLimitReached,
  GENERATION_RUNNING,
  GENERATION_UNCONFIGURED,
} from '#domain/generation/messages.ts'
import { drawCategory } from '#domain/generation/schedule.ts'
import { drawTopic } from '#domain/generation/topics.ts'
import { type GenerationRun, Prisma } from '#prisma/client/client.ts'
import type { Progress } from './article.ts'
import { isModelConfigured } from './model.ts'

// The row of a run is also its lock: a partial unique index allows one running row. A worker claims the row if it has no
// recent heartbeat on the database's clock. Only the latest `attempt` may write, so a run never creates two posts.

/** Only one run is active at a time, so one topic is enough. */
export const GENERATION_TOPIC = 'generation:latest'

export const GENERATION_QUEUE = 'generation'

/** Other workers may claim a run that has had no heartbeat for this time. */
export const DEAD_AFTER_SECONDS = 30

/** Interrupted runs are ended after this time, so that no post appears unexpectedly the next day. */
const ABANDONED_AFTER_SECONDS = 3_600
/** Limits the cost of a run whose workers keep dying. */
const MAX_ATTEMPTS = 3

/** A scheduled post that failed is tried once more. Interruptions are not tries. */
const MAX_TRIES = 2
const RETRY_AFTER_MINUTES = 30

/** Interval at which `waitForPost` looks. */
const POLL_MS = 250

export type Attempt = Pick<GenerationRun, 'id' | 'trigger' | 'startedBy' | 'category' | 'topic' | 'attempt'>

const secondsAgo = (seconds: number) =>
  Prisma.sql`now() AT TIME ZONE 'UTC' - make_interval(secs => ${seconds})`
/** Lets any worker claim the run at once. */
const STALE_HEARTBEAT = secondsAgo(2 * DEAD_AFTER_SECONDS)
const IS_UNCLAIMED = Prisma.sql`status = 'running' AND "heartbeatAt" < ${secondsAgo(DEAD_AFTER_SECONDS)}`

/**
 * Queues a run for a worker of any process and returns its id.
 * @throws GenerationUnavailable, Conflict while another runs or when the slot allows no further attempt now, RateLimited at
 * the daily limit.
 */
export async function startRun(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'changes' | 'jobs'> & { editor?: EditorIdentity | null },
  /** Local day of the slot of a scheduled run. */
  slotDay: string | null = null,
): Promise<string> {
  const { db, env, changes, jobs } = deps
  if (!isModelConfigured(env)) throw new GenerationUnavailable(GENERATION_UNCONFIGURED)
  const category = drawCategory(Math.random())
  const topic = drawTopic(category, await coveredTopics(deps, category), Math.random()).slug
  const startedBy = deps.editor?.name ?? null
  const trigger = slotDay === null ? 'manual' : 'scheduled'
  const now = deps.now()
  await endAbandonedRuns(deps)
  const id = await db.prisma.$transaction(async (tx) => {
    if (await tx.generationRun.count({ where: { status: 'running' } })) throw new Conflict(GENERATION_RUNNING)
    const { attempt, tries } = slotDay === null ? FIRST_TRY : await takeSlot(tx, slotDay, now)
    const limit = env.GENERATION_DAILY_LIMIT
    const today = siteDay(deps)
    if ((await tx.generationRun.count({ where: { startedAt: { gte: startOfDay(today, env) } } })) >= limit) {
      const reset = Math.ceil((startOfDay(addDays(today, 1), env).getTime() - now.getTime()) / 1000)
      throw new RateLimited(dailyLimitReached(limit), { name: 'generation', limit, remaining: 0, reset })
    }
    const id = randomUUID()
    // The unique indexes accept one of two concurrent inserts. The other waits and then inserts nothing.
    const inserted = await tx.$executeRaw`
      INSERT INTO "GenerationRun" (id, trigger, "startedBy", "slotDay", attempt, tries, category, topic, model, stage, "startedAt", "heartbeatAt")
      VALUES (${id}, ${trigger}::"GenerationTrigger", ${startedBy}, ${slotDay}, ${attempt}, ${tries}, ${category},
        ${topic}, ${env.OPENAI_MODEL}, 'waiting', ${now}, ${STALE_HEARTBEAT})
      ON CONFLICT DO NOTHING`
    if (inserted === 0) throw new Conflict(GENERATION_RUNNING)
    await jobs.send(GENERATION_QUEUE, {}, { tx })
    return id
  })
  changes.publish(GENERATION_TOPIC)
  return id
}

type Counters = Pick<GenerationRun, 'attempt' | 'tries'>
const FIRST_TRY: Counters = { attempt: 0, tries: 1 }

/**
 * Takes the slot over from the run that failed and returns the counters of the next run. A run that was abandoned for an
 * hour continues its try. @throws Conflict when no try is left or the next one is not due yet.
 */
async function takeSlot(tx: Prisma.TransactionClient, slotDay: string, now: Date): Promise<Counters> {
  const before = await tx.generationRun.findUnique({ where: { slotDay } })
  if (!before) return FIRST_TRY
  const { id, attempt, tries, failure, finishedAt } = before
  const continues = failure === 'INTERRUPTED' && attempt < MAX_ATTEMPTS
  const isRetryDue =
    tries < MAX_TRIES && now.getTime() - (finishedAt?.getTime() ?? 0) >= RETRY_AFTER_MINUTES * 60_000
  if (before.status !== 'failed' || !(continues || isRetryDue)) throw new Conflict(GENERATION_RUNNING)
  await tx.generationRun.updateMany({ where: { id, slotDay }, data: { slotDay: null } })
  return continues ? { attempt, tries } : { attempt: 0, tries: tries + 1 }
}

export async function claimRun({ db }: Pick<Deps, 'db'>): Promise<Attempt | null> {
  const [attempt = null] = await db.prisma.$queryRaw<Attempt[]>`
    UPDATE "GenerationRun"
    SET attempt = attempt + 1, stage = 'waiting', words = 0, "heartbeatAt" = ${secondsAgo(0)}
    WHERE ${IS_UNCLAIMED} AND attempt < ${MAX_ATTEMPTS}
    RETURNING id, trigger, "startedBy", category, topic, attempt`
  return attempt
}

export async function hasUnclaimedRun({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const free = await db.prisma.$queryRaw<unknown[]>`SELECT id FROM "GenerationRun" WHERE ${IS_UNCLAIMED}`
  return free.length > 0
}

/** Ends a run that was interrupted too often or too long ago. */
export async function endAbandonedRuns({
  db,
  now,
  changes,
}: Pick<Deps, 'db' | 'now' | 'changes'>): Promise<void> {
  const ended = await db.prisma.$executeRaw`
    UPDATE "GenerationRun"
    SET status = 'failed', failure = 'INTERRUPTED', "failureMessage" = ${GENERATION_FAILURES.INTERRUPTED},
      "finishedAt" = ${now()}
    WHERE ${IS_UNCLAIMED} AND (attempt >= ${MAX_ATTEMPTS} OR "heartbeatAt" < ${secondsAgo(ABANDONED_AFTER_SECONDS)})`
  if (ended > 0) changes.publish(GENERATION_TOPIC)
}

/** Also the run's heartbeat. */
export async function storeProgress(
  { db, changes }: Pick<Deps, 'db' | 'changes'>,
  { id, attempt }: Attempt,
  { stage, words }: Pick<Progress, 'stage' | 'words'>,
): Promise<void> {
  await db.prisma.$executeRaw`
    UPDATE "GenerationRun" SET stage = ${stage}, words = ${words}, "heartbeatAt" = ${secondsAgo(0)}
    WHERE id = ${id} AND attempt = ${attempt} AND status = 'running'`
  changes.publish(GENERATION_TOPIC)
}

export async function releaseRun({ db }: Pick<Deps, 'db'>, { id, attempt }: Attempt): Promise<void> {
  await db.prisma.$executeRaw`
    UPDATE "GenerationRun" SET "heartbeatAt" = ${STALE_HEARTBEAT}
    WHERE id = ${id} AND attempt = ${attempt} AND status = 'running'`
}

/**
 * Waits until the run ends and returns the id of its post. Throws GenerationFailed if the run fails or this
 * process stops first.
 */
export async function waitForPost(
  { db, shutdownSignal }: Pick<Deps, 'db' | 'shutdownSignal'>,
  id: string,
): Promise<string | null> {
  for (;;) {
    const run = await db.prisma.generationRun.findUniqueOrThrow({
      where: { id },
      select: { status: true, failureMessage: true, postId: true },
    })
    if (run.status === 'succeeded') return run.postId
    if (run.status === 'failed')
      throw new GenerationFailed(run.failureMessage ?? GENERATION_FAILURES.INTERNAL)
    if (shutdownSignal.aborted) throw new GenerationFailed(GENERATION_FAILURES.INTERRUPTED)
    await delay(POLL_MS)
  }
}

/** As stored by the worker. */
export function checksOfRun(checks: Prisma.JsonValue): Check[] {
  return (checks ?? []) as unknown as Check[]
}

/** Slugs of the topics that posts of the category cover, newest first. A deleted post frees its topic. */
export async function coveredTopics({ db }: Pick<Deps, 'db'>, category: string): Promise<string[]> {
  const runs = await db.prisma.generationRun.findMany({
    where: { category, topic: { not: null }, postId: { not: null } },
    orderBy: { startedAt: 'desc' },
    distinct: ['topic'],
    select: { topic: true },
  })
  return runs.flatMap(({ topic }) => topic ?? [])
}

/** Returns false if the run was ended or claimed by another worker. */
export async function updateRun(
  { prisma }: { prisma: Prisma.TransactionClient },
  { id, attempt }: Attempt,
  data: Prisma.GenerationRunUncheckedUpdateManyInput & { stage?: GenerationStage },
): Promise<boolean> {
  const { count } = await prisma.generationRun.updateMany({
    where: { id, attempt, status: 'running' },
    data,
  })
  return count === 1
}

/** The schedule counts from the last automated post, or from the last slot that was given up. */
export async function lastSettledDay(deps: Pick<Deps, 'db' | 'env'>): Promise<string | null> {
  const { prisma } = deps.db
  const [succeeded, givenUp] = await Promise.all([
    prisma.generationRun.findFirst({
      where: { trigger: 'scheduled', status: 'succeeded' },
      orderBy: { startedAt: 'desc' },
      select: { startedAt: true },
    }),
    prisma.generationRun.findFirst({
      where: {
        status: 'failed',
        tries: { gte: MAX_TRIES },
        slotDay: { not: null },
        OR: [{ failure: { not: 'INTERRUPTED' } }, { attempt: { gte: MAX_ATTEMPTS } }],
      },
      orderBy: { slotDay: 'desc' },
      select: { slotDay: true },
    }),
  ])
  const days = [succeeded && localDay(succeeded.startedAt, siteZone(deps.env)), givenUp?.slotDay]
  return (
    days
      .filter((day) => typeof day === 'string')
      .sort()
      .at(-1) ?? null
  )
}
