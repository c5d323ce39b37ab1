import { createTransport } from 'nodemailer'
import type { Env } from '#api/server/env.ts'
import type { JobSettings } from '#api/server/jobs.ts'
import { failureOf, MailFailed } from './mail-failed.ts'

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

export interface Mail {
  /** Whether SMTP_URL is set. If not, emails are not queued either. */
  enabled: boolean
  /** For queued emails. Issues have RETRY_MINUTES (domain/newsletter/mail-failures.ts). */
  retries: JobSettings
  /** Throws MailFailed. */
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

/** Open connections per process. Issues use all but one, so other emails never wait for them. */
export const SMTP_CONNECTIONS = 6

/** Milliseconds for one email, against servers that reply a byte at a time. Claims of deliveries last longer. */
const SEND_LIMIT_MS = 60_000

/**
 * Requests do not wait for a mail server: jobs send queued emails, and issue-sender.ts sends issues. Only an editor's test
 * email is sent at once.
 */
export function createMail(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>,
  retries: JobSettings = RETRIES,
): Mail {
  if (!env.SMTP_URL) {
    const reject = async () => {
      throw new MailFailed('SMTP_URL is not set', 'connection')
    }
    return { enabled: false, retries, send: reject, close: () => {} }
  }
  const transport = createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // Each email has its own signal, which identifies it here.
  const begun = new WeakSet<AbortSignal>()
  // The stream is opened once the server has accepted the connection. An error itself does not say how far it got.
  transport.use('stream', ({ message, data }, done) => {
    message.processFunc((stream) => {
      if (data.signal) begun.add(data.signal)
      return stream
    })
    done()
  })
  const host = new URL(env.PUBLIC_URL).hostname
  return {
    enabled: true,
    retries,
    async send({ to, id, ...email }) {
      const signal = AbortSignal.timeout(SEND_LIMIT_MS)
      try {
        await transport.sendMail({
          ...email,
          from: env.MAIL_FROM,
          to: { address: to },
          messageId: `<${id}@${host}>`,
          signal,
        })
      } catch (error) {
        throw failureOf(error, begun.has(signal))
      }
    },
    close: () => transport.close(),
  }
}
