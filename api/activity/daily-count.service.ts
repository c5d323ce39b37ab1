import type { Context } from '#api/graphql/context.ts'
import type { Deps } from '#api/server/deps.ts'
import { siteDay, siteZone } from '#api/server/site-zone.ts'
import { type DailyCountKind, type DayRange, mondayOf } from '#domain/activity/daily-counts.ts'
import { addDays, localDay } from '#domain/dates.ts'
import { Prisma } from '#prisma/client/client.ts'

type CountDeps = Pick<Deps, 'db' | 'now'> & { env: Pick<Deps['env'], 'SITE_TIMEZONE'> }

/** `day` is 'YYYY-MM-DD' in the site's time zone. */
export interface DailyCountRow {
  day: string
  kind: DailyCountKind
  key: string
  count: number
}

/**
 * Totals above 0 per day, kind and key, from the first day to the last. Finished days are read as the nightly job stored
 * them, later ones are counted live. Never reads ballots, because there may be millions.
 */
export async function dailyCounts(deps: CountDeps, { from, to }: DayRange): Promise<DailyCountRow[]> {
  const counted = await lastCountedDay(deps)
  const liveFrom = counted && counted >= from ? addDays(counted, 1) : from
  return deps.db.prisma.$queryRaw<DailyCountRow[]>`
    SELECT day::text, kind, key, sum(count)::int AS count FROM (
      SELECT day, kind::text, key, count FROM "DailyCount" WHERE day BETWEEN ${from}::date AND ${to}::date
      UNION ALL
      SELECT t.day, 'vote', p.slug, t.votes FROM "DailyTally" t JOIN "Poll" p ON p.id = t."pollId"
      WHERE t.day BETWEEN ${from}::date AND ${to}::date
      UNION ALL
      ${countedRows(deps, { from: liveFrom, to })}
    ) AS counts
    GROUP BY 1, 2, 3 HAVING sum(count) > 0 ORDER BY 1, 2, 3`
}

/** Stores the days that have ended since the last run. Run it before expired rows are deleted. */
export async function storeDailyCounts(deps: CountDeps & Pick<Deps, 'changes'>): Promise<void> {
  const yesterday = addDays(siteDay(deps), -1)
  const counted = await lastCountedDay(deps)
  const from = counted ? addDays(counted, 1) : await firstDay(deps, yesterday)
  const stored = await deps.db.prisma.$transaction(async (tx) => {
    // Also days that are counted already, because a vote may commit after its day was moved.
    const moved = await tx.$executeRaw`
      WITH moved AS (DELETE FROM "DailyTally" WHERE day <= ${yesterday}::date RETURNING day, "pollId", votes)
      INSERT INTO "DailyCount" (day, kind, key, count)
      SELECT day, 'vote', p.slug, sum(votes) FROM moved JOIN "Poll" p ON p.id = "pollId" GROUP BY 1, 3
      ON CONFLICT (day, kind, key) DO UPDATE SET count = "DailyCount".count + EXCLUDED.count`
    if (from > yesterday) return moved
    return tx.$executeRaw`
      INSERT INTO "DailyCount" (day, kind, key, count)
      SELECT day, kind::"DailyCountKind", key, sum(count) FROM (
        ${countedRows(deps, { from, to: yesterday })}
        UNION ALL
        SELECT day::date, 'quiz', '', 0 FROM generate_series(${from}::date, ${yesterday}::date, '1 day') AS day
      ) AS counts
      GROUP BY 1, 2, 3 ON CONFLICT DO NOTHING`
  })
  if (stored > 0) deps.changes.publish('activity')
}

/** Returns false unless a published article has this slug. Stores no time and nothing about the reader. */
export async function countRead(context: Context, slug: string): Promise<boolean> {
  const counted = await context.db.prisma.$executeRaw`
    INSERT INTO "DailyCount" (day, kind, key, count)
    SELECT ${siteDay(context)}::date, 'read', slug, 1 FROM "Post" WHERE slug = ${slug} AND status = 'published'
    ON CONFLICT (day, kind, key) DO UPDATE SET count = "DailyCount".count + 1`
  return counted > 0
}

/** `week` is the Monday. */
export interface WeeklyActivity {
  week: string
  counts: Map<DailyCountKind, number>
}

/** Totals of complete weeks, newest first. The current week is left out, because its totals would show single actions. */
export async function weeklyActivity(deps: CountDeps, weeks: number): Promise<WeeklyActivity[]> {
  const counted = await lastCountedDay(deps)
  if (!counted) return []
  const end = mondayOf(addDays(counted, 1))
  const start = addDays(end, -7 * weeks)
  const rows = await deps.db.prisma.$queryRaw<{ week: string; kind: DailyCountKind; count: number }[]>`
    SELECT date_trunc('week', day)::date::text AS week, kind::text, sum(count)::int AS count FROM "DailyCount"
    WHERE day >= ${start}::date AND day < ${end}::date GROUP BY 1, 2 ORDER BY 1 DESC`
  return [...Map.groupBy(rows, ({ week }) => week)].map(([week, ofWeek]) => ({
    week,
    counts: new Map(ofWeek.map(({ kind, count }) => [kind, count])),
  }))
}

async function lastCountedDay({ db }: Pick<Deps, 'db'>): Promise<string | null> {
  const { _max } = await db.prisma.dailyCount.aggregate({ where: { kind: 'quiz' }, _max: { day: true } })
  return _max.day?.toISOString().slice(0, 10) ?? null
}

async function firstDay(deps: CountDeps, fallback: string): Promise<string> {
  const [{ first } = { first: null }] = await deps.db.prisma.$queryRaw<{ first: Date | null }[]>`
    SELECT least(
      (SELECT min("createdAt") FROM "QuizSubmission"), (SELECT min(day)::timestamp FROM "Completion"),
      (SELECT min("confirmedAt") FROM "Subscriber"), (SELECT min("unsubscribedAt") FROM "Subscriber"),
      (SELECT min("sentAt") FROM "NewsletterIssue")) AS first`
  return first ? localDay(first, siteZone(deps.env)) : fallback
}

/** Counts rows that may be deleted later. Both days are included. */
function countedRows({ env: { SITE_TIMEZONE: zone } }: CountDeps, { from, to }: DayRange): Prisma.Sql {
  const midnight = (day: string) =>
    Prisma.sql`(${day}::date::timestamp AT TIME ZONE ${zone}) AT TIME ZONE 'UTC'`
  const [start, end] = [midnight(from), midnight(addDays(to, 1))]
  const byTime = (kind: DailyCountKind, table: string, time: string, key = `''`) => Prisma.sql`
    SELECT ((${Prisma.raw(`"${time}"`)} AT TIME ZONE 'UTC') AT TIME ZONE ${zone})::date AS day, ${kind}::text AS kind,
      ${Prisma.raw(key)} AS key, count(*)::int AS count
    FROM ${Prisma.raw(`"${table}"`)} WHERE ${Prisma.raw(`"${time}"`)} >= ${start} AND ${Prisma.raw(`"${time}"`)} < ${end}
    GROUP BY 1, 3`
  return Prisma.sql`
    ${byTime('quiz', 'QuizSubmission', 'createdAt')} UNION ALL
    ${byTime('signUp', 'Subscriber', 'confirmedAt')} UNION ALL
    ${byTime('unsubscribe', 'Subscriber', 'unsubscribedAt')} UNION ALL
    ${byTime('issue', 'NewsletterIssue', 'sentAt', 'slug')} UNION ALL
    SELECT day, 'challenge', type::text, count(*)::int
    FROM "Completion" JOIN "Challenge" ON "Challenge".id = "challengeId"
    WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY 1, 3`
}
