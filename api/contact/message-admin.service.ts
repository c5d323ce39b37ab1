import { audited } from '#api/admin/audit.ts'
import type { Context } from '#api/graphql/context.ts'
import { NotFound } from '#domain/errors.ts'

const MESSAGE_NOT_FOUND = 'Message not found'

/** @throws NotFound */
export function markMessage(context: Context, id: string, handled: boolean): Promise<void> {
  return audited(context, async (tx) => {
    const { count } = await tx.contactMessage.updateMany({
      where: { id, handledAt: handled ? null : { not: null } },
      data: { handledAt: handled ? context.now() : null },
    })
    if (count === 0 && !(await tx.contactMessage.count({ where: { id } })))
      throw new NotFound(MESSAGE_NOT_FOUND)
    const entry = count > 0 ? { action: 'markMessageHandled', target: id, details: { handled } } : null
    return { entry }
  })
}

/** Its email is not sent if it is still queued. Throws NotFound. */
export function deleteMessage(context: Context, id: string): Promise<void> {
  return audited(context, async (tx) => {
    const { count } = await tx.contactMessage.deleteMany({ where: { id } })
    if (count === 0) throw new NotFound(MESSAGE_NOT_FOUND)
    return { entry: { action: 'deleteMessage', target: id } }
  })
}
