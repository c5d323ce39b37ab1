import { createTransport } from 'nodemailer'
import type { Env } from '#api/server/env.ts'
import type { JobSettings } from '#api/server/jobs.ts'

export interface Email {
  to: string
  subject: string
  text: string
  html?: string
  /** Name and address are separate, so that visitor input is never parsed as a header. */
  replyTo?: { name: string; address: string }
  headers?: Record<string, string>
  /** The same for every retry, so that mailboxes can drop duplicates. */
  id: string
}

/** Never contains the server's message, which may quote an address. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed'
  /** Same as the message. Logs of failed jobs omit messages but include codes. */
  readonly code: string
  /** The server rejected the email, so a retry cannot help. */
  readonly permanent: boolean

  constructor(reason: string, permanent: boolean) {
    super(reason)
    this.code = reason
    this.permanent = permanent
  }
}

export interface Mail {
  /** Whether SMTP_URL is set. If not, emails are not queued either. */
  enabled: boolean
  retries: JobSettings
  send(email: Email): Promise<void>
  close(): void
}

/** 13 retries over about two days, as the privacy policy says. */
const RETRIES: JobSettings = {
  retryLimit: 13,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 12 * 3600,
  expireInSeconds: 120,
  deleteAfterSeconds: 24 * 3600,
}

/** Only jobs send email, so that no request waits for a mail server. */
export function createMail(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>,
  retries: JobSettings = RETRIES,
): Mail {
  if (!env.SMTP_URL) {
    const reject = async () => {
      throw new MailFailed('SMTP_URL is not set', true)
    }
    return { enabled: false, retries, send: reject, close: () => {} }
  }
  const transport = createTransport({
    url: env.SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = new URL(env.PUBLIC_URL).hostname
  return {
    enabled: true,
    retries,
    async send({ to, id, ...email }) {
      try {
        await transport.sendMail({
          ...email,
          from: env.MAIL_FROM,
          to: { address: to },
          messageId: `<${id}@${host}>`,
        })
      } catch (error) {
        const {
          code,
          originalCode,
          responseCode = 0,
          command,
        } = error as { code?: string; originalCode?: string; responseCode?: number; command?: string }
        // 4xx is temporary. Errors before RCPT TO (connection, password, MAIL_FROM) are for the operator to fix.
        const isAboutEmail = command === 'RCPT TO' || command === 'DATA'
        const isPermanent = isAboutEmail && responseCode >= 550 && responseCode <= 559
        throw new MailFailed(
          [code, originalCode, responseCode || undefined].filter(Boolean).join(' '),
          isPermanent,
        )
      }
    },
    close: () => transport.close(),
  }
}
