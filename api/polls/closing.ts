import type { Deps } from '#api/server/deps.ts'
import { every } from '#api/server/every.ts'

type ClosingDeps = Pick<Deps, 'db' | 'now' | 'changes'>

/** Well below the promised minute, so that a slow or failed attempt can be repeated. */
const CHECK_EVERY_MS = 10_000

/** Closes polls at their closing time, including those that came due while no process was running. */
export function startClosingPolls(deps: ClosingDeps & Pick<Deps, 'shutdownSignal' | 'log'>): void {
  every(CHECK_EVERY_MS, deps, 'closing polls', () => closeDuePolls(deps))
}

/** Each poll is closed, and logged, by one process, because the UPDATE checks the status. It waits for votes in progress. */
export async function closeDuePolls({ db, now, changes }: ClosingDeps): Promise<void> {
  const closed = await db.prisma.$queryRaw<{ id: string }[]>`
    WITH closed AS (
      UPDATE "Poll" SET status = 'closed', "closedAt" = "closesAt"
      WHERE id IN (
        SELECT id FROM "Poll" WHERE status = 'open' AND "closesAt" <= ${now()}::timestamp ORDER BY id FOR UPDATE)
      RETURNING id, question
    ), logged AS (
      INSERT INTO "AuditEntry" (at, action, target, details)
      SELECT ${now()}::timestamp, 'closePoll', id, jsonb_build_object('question', question, 'scheduled', true) FROM closed
    )
    SELECT id FROM closed`
  if (closed.length > 0) changes.publish('polls')
  for (const { id } of closed) changes.publish(`poll:${id}`)
}
