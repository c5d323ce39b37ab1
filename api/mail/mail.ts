import { createTransport } from 'nodemailer'
import type { Env } from '#api/server/env.ts'
import type { JobSettings } from '#api/server/jobs.ts'

/** One letter: plain words, and the same as simple HTML without pictures or anything else to load. */
export interface Letter {
  to: string
  subject: string
  text: string
  html?: string
  /** Who an answer goes to. The name and address are given apart: no text of a visitor is ever read as a header. */
  replyTo?: { name: string; address: string }
  headers?: Record<string, string>
  /** The same for every try at the same letter, so that mailboxes can drop a second copy. */
  id: string
}

/** A letter that did not go out. It says how, never to whom: servers quote addresses in their answers. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed'
  /** The same as the message: logs of failed jobs hold no error's words, but its code. */
  readonly code: string
  /** The server refused for good: another try cannot help. */
  readonly permanent: boolean

  constructor(how: string, permanent: boolean) {
    super(how)
    this.code = how
    this.permanent = permanent
  }
}

export interface Mail {
  /** Whether SMTP_URL is set: without it nothing is sent, and nothing waits to be. */
  enabled: boolean
  /** How jobs that send a letter are tried again. */
  retries: JobSettings
  /** @throws MailFailed */
  send(letter: Letter): Promise<void>
  close(): void
}

/** Thirteen more tries, the first after half a minute or more: about two days, as the privacy policy says. */
const RETRIES: JobSettings = {
  retryLimit: 13,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 12 * 3600,
  expireInSeconds: 120,
  deleteAfterSeconds: 24 * 3600,
}

/** Mail over SMTP_URL, from MAIL_FROM. Letters are sent by jobs only: a request never waits for a mail server. */
export function createMail(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>,
  retries: JobSettings = RETRIES,
): Mail {
  if (!env.SMTP_URL) {
    const refuse = async () => {
      throw new MailFailed('SMTP_URL is not set', true)
    }
    return { enabled: false, retries, send: refuse, close: () => {} }
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
    async send({ to, id, ...letter }) {
      try {
        await transport.sendMail({
          ...letter,
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
        // 4xx means "later". What is refused before the recipient is named (this server's address, the password, MAIL_FROM)
        // is no fault of the letter: an operator can mend that.
        const aboutTheLetter = command === 'RCPT TO' || command === 'DATA'
        const permanent = aboutTheLetter && responseCode >= 550 && responseCode <= 559
        throw new MailFailed(
          [code, originalCode, responseCode || undefined].filter(Boolean).join(' '),
          permanent,
        )
      }
    },
    close: () => transport.close(),
  }
}
