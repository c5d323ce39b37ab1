import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '#api/graphql/context.ts'
import { siteZone } from '#api/server/site-zone.ts'
import { Conflict, NotFound } from '#domain/errors.ts'
import { ballotDay, checkVote, type voteSchema } from '#domain/polls/ballot.ts'
import { NO_ACTIVE_POLL, POLL_CLOSED, POLL_NOT_FOUND } from '#domain/polls/messages.ts'
import { type Poll, Prisma, type PrismaClient } from '#prisma/client/client.ts'

/** The active poll is the first one (spec §7). The id breaks ties, so that pages never overlap. */
export const ACTIVE_FIRST = [{ position: 'asc' }, { createdAt: 'desc' }, { id: 'desc' }] as const

/** What visitors may see. */
export const PUBLIC_POLL = { status: { not: 'draft' } } as const satisfies Prisma.PollWhereInput

/** Drafts, open polls, then closed ones. */
export const POLL_ORDER = [
  { status: 'asc' },
  { closedAt: { sort: 'desc', nulls: 'last' } },
  ...ACTIVE_FIRST,
] as const satisfies Prisma.PollOrderByWithRelationInput[]

/** When the poll was opened, closed or got its outcome, whichever came last. Votes do not count. */
export function lastChange(poll: Pick<Poll, 'createdAt' | 'closedAt' | 'outcomeAt'>): Date {
  const { createdAt, closedAt, outcomeAt } = poll
  return new Date(Math.max(createdAt.getTime(), closedAt?.getTime() ?? 0, outcomeAt?.getTime() ?? 0))
}

/** By name, because a prepared `SELECT *` fails in this process when a newer one adds a column. */
const POLL_COLUMNS = Prisma.raw(
  Object.values(Prisma.PollScalarFieldEnum)
    .map((name) => `"${name}"`)
    .join(', '),
)

/**
 * Returns the poll with the relations of `query`. The trigger `ballot_moves_tally` updates the tallies.
 * @throws NotFound, Conflict when the poll is closed, BadInput when it has no such option.
 */
export async function vote(
  context: Pick<Context, 'db' | 'env' | 'secrets' | 'voter' | 'now' | 'changes'>,
  pollId: string,
  input: z.output<typeof voteSchema>,
  query: { include?: Prisma.PollInclude } = {},
): Promise<Poll> {
  const { prisma } = context.db
  const key = ballotKey(context.secrets.appSecret, pollId, context.voter.idOrNew())
  const now = context.now()
  // One statement with a lock, so a poll that closes meanwhile gets no vote: every closing takes FOR UPDATE first. Prisma's
  // upsert reads first and can fail when the same voter votes twice at once. The statement returns the poll, because another
  // read costs a quarter of the votes per second (docs/performance.md). Setting the option fires the tally trigger, which
  // also counts a vote on another day.
  const [found] = await prisma.$queryRaw<(Poll & { isCounted: boolean })[]>`
    WITH poll AS (SELECT ${POLL_COLUMNS} FROM "Poll" WHERE id = ${pollId} AND status <> 'draft' FOR KEY SHARE),
    ballot AS (
      INSERT INTO "Ballot" (id, "pollId", key, "optionIndex", affiliation, day)
      SELECT gen_random_uuid(), id, ${key}, ${input.optionIndex}, ${input.politicalAffiliation}::"Affiliation",
        ${ballotDay(now, siteZone(context.env))}::date
      FROM poll WHERE status = 'open' AND ("closesAt" IS NULL OR "closesAt" > ${now}::timestamp)
        AND ${input.optionIndex} < cardinality(options)
      ON CONFLICT ("pollId", key) DO UPDATE
        SET "optionIndex" = EXCLUDED."optionIndex", affiliation = EXCLUDED.affiliation, day = EXCLUDED.day
      RETURNING 1)
    SELECT poll.*, EXISTS (SELECT FROM ballot) AS "isCounted" FROM poll`.catch((error) => {
    // The ballot may be stored anyway, and show when caches expire. With the cookie, a retry counts as the same voter.
    context.voter.save()
    throw error
  })
  // Rejected votes do not set the cookie. While no poll is open, spec §5 has a message of its own.
  if (!found) throw new NotFound((await hasOpenPoll(prisma)) ? POLL_NOT_FOUND : NO_ACTIVE_POLL)
  const { isCounted, ...poll } = found
  if (!isCounted) {
    checkVote(poll, input, now)
    // The rule and the statement disagree, which they never should.
    throw new Conflict(POLL_CLOSED)
  }
  context.voter.save()
  context.changes.publish('tallies')
  context.changes.publish(`poll:${pollId}`)
  // The statement sees the tallies as they were before the trigger. Relations besides them need a complete read.
  const { tallies = false, ...others } = query.include ?? {}
  if (typeof tallies === 'object' || Object.keys(others).length > 0)
    return prisma.poll.findUniqueOrThrow({ ...query, where: { id: pollId } })
  return Object.assign(poll, tallies && { tallies: await prisma.tally.findMany({ where: { pollId } }) })
}

async function hasOpenPoll(prisma: PrismaClient): Promise<boolean> {
  return (await prisma.poll.count({ where: { status: 'open' }, take: 1 })) > 0
}

/** The keys of one voter in two polls cannot be linked. */
export function ballotKey(secret: string, pollId: string, voterId: string): string {
  return createHmac('sha256', secret).update(`ballot ${pollId} ${voterId}`).digest('base64url')
}
