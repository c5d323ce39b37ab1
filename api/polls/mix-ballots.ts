import type { Deps } from '#api/server/deps.ts'
import { ballotDay } from '#domain/polls/ballot.ts'

/** How many days before the last one with votes a night looks back, so that some that failed are made up for. */
const DAYS = 7
/** So many at once stay far below what one statement may take. */
const BATCH = 10_000

/**
 * Takes from the ballots of past days the order in which they were cast. A table is stored, and dumped, in the order of
 * its writes: beside the times of completed challenges that told whose a ballot was, and two polls answered in one visit
 * stood side by side. Their ids are random, and so is the order of ids. Today's are mixed tomorrow.
 */
export async function mixBallots({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const today = ballotDay(now())
  // Not from today: a server may have stood still for months.
  const [{ since } = { since: null }] = await db.prisma.$queryRaw<{ since: Date | null }[]>`
    SELECT max(day) - ${DAYS}::int AS since FROM "Ballot" WHERE day < ${today}::date`
  if (!since) return
  let last: string | null = ''
  while (last !== null) {
    // An upsert writes in the order it is given, as an UPDATE need not. The trigger that counts looks at other columns. Who
    // deletes a ballot or votes anew meanwhile is left alone: what has gone must not come back.
    const [batch]: { last: string | null }[] = await db.prisma.$queryRaw`
      WITH batch AS MATERIALIZED (
        SELECT * FROM "Ballot" WHERE day >= ${since}::date AND day < ${today}::date AND id > ${last}
        ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED),
      written AS (
        INSERT INTO "Ballot" SELECT * FROM batch ORDER BY id ON CONFLICT (id) DO UPDATE SET day = EXCLUDED.day
        RETURNING id)
      SELECT max(id) AS last FROM written`
    last = batch?.last ?? null
  }
}
