import { randomUUID } from 'node:crypto'
import { audit } from '#api/admin/audit.ts'
import type { Context } from '#api/graphql/context.ts'
import { MailFailed } from '#api/mail/mail-failed.ts'
import { reserveEmailSlot } from '#api/mail/mail-rate.ts'
import { emailOf } from '#api/newsletter/email/issue-email.service.ts'
import { findIssue } from '#api/newsletter/issues/issue.service.ts'
import { Conflict } from '#domain/errors.ts'
import { testSubject } from '#domain/newsletter/issue-email-text.ts'
import { ISSUE_ERRORS, testRejected } from '#domain/newsletter/issue-messages.ts'
import { PAUSING_FAILURES } from '#domain/newsletter/mail-failures.ts'

/**
 * Sends the issue to one address and waits for the mail server. This path reads no subscribers, so it can never reach
 * the list. The unsubscribe link has no token.
 * @throws NotFound, Conflict when the mail server does not accept it.
 */
export async function sendTestIssue(context: Context, id: string, to: string): Promise<void> {
  const { db, mail } = context
  if (!mail.enabled) throw new Conflict(ISSUE_ERRORS.mailOff)
  const issue = await findIssue(db.prisma, id)
  const email = await emailOf(context, issue)
  // Without waiting for the slot, because an editor waits for the result.
  await reserveEmailSlot(context)
  try {
    await mail.send({ id: randomUUID(), to, subject: testSubject(issue.subject), ...email })
  } catch (error) {
    if (!(error instanceof MailFailed)) throw error
    throw new Conflict(PAUSING_FAILURES[error.failure] ?? testRejected(error.message))
  }
  await audit(db.prisma, context, {
    action: 'sendTestNewsletterIssue',
    target: id,
    details: { title: issue.subject },
  })
}
