import { randomUUID } from 'node:crypto'
import type { Deps } from '#api/server/deps.ts'
import { Conflict, RateLimited } from '#domain/errors.ts'
import { GENERATION_FAILURES, type GenerationFailure } from '#domain/generation/failures.ts'
import { dailyLimitReached, GENERATION_RUNNING } from '#domain/generation/messages.ts'
import { dayAround, localDay } from '#domain/generation/schedule.ts'
import type { GenerationRun, Prisma } from '#prisma/client/client.ts'

// A run is a row. While it runs it is also the lock: a partial unique index admits one running row. Its process
// keeps it alive with a heartbeat on the database's own clock; a row whose heartbeat stopped is ended by
// whoever comes next.

/** The topic of the newest run: one runs at a time, so one is followed at a time. */
export const GENERATION_TOPIC = 'generation:latest'

/** How often a run says that it is alive, and after how long it counts as dead. */
export const HEARTBEAT = { everyMs: 5_000, deadAfterSeconds: 30 }

/** A slot is tried twice: a failure may pass, and a process may die. More would cost more than a post is worth. */
const MAX_ATTEMPTS = 2
/** The second try of a slot that failed waits this long, in minutes; that of a dead process does not. */
const RETRY_AFTER_MINUTES = 30

export interface Claim {
  trigger: GenerationRun['trigger']
  slotDay: string | null
  category: string
  model: string
}

/**
 * Starts a run, if nobody else runs one and today's share is not used up.
 * Out: the run's id, or null when the slot has been taken care of.
 * @throws Conflict while another runs, RateLimited at the daily limit.
 */
export async function claimRun(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'changes'>,
  claim: Claim,
): Promise<string | null> {
  const { db, env } = deps
  const now = deps.now()
  await endDeadRuns(deps)
  return db.prisma.$transaction(async (tx) => {
    if (await tx.generationRun.count({ where: { status: 'running' } })) throw new Conflict(GENERATION_RUNNING)
    const attempt = claim.slotDay === null ? 1 : await nextAttempt(tx, claim.slotDay, now)
    if (attempt === null) return null
    const limit = env.GENERATION_DAILY_LIMIT
    const today = dayAround(now, env.AUTOMATION_TIMEZONE)
    if ((await tx.generationRun.count({ where: { startedAt: { gte: today.start } } })) >= limit) {
      const reset = Math.ceil((today.end.getTime() - now.getTime()) / 1000)
      throw new RateLimited(dailyLimitReached(limit), { name: 'generation', limit, remaining: 0, reset })
    }
    const id = randomUUID()
    // Two claims at once: the unique indexes let one through, the other waits for it and then inserts nothing.
    const inserted = await tx.$executeRaw`
      INSERT INTO "GenerationRun" (id, trigger, "slotDay", attempt, category, model, stage, "startedAt", "heartbeatAt")
      VALUES (${id}, ${claim.trigger}::"GenerationTrigger", ${claim.slotDay}, ${attempt}, ${claim.category},
        ${claim.model}, 'waiting', ${now}, now() AT TIME ZONE 'UTC')
      ON CONFLICT DO NOTHING`
    if (inserted === 0) throw new Conflict(GENERATION_RUNNING)
    return id
  })
}

/** Ends the runs of processes that died, so that nobody waits for them, and tells those who follow. */
export async function endDeadRuns({ db, now, changes }: Pick<Deps, 'db' | 'now' | 'changes'>): Promise<void> {
  const ended = await db.prisma.$executeRaw`
    UPDATE "GenerationRun"
    SET status = 'failed', failure = 'INTERRUPTED', "failureMessage" = ${GENERATION_FAILURES.INTERRUPTED},
      "finishedAt" = ${now()}
    WHERE status = 'running'
      AND "heartbeatAt" < now() AT TIME ZONE 'UTC' - make_interval(secs => ${HEARTBEAT.deadAfterSeconds})`
  if (ended > 0) changes.publish(GENERATION_TOPIC)
}

/** Hands a slot over to a second try: the failed row gives up the slot's unique day. Null: nothing left to try. */
async function nextAttempt(tx: Prisma.TransactionClient, slotDay: string, now: Date): Promise<number | null> {
  const before = await tx.generationRun.findUnique({ where: { slotDay } })
  if (!before) return 1
  const rested = now.getTime() - (before.finishedAt?.getTime() ?? 0) >= RETRY_AFTER_MINUTES * 60_000
  const mayTry = before.status === 'failed' && (before.failure === 'INTERRUPTED' || rested)
  if (!mayTry || before.attempt >= MAX_ATTEMPTS) return null
  const { count } = await tx.generationRun.updateMany({
    where: { id: before.id, slotDay },
    data: { slotDay: null },
  })
  return count === 1 ? before.attempt + 1 : null
}

/** Says that the run is alive. */
export async function beat(deps: Pick<Deps, 'db'>, id: string): Promise<void> {
  await deps.db.prisma.$executeRaw`
    UPDATE "GenerationRun" SET "heartbeatAt" = now() AT TIME ZONE 'UTC' WHERE id = ${id} AND status = 'running'`
}

/** Ends a run without a post. A run that was ended by somebody else meanwhile stays as it is. */
export async function failRun(
  deps: Pick<Deps, 'db' | 'now'>,
  id: string,
  failure: GenerationFailure,
  message: string,
  usage: { promptTokens: number; completionTokens: number },
): Promise<void> {
  await deps.db.prisma.generationRun.updateMany({
    where: { id, status: 'running' },
    data: { status: 'failed', failure, failureMessage: message, finishedAt: deps.now(), ...usage },
  })
}

/**
 * The day that the schedule counts from: that of the last automated post, or of a slot that was given up after
 * its last try. Null when there is none yet.
 */
export async function lastSettledDay(deps: Pick<Deps, 'db' | 'env'>): Promise<string | null> {
  const { prisma } = deps.db
  const [made, givenUp] = await Promise.all([
    prisma.generationRun.findFirst({
      where: { trigger: 'scheduled', status: 'succeeded' },
      orderBy: { startedAt: 'desc' },
      select: { startedAt: true },
    }),
    prisma.generationRun.findFirst({
      where: { status: 'failed', attempt: { gte: MAX_ATTEMPTS }, slotDay: { not: null } },
      orderBy: { slotDay: 'desc' },
      select: { slotDay: true },
    }),
  ])
  const days = [made && localDay(made.startedAt, deps.env.AUTOMATION_TIMEZONE), givenUp?.slotDay]
  return (
    days
      .filter((day) => typeof day === 'string')
      .sort()
      .at(-1) ?? null
  )
}
