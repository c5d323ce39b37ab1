import { truncate } from '#domain/text.ts'
import { waitText } from '#domain/wait-text.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { type ContactMessage, SUBJECT_LABEL } from './contact-message.ts'

const PROMISED_HOURS = 24
/** Some mail programs cut longer addresses off. */
const MAX_QUOTE = 1200

export const REPLY_TEXT = {
  reply: 'Reply',
  promise: `We promise a reply within ${PROMISED_HOURS} hours on business days.`,
} as const

/** A mailto link with a subject, the quoted message and the address of the site. */
export function replyHref({ name, email, subject, message }: ContactMessage, siteUrl: string): string {
  const quote = message.length > MAX_QUOTE ? `${truncate(message, MAX_QUOTE)}…` : message
  const quoted = quote.split('\n').map((line) => `> ${line}`)
  const body = [`Hello ${name},`, '', '', '', siteUrl, '', 'You wrote:', ...quoted].join('\r\n')
  const fields = { subject: `Re: ${SUBJECT_LABEL[subject]}`, body }
  const query = Object.entries(fields).map(([field, text]) => `${field}=${encodeURIComponent(text)}`)
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`
}

/** '19 of 24 hours', or '3 days 2 hours, promised within 24 hours' once that has passed. */
export function ageText(sentAt: Date, now: Date): string {
  const age = now.getTime() - sentAt.getTime()
  const hours = Math.floor(age / 3_600_000)
  if (hours < PROMISED_HOURS) return `${Math.max(0, hours)} of ${PROMISED_HOURS} hours`
  return `${waitText(age)}, promised within ${PROMISED_HOURS} hours`
}

export function waitingText(count: number): string {
  return count === 0 ? 'No message is waiting.' : `${formatWholeNumber(count)} waiting.`
}
