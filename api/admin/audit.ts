import type { Deps } from '#api/server/deps.ts'
import type { EditorIdentity } from '#domain/admin/editors.ts'
import type { Prisma } from '#prisma/client/client.ts'

/** Details hold ids, titles and field names, never tokens, email addresses or messages. */
export interface AuditRecord {
  action: string
  target?: string | null
  details?: Prisma.InputJsonObject
}

/** What an action needs. Jobs have no editor. */
export type Actor = Pick<Deps, 'db' | 'now'> & { editor?: Pick<EditorIdentity, 'name'> | null }

/** Call it in the transaction of the action. The table refuses updates and deletes. */
export async function audit(
  tx: Prisma.TransactionClient,
  { now, editor }: Pick<Actor, 'now' | 'editor'>,
  { action, target = null, details = {} }: AuditRecord,
): Promise<void> {
  await tx.auditEntry.create({ data: { at: now(), editor: editor?.name ?? null, action, target, details } })
}

/** Runs `work` and records its audit entry in one transaction. The entry is null if nothing changed. */
export function audited<Result>(
  actor: Actor,
  work: (tx: Prisma.TransactionClient) => Promise<{ result?: Result; entry: AuditRecord | null }>,
): Promise<Result> {
  return actor.db.prisma.$transaction(async (tx) => {
    const { result, entry } = await work(tx)
    if (entry) await audit(tx, actor, entry)
    return result as Result
  })
}
