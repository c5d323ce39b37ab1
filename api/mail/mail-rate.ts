import type { Deps } from '#api/server/deps.ts'

/** Seconds of unused slots that a sender may catch up on after a pause. */
const BURST_SECONDS = 1

/**
 * Reserves the next slot of MAIL_PER_MINUTE, which all processes share, and returns the milliseconds until it. Newsletter
 * issues wait for it. Other emails reserve a slot and go out at once, so they overtake issues.
 */
export async function reserveEmailSlot({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<number> {
  const step = 60 / env.MAIL_PER_MINUTE
  const [slot] = await db.query<{ wait: number }>(
    `WITH clock AS (SELECT clock_timestamp() AT TIME ZONE 'UTC' AS now)
    INSERT INTO "MailRate" AS rate (id, "nextAt") SELECT 1, now + make_interval(secs => $1) FROM clock
    ON CONFLICT (id) DO UPDATE SET "nextAt" = make_interval(secs => $1) +
      greatest(rate."nextAt", (SELECT now FROM clock) - make_interval(secs => $2))
    RETURNING (extract(epoch FROM "nextAt" - (SELECT now FROM clock)) - $1)::float AS wait`,
    [step, BURST_SECONDS],
  )
  // "nextAt" is rounded to milliseconds.
  return Math.max(0, Math.floor((slot?.wait ?? 0) * 1000))
}
