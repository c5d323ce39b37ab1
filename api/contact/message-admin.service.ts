import { audited } from '#api/admin/audit.ts'
import type { Context } from '#api/graphql/context.ts'
import { NotFound } from '#domain/errors.ts'
import type { ContactMessage } from '#prisma/client/client.ts'

const MESSAGE_NOT_FOUND = 'Message not found'

/** @throws NotFound */
export function markMessage(context: Context, id: string, handled: boolean): Promise<ContactMessage> {
  return audited(context, async (tx) => {
    const [changed] = await tx.contactMessage.updateManyAndReturn({
      where: { id, handledAt: handled ? null : { not: null } },
      data: { handledAt: handled ? context.now() : null },
    })
    const result = changed ?? (await tx.contactMessage.findUnique({ where: { id } }))
    if (!result) throw new NotFound(MESSAGE_NOT_FOUND)
    const entry = { action: 'markMessageHandled', target: id, details: { handled } }
    return { result, entry: changed ? entry : null }
  })
}

/** Its email is not sent if it is still queued. Throws NotFound. */
export function deleteMessage(context: Context, id: string): Promise<{ id: string }> {
  return audited(context, async (tx) => {
    const { count } = await tx.contactMessage.deleteMany({ where: { id } })
    if (count === 0) throw new NotFound(MESSAGE_NOT_FOUND)
    return { result: { id }, entry: { action: 'deleteMessage', target: id } }
  })
}
