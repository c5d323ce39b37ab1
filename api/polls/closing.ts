import type { Deps } from '#api/server/deps.ts'

type ClosingDeps = Pick<Deps, 'db' | 'now' | 'changes'>

/** Well below the promised minute, so that a slow or failed attempt can be repeated. */
const CHECK_EVERY_MS = 10_000

/** Closes polls at their closing time, including those that came due while no process was running. */
export function startClosingPolls(deps: ClosingDeps & Pick<Deps, 'shutdownSignal' | 'log'>): void {
  const close = () => closeDuePolls(deps).catch((err) => deps.log.warn({ err }, 'closing polls failed'))
  close()
  const timer = setInterval(close, CHECK_EVERY_MS).unref()
  deps.shutdownSignal.addEventListener('abort', () => clearInterval(timer))
}

/** Each poll is closed, and logged, by one process, because the UPDATE checks the status. */
export async function closeDuePolls({ db, now, changes }: ClosingDeps): Promise<void> {
  const closed = await db.prisma.$queryRaw<{ id: string }[]>`
    WITH closed AS (
      UPDATE "Poll" SET status = 'closed', "closedAt" = "closesAt"
      WHERE id IN (
        SELECT id FROM "Poll" WHERE status = 'open' AND "closesAt" <= ${now()}::timestamp ORDER BY id FOR NO KEY UPDATE)
      RETURNING id, question
    ), logged AS (
      INSERT INTO "AuditEntry" (at, action, target, details)
      SELECT ${now()}::timestamp, 'closePoll', id, jsonb_build_object('question', question, 'scheduled', true) FROM closed
    )
    SELECT id FROM closed`
  if (closed.length > 0) changes.publish('polls')
  for (const { id } of closed) changes.publish(`poll:${id}`)
}
