import type { NodemailerError } from 'nodemailer'
import type { MailFailure } from '#domain/newsletter/mail-failures.ts'

/** Never contains the server's message, which may quote an address. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed'
  /** Same as the message. Logs of failed jobs omit messages but include codes. */
  readonly code: string
  readonly failure: MailFailure

  constructor(reason: string, failure: MailFailure) {
    super(reason)
    this.code = reason
    this.failure = failure
  }

  /** The server rejected the email, so a retry cannot help. */
  get permanent(): boolean {
    return ['blocked', 'rejected', 'unknownAddress'].includes(this.failure)
  }
}

/** `hasBegun` is true once the server was ready for the email. */
export function failureOf(error: unknown, hasBegun: boolean): MailFailed {
  const { code, originalCode, responseCode, response } = error as NodemailerError
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  const reason = [code, originalCode, responseCode, enhanced].filter(Boolean).join(' ')
  return new MailFailed(reason, kindOf(error as NodemailerError, enhanced, hasBegun))
}

function kindOf(
  { code, responseCode, command = '' }: NodemailerError,
  enhanced: string | undefined,
  hasBegun: boolean,
): MailFailure {
  if (responseCode === 530) return 'loginRequired'
  // Before the recipient is named, a temporary failure such as throttling concerns every email.
  const isBeforeRecipient = !hasBegun || command === 'MAIL FROM'
  if (isBeforeRecipient && responseCode && responseCode < 500) return 'turnedAway'
  if (command === 'MAIL FROM' && responseCode) return 'sender'
  if (code === 'EAUTH' || command.startsWith('AUTH')) return 'login'
  if (!hasBegun) return responseCode ? 'turnedAway' : 'connection'
  const isAboutEmail = command === 'RCPT TO' || command === 'DATA'
  if (!isAboutEmail || !responseCode || responseCode < 500) return 'deferred'
  // Only codes from 550 are about a mailbox.
  if (command === 'DATA' || responseCode < 550 || enhanced?.startsWith('5.7.')) return 'blocked'
  return enhanced === '5.1.1' ? 'unknownAddress' : 'rejected'
}
