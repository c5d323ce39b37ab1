import { formatWholeNumber } from '#domain/whole-number.ts'

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four'] as const

/** Headings and fixed sentences of an issue, the same in HTML, in plain text and on the site. */
export const ISSUE_TEXT = {
  value: 'What both parties told pollsters',
  poll: 'The poll',
  pollLead: 'Vote first, then compare how each group answered.',
  vote: 'Vote in the poll',
  tryThis: 'One thing to try',
  readOnSite: 'Read it on the site',
  bars: 'Bars run from 0 to 100%.',
  unsubscribe: 'Unsubscribe with one click',
} as const

/** 'Two to read' for two articles. */
export function readingHeading(count: number): string {
  return `${NUMBERS[count] ?? formatWholeNumber(count)} to read`
}

export function whyYouGetThis(host: string): string {
  return `You’re getting this email because you signed up at ${host}. We don’t track opens or clicks.`
}

export function testSubject(subject: string): string {
  return `[Test] ${subject}`
}

/** Names no question, because readers open an email days later. */
export const DRAFT_CLOSING =
  '<p>Each day we ask one question from a published poll. <a href="/today">Guess today’s answer</a>.</p>' +
  '<p>That’s all for this issue.</p><p>The Civic Unity editors</p>'
