import type { Deps } from '#api/server/deps.ts'
import type { Prisma } from '#prisma/client/client.ts'

/** Details hold ids, titles and field names, never tokens, email addresses or messages. */
export interface AuditRecord {
  action: string
  target?: string | null
  details?: Prisma.InputJsonObject
}

/** Call it in the transaction of the action. The table refuses updates and deletes. */
export async function audit(
  tx: Prisma.TransactionClient,
  now: Deps['now'],
  { action, target = null, details = {} }: AuditRecord,
): Promise<void> {
  await tx.auditEntry.create({ data: { at: now(), action, target, details } })
}

/** Runs `work` and records its audit entry in one transaction. The entry is null if nothing changed. */
export function audited<Result>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  work: (tx: Prisma.TransactionClient) => Promise<{ result: Result; entry: AuditRecord | null }>,
): Promise<Result> {
  return db.prisma.$transaction(async (tx) => {
    const { result, entry } = await work(tx)
    if (entry) await audit(tx, now, entry)
    return result
  })
}
