import { workEmailJobs } from '#api/mail/email-jobs.ts'
import type { Deps } from '#api/server/deps.ts'
import { SUBJECT_LABEL } from '#domain/contact/contact-message.ts'

export const CONTACT_QUEUE = 'contact-message'

export function isContactEmailEnabled({ env, mail }: Pick<Deps, 'env' | 'mail'>): boolean {
  return mail.enabled && env.CONTACT_TO !== undefined
}

/** Jobs store the message id only. */
export async function contactJobs(deps: Deps): Promise<void> {
  const to = deps.env.CONTACT_TO
  if (!isContactEmailEnabled(deps) || !to) return
  await workEmailJobs<{ messageId: string }>(deps, CONTACT_QUEUE, async ({ messageId: id }) => {
    const found = await deps.db.prisma.contactMessage.findUnique({ where: { id } })
    if (!found) return null
    const { name, email, subject, message } = found
    const label = SUBJECT_LABEL[subject]
    return {
      to,
      // Never put visitor input into the subject.
      subject: `Contact form: ${label}`,
      text: [`Name: ${oneLine(name)}`, `Email: ${email}`, `Subject: ${label}`, '', message].join('\n'),
      replyTo: { name: oneLine(name), address: email },
    }
  })
}

/** API clients may send a name with line breaks, which a header must not contain. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
