import { createHash } from 'node:crypto'
import { Prisma } from '#prisma/client/client.ts'

/** Locks the row until the transaction ends, so that concurrent edits see each other. */
export async function lockRow(
  tx: Prisma.TransactionClient,
  table: 'NewsletterIssue' | 'Poll' | 'Post',
  id: string,
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE id = ${id} FOR UPDATE`
}

/** Fingerprint of the editable fields, in this order. An edit of an outdated revision is rejected. */
export function revisionFrom(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url')
}
