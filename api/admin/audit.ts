import type { Deps } from '#api/server/deps.ts'
import type { Prisma } from '#prisma/client/client.ts'

/** Details hold ids, titles and field names, never tokens, email addresses or messages. */
export interface Act {
  action: string
  target?: string | null
  details?: Prisma.InputJsonObject
}

/** Call it in the transaction of the action. The table refuses updates and deletes. */
export async function audit(
  tx: Prisma.TransactionClient,
  now: Deps['now'],
  { action, target = null, details = {} }: Act,
): Promise<void> {
  await tx.auditEntry.create({ data: { at: now(), action, target, details } })
}

/** Runs `work` and records its audit entry in one transaction. `act` is null if nothing changed. */
export function audited<Result>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  work: (tx: Prisma.TransactionClient) => Promise<{ result: Result; act: Act | null }>,
): Promise<Result> {
  return db.prisma.$transaction(async (tx) => {
    const { result, act } = await work(tx)
    if (act) await audit(tx, now, act)
    return result
  })
}
