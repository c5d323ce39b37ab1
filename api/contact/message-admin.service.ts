import { audited } from '#api/admin/audit.ts'
import type { Context } from '#api/graphql/context.ts'
import { NotFound } from '#domain/errors.ts'

const MESSAGE_NOT_FOUND = 'Message not found'

/**
 * Marks a contact message as handled, or as not handled after all.
 * @throws NotFound
 */
export function markMessage(context: Context, id: string, handled: boolean): Promise<void> {
  return audited(context, async (tx) => {
    const { count } = await tx.contactMessage.updateMany({
      where: { id, handledAt: handled ? null : { not: null } },
      data: { handledAt: handled ? context.now() : null },
    })
    if (count === 0 && !(await tx.contactMessage.count({ where: { id } })))
      throw new NotFound(MESSAGE_NOT_FOUND)
    const act = count > 0 ? { action: 'markMessageHandled', target: id, details: { handled } } : null
    return { result: undefined, act }
  })
}

/**
 * Deletes a contact message for good: its writer asked for it, or it should never have come. A letter that was still to
 * be sent of it is not sent.
 * @throws NotFound
 */
export function deleteMessage(context: Context, id: string): Promise<void> {
  return audited(context, async (tx) => {
    const { count } = await tx.contactMessage.deleteMany({ where: { id } })
    if (count === 0) throw new NotFound(MESSAGE_NOT_FOUND)
    return { result: undefined, act: { action: 'deleteMessage', target: id } }
  })
}
