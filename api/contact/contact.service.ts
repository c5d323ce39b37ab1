import { randomUUID } from 'node:crypto'
import type { Context } from '#api/graphql/context.ts'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { CONTACT_QUEUE, isContactEmailEnabled } from './contact.jobs.ts'

/** Stores a message and its email job in one transaction (spec §2). */
export async function storeMessage(context: Context, message: ContactMessage): Promise<{ id: string }> {
  const { db, jobs } = context
  return db.prisma.$transaction(async (tx) => {
    const { id } = await tx.contactMessage.create({
      data: { id: randomUUID(), ...message, createdAt: context.now() },
      select: { id: true },
    })
    if (isContactEmailEnabled(context)) await jobs.send(CONTACT_QUEUE, { messageId: id }, { tx, key: id })
    return { id }
  })
}
