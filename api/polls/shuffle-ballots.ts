import type { Deps } from '#api/server/deps.ts'
import { siteZone } from '#api/server/site-zone.ts'
import { ballotDay } from '#domain/polls/ballot.ts'

/** Days to look back from the last one with votes, in case some nights failed. */
const DAYS_BACK = 7
/** A batch of this size stays far below the statement timeout. */
const BATCH_SIZE = 10_000

/**
 * A table is stored and dumped in write order, which could link ballots to completed challenges and to each other.
 * Rewrites past days in the order of random ids. Ballots cast today are shuffled tomorrow.
 */
export async function shuffleBallots({ db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>): Promise<void> {
  const today = ballotDay(now(), siteZone(env))
  // Not counted from today, because a server may have been off for months.
  const [{ since } = { since: null }] = await db.prisma.$queryRaw<{ since: Date | null }[]>`
    SELECT max(day) - ${DAYS_BACK}::int AS since FROM "Ballot" WHERE day < ${today}::date`
  if (!since) return
  let last: string | null = ''
  while (last !== null) {
    // Unlike UPDATE, an upsert writes in the given order. The tally trigger does not fire when only `day` is set. Locked
    // rows are skipped, so that a ballot deleted meanwhile does not come back.
    const [batch]: { last: string | null }[] = await db.prisma.$queryRaw`
      WITH batch AS MATERIALIZED (
        SELECT * FROM "Ballot" WHERE day >= ${since}::date AND day < ${today}::date AND id > ${last}
        ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED),
      written AS (
        INSERT INTO "Ballot" SELECT * FROM batch ORDER BY id ON CONFLICT (id) DO UPDATE SET day = EXCLUDED.day
        RETURNING id)
      SELECT max(id) AS last FROM written`
    last = batch?.last ?? null
  }
}
