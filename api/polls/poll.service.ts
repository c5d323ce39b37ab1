import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '#api/graphql/context.ts'
import { Conflict, NotFound } from '#domain/errors.ts'
import { AFFILIATIONS, type Affiliation } from '#domain/polls/affiliations.ts'
import { ballotDay, checkVote, type PollStatus, type voteSchema } from '#domain/polls/ballot.ts'
import { NO_ACTIVE_POLL, POLL_CLOSED, POLL_NOT_FOUND } from '#domain/polls/messages.ts'
import { affiliationsToShow, percentages } from '#domain/polls/results.ts'
import type { Poll, Prisma, PrismaClient, Tally } from '#prisma/client/client.ts'

/** One option with its share of the votes. */
export interface OptionResult {
  option: string
  votes: number
  percentage: number
}

/** The open polls: the active one first (Spec §7, GET /api/polls). */
export const ACTIVE_FIRST = [{ position: 'asc' }, { createdAt: 'desc' }] as const

/** The order of polls by status. The id breaks ties, so that pages never overlap. */
export const IN_ORDER = {
  open: [...ACTIVE_FIRST, { id: 'desc' }],
  closed: [{ closedAt: { sort: 'desc', nulls: 'last' } }, { createdAt: 'desc' }, { id: 'desc' }],
} as const satisfies Record<PollStatus, readonly Prisma.PollOrderByWithRelationInput[]>

/**
 * Votes and percentages by affiliation, in the order of the selector. Groups so small that they could reveal
 * individual votes are left out (Contract, MIN_GROUP_SIZE).
 */
export function resultsByAffiliation(
  poll: Pick<Poll, 'options'>,
  tallies: readonly Tally[],
  minGroupSize: number,
): { affiliation: Affiliation; total: number; results: OptionResult[] }[] {
  const of = (affiliation: Affiliation) => tallies.filter((tally) => tally.affiliation === affiliation)
  const totals = Object.fromEntries(
    AFFILIATIONS.map((affiliation) => [affiliation, sum(of(affiliation))]),
  ) as Record<Affiliation, number>
  return affiliationsToShow(totals, minGroupSize).map((affiliation) => ({
    affiliation,
    total: totals[affiliation],
    results: countOptions(poll.options, of(affiliation)),
  }))
}

/**
 * Casts the visitor's vote, or replaces the one this visitor cast before. The database updates the tallies in
 * the same statement (trigger `ballot_moves_tally`).
 * @throws NotFound, Conflict when the poll is closed, BadInput when it has no such option.
 */
export async function vote(
  context: Pick<Context, 'db' | 'secrets' | 'voter' | 'now' | 'changes'>,
  pollId: string,
  input: z.output<typeof voteSchema>,
): Promise<void> {
  const { prisma } = context.db
  const key = ballotKey(context.secrets.appSecret, pollId, context.voter.orNew())
  // The condition is part of the INSERT: a poll that closes meanwhile takes no more votes. ON CONFLICT instead of
  // Prisma's upsert, which reads first and can lose the race against the same voter.
  const ballots = await prisma.$executeRaw`
    INSERT INTO "Ballot" (id, "pollId", key, "optionIndex", affiliation, day)
    SELECT gen_random_uuid(), id, ${key}, ${input.optionIndex}, ${input.politicalAffiliation}::"Affiliation",
      ${ballotDay(context.now())}::date
    FROM "Poll" WHERE id = ${pollId} AND status = 'open' AND ${input.optionIndex} < cardinality(options)
    ON CONFLICT ("pollId", key) DO UPDATE
      SET "optionIndex" = EXCLUDED."optionIndex", affiliation = EXCLUDED.affiliation, day = EXCLUDED.day`.catch(
    (error) => {
      // The ballot may be stored all the same: with the cookie, a retry counts as the same voter.
      context.voter.keep()
      throw error
    },
  )
  // Rejected votes do not set the cookie.
  if (ballots === 0) throw await rejectionOf(prisma, pollId, input)
  context.voter.keep()
  context.changes.publish('polls')
  context.changes.publish(`poll:${pollId}`)
}

/** Why a vote was not stored. */
async function rejectionOf(prisma: PrismaClient, pollId: string, input: z.output<typeof voteSchema>) {
  const poll = await prisma.poll.findUnique({ where: { id: pollId } })
  if (!poll) return new NotFound((await hasOpenPoll(prisma)) ? POLL_NOT_FOUND : NO_ACTIVE_POLL)
  checkVote(poll, input)
  return new Conflict(POLL_CLOSED)
}

async function hasOpenPoll(prisma: PrismaClient): Promise<boolean> {
  return (await prisma.poll.count({ where: { status: 'open' }, take: 1 })) > 0
}

/** Identifies a ballot but not the voter: the keys of one voter in two polls have nothing in common. */
export function ballotKey(secret: string, pollId: string, voterId: string): string {
  return createHmac('sha256', secret).update(`ballot ${pollId} ${voterId}`).digest('base64url')
}

/** Votes and percentages of every option, in option order (Spec §3 "Poll result per option"). */
export function countOptions(options: readonly string[], tallies: readonly Tally[]): OptionResult[] {
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
