import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '#api/graphql/context.ts'
import { Conflict, NotFound } from '#domain/errors.ts'
import { AFFILIATIONS, type Affiliation } from '#domain/polls/affiliations.ts'
import { ballotDay, checkVote, type voteSchema } from '#domain/polls/ballot.ts'
import { NO_ACTIVE_POLL, POLL_CLOSED, POLL_NOT_FOUND } from '#domain/polls/messages.ts'
import { affiliationsToShow, percentages } from '#domain/polls/results.ts'
import { type Poll, Prisma, type PrismaClient, type Tally } from '#prisma/client/client.ts'

/** One option with its share of the votes. */
export interface OptionResult {
  option: string
  votes: number
  percentage: number
}

/** The open polls: the active one first (Spec §7, GET /api/polls). */
export const ACTIVE_FIRST = [{ position: 'asc' }, { createdAt: 'desc' }] as const

/** Closed polls stand in no order of their own: the one closed last is looked for most. */
export const CLOSED_LAST_FIRST = [
  { closedAt: { sort: 'desc', nulls: 'last' } },
  { createdAt: 'desc' },
] as const

/** Whatever is stored of a poll, as Prisma reads it: a statement of our own is told no names of enums. */
const EVERY_COLUMN = Prisma.raw(
  Object.values(Prisma.PollScalarFieldEnum)
    .map((name) => (name === 'status' ? `${name}::text` : `"${name}"`))
    .join(', '),
)

/**
 * Votes and percentages by affiliation, in the selector's order. Groups too small to be shown without giving away how
 * single people voted are left out (Contract, MIN_GROUP_SIZE).
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
 * Casts the visitor's vote, or replaces the one this visitor cast before. The database moves the tallies in
 * the same statement (trigger `ballot_moves_tally`). Out: the poll as it is now.
 * @throws NotFound, Conflict when the poll is closed, BadInput when it has no such option.
 */
export async function vote(
  context: Pick<Context, 'db' | 'secrets' | 'voter' | 'now' | 'changes'>,
  pollId: string,
  input: z.output<typeof voteSchema>,
): Promise<Poll & { tallies: Tally[] }> {
  const { prisma } = context.db
  const key = ballotKey(context.secrets.appSecret, pollId, context.voter.orNew())
  // Read and written in one statement: a poll that closes meanwhile takes no more votes. ON CONFLICT
  // instead of Prisma's upsert, which reads first and can lose the race against the same voter.
  const [asked] = await prisma.$queryRaw<(Poll & { isCounted: boolean })[]>`
    WITH poll AS (
      SELECT ${EVERY_COLUMN} FROM "Poll" WHERE id = ${pollId}),
    ballot AS (
      INSERT INTO "Ballot" (id, "pollId", key, "optionIndex", affiliation, day)
      SELECT gen_random_uuid(), id, ${key}, ${input.optionIndex}, ${input.politicalAffiliation}::"Affiliation",
        ${ballotDay(context.now())}::date
      FROM poll WHERE status = 'open' AND ${input.optionIndex} < cardinality(options)
      ON CONFLICT ("pollId", key) DO UPDATE
        SET "optionIndex" = EXCLUDED."optionIndex", affiliation = EXCLUDED.affiliation, day = EXCLUDED.day
      RETURNING 1)
    SELECT poll.*, EXISTS (SELECT FROM ballot) AS "isCounted" FROM poll`.catch((error) => {
    // It may have been written all the same: who tries again is the same voter.
    context.voter.keep()
    throw error
  })
  // Who is refused stays without a cookie.
  if (!asked) throw new NotFound((await hasOpenPoll(prisma)) ? POLL_NOT_FOUND : NO_ACTIVE_POLL)
  const { isCounted, ...poll } = asked
  if (!isCounted) {
    checkVote(poll, input)
    throw new Conflict(POLL_CLOSED)
  }
  context.voter.keep()
  context.changes.publish('polls')
  context.changes.publish(`poll:${pollId}`)
  return { ...poll, tallies: await prisma.tally.findMany({ where: { pollId } }) }
}

async function hasOpenPoll(prisma: PrismaClient): Promise<boolean> {
  return (await prisma.poll.count({ where: { status: 'open' }, take: 1 })) > 0
}

/** Names a ballot without naming the voter: keys of one voter in two polls have nothing in common. */
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
