import { audited } from '#api/admin/audit.ts'
import type { Context } from '#api/graphql/context.ts'
import type { NewChallenge } from '#domain/challenges/challenge-input.ts'
import { levelFor, progressPercent } from '#domain/challenges/levels.ts'
import { CHALLENGE_NOT_FOUND, CHALLENGE_TITLE_TAKEN } from '#domain/challenges/messages.ts'
import { Conflict, NotFound } from '#domain/errors.ts'
import { type Challenge, Prisma } from '#prisma/client/client.ts'

/** The database sorts types in the order of the specification. The default challenges have the same creation time. */
export const CHALLENGE_ORDER = [{ type: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }] as const

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
  { db, now }: Context,
  challengeId: string,
  sessionId: string,
): Promise<{ challenge: Challenge; alreadyCompleted: boolean }> {
  const challenge = await db.prisma.challenge.findUnique({ where: { id: challengeId } })
  if (!challenge?.isActive) throw new NotFound(CHALLENGE_NOT_FOUND)
  const { count } = await db.prisma.completion.createMany({
    data: { sessionId, challengeId, day: now() },
    skipDuplicates: true,
  })
  return { challenge, alreadyCompleted: count === 0 }
}

/** Returns the id. Throws Conflict when the title is taken. */
export async function createChallenge(context: Context, input: NewChallenge): Promise<string> {
  const id = await audited(context, async (tx) => {
    const challenge = await tx.challenge.create({ data: { ...input, createdAt: context.now() } })
    const entry = { action: 'createChallenge', target: challenge.id, details: { title: challenge.title } }
    return { result: challenge.id, entry }
  }).catch((error: unknown) => {
    const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
    throw isTaken ? new Conflict(CHALLENGE_TITLE_TAKEN) : error
  })
  context.changes.publish('challenges')
  return id
}
