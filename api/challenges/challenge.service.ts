import { audited } from '#api/admin/audit.ts'
import type { Context } from '#api/graphql/context.ts'
import { siteZone } from '#api/server/site-zone.ts'
import type { NewChallenge } from '#domain/challenges/challenge-input.ts'
import { levelFor, progressPercent } from '#domain/challenges/levels.ts'
import {
  CHALLENGE_NOT_FOUND,
  CHALLENGE_ORDER_RULE,
  CHALLENGE_TITLE_TAKEN,
} from '#domain/challenges/messages.ts'
import { localDay } from '#domain/dates.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { type Challenge, Prisma } from '#prisma/client/client.ts'

/**
 * As ordered by an editor. Otherwise the database sorts types in the order of the specification. The default challenges have
 * the same creation time.
 */
export const CHALLENGE_ORDER = [
  { position: 'asc' },
  { type: 'asc' },
  { createdAt: 'asc' },
  { id: 'asc' },
] as const

export type SessionProgress = Awaited<ReturnType<typeof sessionProgress>>

/** Spec §9. Expects a validated id. An unknown session has no points. */
export async function sessionProgress({ db }: Context, sessionId: string) {
  const [completions, active] = await Promise.all([
    db.prisma.completion.findMany({
      where: { sessionId },
      select: { challenge: true },
      orderBy: [{ day: 'asc' }, { challengeId: 'asc' }],
    }),
    db.prisma.challenge.aggregate({ where: { isActive: true }, _sum: { points: true } }),
  ])
  const completedChallenges = completions.map(({ challenge }) => challenge)
  const points = completedChallenges.reduce((sum, challenge) => sum + challenge.points, 0)
  const totalPoints = active._sum.points ?? 0
  return {
    id: sessionId,
    completedChallenges,
    points,
    totalPoints,
    level: levelFor(points).name,
    progressPercent: progressPercent(points, totalPoints),
  }
}

/** Repeating it changes nothing (spec §4). Throws NotFound when the challenge does not exist or is not active. */
export async function completeChallenge(
  { db, now, env }: Context,
  challengeId: string,
  sessionId: string,
): Promise<{ challenge: Challenge; alreadyCompleted: boolean }> {
  const challenge = await db.prisma.challenge.findUnique({ where: { id: challengeId } })
  if (!challenge?.isActive) throw new NotFound(CHALLENGE_NOT_FOUND)
  const { count } = await db.prisma.completion.createMany({
    data: { sessionId, challengeId, day: new Date(localDay(now(), siteZone(env))) },
    skipDuplicates: true,
  })
  return { challenge, alreadyCompleted: count === 0 }
}

/** @throws Conflict when the title is taken. */
export function createChallenge(context: Context, input: NewChallenge): Promise<Challenge> {
  return editChallenge(context, async (tx) => {
    const { _max } = await tx.challenge.aggregate({ _max: { position: true } })
    const position = _max.position ? _max.position + 1 : 0
    const challenge = await tx.challenge.create({ data: { ...input, position, createdAt: context.now() } })
    const entry = { action: 'createChallenge', target: challenge.id, details: { title: challenge.title } }
    return { result: challenge, entry }
  })
}

/**
 * Fields that are undefined stay as they are. Completions keep their points up to date, because they refer to the challenge.
 * @throws NotFound, Conflict when the title is taken.
 */
export function updateChallenge(
  context: Context,
  id: string,
  edit: Prisma.ChallengeUpdateInput & Partial<NewChallenge>,
  action = 'updateChallenge',
): Promise<Challenge> {
  return editChallenge(context, async (tx) => {
    const before = await tx.challenge.findUnique({ where: { id } })
    if (!before) throw new NotFound(CHALLENGE_NOT_FOUND)
    const names = Object.keys(edit) as (keyof typeof edit & keyof Challenge)[]
    const fields = names.filter((field) => edit[field] !== undefined && edit[field] !== before[field])
    if (fields.length === 0) return { result: before, entry: null }
    const result = await tx.challenge.update({ where: { id }, data: edit })
    const { title, isActive } = result
    const details = action === 'updateChallenge' ? { title, fields } : { title, active: isActive }
    return { result, entry: { action, target: id, details } }
  })
}

/** Throws BadInput unless `ids` lists every challenge exactly once. */
export function orderChallenges(context: Context, ids: string[]): Promise<{ ids: string[] }> {
  return editChallenge(context, async (tx) => {
    // Locks in one order, so that two editors cannot cause a deadlock. Completions do not wait for this lock.
    const all = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM "Challenge" ORDER BY id FOR NO KEY UPDATE`
    const known = new Set(all.map(({ id }) => id))
    if (ids.length !== known.size || new Set(ids).size !== ids.length || !ids.every((id) => known.has(id)))
      throw new BadInput(CHALLENGE_ORDER_RULE, [{ path: 'ids', message: CHALLENGE_ORDER_RULE }])
    for (const [index, id] of ids.entries())
      await tx.challenge.update({ where: { id }, data: { position: index + 1 } })
    return { result: { ids }, entry: { action: 'orderChallenges', details: { ids } } }
  })
}

async function editChallenge<Result>(
  context: Context,
  work: Parameters<typeof audited<Result>>[1],
): Promise<Result> {
  const result = await audited(context, work).catch((error: unknown) => {
    const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
    throw isTaken ? new Conflict(CHALLENGE_TITLE_TAKEN) : error
  })
  context.changes.publish('challenges')
  return result
}
