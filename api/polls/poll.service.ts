import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '#api/graphql/context.ts'
import { Conflict, NotFound } from '#domain/errors.ts'
import { AFFILIATIONS, type Affiliation } from '#domain/polls/affiliations.ts'
import { ballotDay, checkVote, type PollStatus, type voteSchema } from '#domain/polls/ballot.ts'
import { NO_ACTIVE_POLL, POLL_CLOSED, POLL_NOT_FOUND } from '#domain/polls/messages.ts'
import { affiliationsToShow, percentages } from '#domain/polls/results.ts'
import type { Poll, Prisma, PrismaClient, Tally } from '#prisma/client/client.ts'

export interface OptionResult {
  option: string
  votes: number
  percentage: number
}

/** The active poll is the first one (spec §7). */
export const ACTIVE_FIRST = [{ position: 'asc' }, { createdAt: 'desc' }] as const

/** The id breaks ties, so that pages never overlap. */
export const POLL_ORDER = {
  open: [...ACTIVE_FIRST, { id: 'desc' }],
  closed: [{ closedAt: { sort: 'desc', nulls: 'last' } }, { createdAt: 'desc' }, { id: 'desc' }],
} as const satisfies Record<PollStatus, readonly Prisma.PollOrderByWithRelationInput[]>

/** When the poll was opened, closed or got its outcome, whichever came last. Votes do not count. */
export function lastChange({
  createdAt,
  closedAt,
  outcomeAt,
}: Pick<Poll, 'createdAt' | 'closedAt' | 'outcomeAt'>): Date {
  return new Date(Math.max(createdAt.getTime(), closedAt?.getTime() ?? 0, outcomeAt?.getTime() ?? 0))
}

/** Omits groups so small that they could reveal individual votes (MIN_GROUP_SIZE). */
export function resultsByAffiliation(
  poll: Pick<Poll, 'options'>,
  tallies: readonly Tally[],
  minGroupSize: number,
): { affiliation: Affiliation; total: number; results: OptionResult[] }[] {
  const talliesOf = (affiliation: Affiliation) => tallies.filter((tally) => tally.affiliation === affiliation)
  const totals = Object.fromEntries(
    AFFILIATIONS.map((affiliation) => [affiliation, sum(talliesOf(affiliation))]),
  ) as Record<Affiliation, number>
  return affiliationsToShow(totals, minGroupSize).map((affiliation) => ({
    affiliation,
    total: totals[affiliation],
    results: optionResults(poll.options, talliesOf(affiliation)),
  }))
}

/**
 * The trigger `ballot_moves_tally` updates the tallies.
 * @throws NotFound, Conflict when the poll is closed, BadInput when it has no such option.
 */
export async function vote(
  context: Pick<Context, 'db' | 'secrets' | 'voter' | 'now' | 'changes'>,
  pollId: string,
  input: z.output<typeof voteSchema>,
): Promise<void> {
  const { prisma } = context.db
  const key = ballotKey(context.secrets.appSecret, pollId, context.voter.idOrNew())
  const now = context.now()
  // The INSERT checks the status, so a poll that closes meanwhile gets no vote. Prisma's upsert reads first and can
  // fail when the same voter votes twice at once.
  const ballots = await prisma.$executeRaw`
    INSERT INTO "Ballot" (id, "pollId", key, "optionIndex", affiliation, day)
    SELECT gen_random_uuid(), id, ${key}, ${input.optionIndex}, ${input.politicalAffiliation}::"Affiliation",
      ${ballotDay(now)}::date
    FROM "Poll" WHERE id = ${pollId} AND status = 'open'
      AND ("closesAt" IS NULL OR "closesAt" > ${now}::timestamp) AND ${input.optionIndex} < cardinality(options)
    ON CONFLICT ("pollId", key) DO UPDATE
      SET "optionIndex" = EXCLUDED."optionIndex", affiliation = EXCLUDED.affiliation, day = EXCLUDED.day`.catch(
    (error) => {
      // The ballot may be stored anyway. With the cookie, a retry counts as the same voter.
      context.voter.save()
      throw error
    },
  )
  // Rejected votes do not set the cookie.
  if (ballots === 0) throw await rejectionOf(prisma, pollId, input, now)
  context.voter.save()
  context.changes.publish('polls')
  context.changes.publish(`poll:${pollId}`)
}

async function rejectionOf(
  prisma: PrismaClient,
  pollId: string,
  input: z.output<typeof voteSchema>,
  now: Date,
) {
  const poll = await prisma.poll.findUnique({ where: { id: pollId } })
  if (!poll) return new NotFound((await hasOpenPoll(prisma)) ? POLL_NOT_FOUND : NO_ACTIVE_POLL)
  checkVote(poll, input, now)
  return new Conflict(POLL_CLOSED)
}

async function hasOpenPoll(prisma: PrismaClient): Promise<boolean> {
  return (await prisma.poll.count({ where: { status: 'open' }, take: 1 })) > 0
}

/** The keys of one voter in two polls cannot be linked. */
export function ballotKey(secret: string, pollId: string, voterId: string): string {
  return createHmac('sha256', secret).update(`ballot ${pollId} ${voterId}`).digest('base64url')
}

/** In option order (spec §3). */
export function optionResults(options: readonly string[], tallies: readonly Tally[]): OptionResult[] {
  const votes = options.map((_, index) => sum(tallies.filter((tally) => tally.optionIndex === index)))
  const shares = percentages(votes)
  return options.map((option, index) => ({
    option,
    votes: votes[index] ?? 0,
    percentage: shares[index] ?? 0,
  }))
}

function sum(tallies: readonly Tally[]): number {
  return tallies.reduce((total, tally) => total + tally.votes, 0)
}
