import type { Deps } from '#api/server/deps.ts'
import type { Prisma } from '#prisma/client/client.ts'

/** What an admin did. Details hold ids, titles and names of fields; never tokens, mail addresses or messages. */
export interface Act {
  action: string
  target?: string | null
  details?: Prisma.InputJsonObject
}

/** Writes an act down inside the transaction that does it. The table refuses updates and deletes. */
export async function audit(
  tx: Prisma.TransactionClient,
  now: Deps['now'],
  { action, target = null, details = {} }: Act,
): Promise<void> {
  await tx.auditEntry.create({ data: { at: now(), action, target, details } })
}

/**
 * Does something and writes it down: both are there afterwards, or neither. `work` answers with its result and
 * what is to be written, null when everything was so already; it may use the transaction only.
 */
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
