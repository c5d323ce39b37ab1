import { formatWholeNumber } from '#domain/whole-number.ts'

export interface IssueCheck {
  name: string
  /** False if it blocks sending. */
  passed: boolean
  /** True if it passed, but an editor should look at it. */
  warning: boolean
  text: string
}

export interface IssueFacts {
  subject: string
  isEmpty: boolean
  /** Titles of linked articles. */
  unpublished: readonly string[]
  unreviewed: readonly string[]
  brokenLinks: readonly string[]
  htmlBytes: number
  postalAddress: string | undefined
  origin: string
  mailEnabled: boolean
}

/** Gmail cuts off messages above 102 kB. The rest is for headers and the subscriber's own link. */
export const MAX_HTML_BYTES = 90_000

export function issueChecks(facts: IssueFacts): IssueCheck[] {
  const { subject, isEmpty, unpublished, unreviewed, brokenLinks, htmlBytes, postalAddress, mailEnabled } =
    facts
  const size = `${formatWholeNumber(Math.ceil(htmlBytes / 1000))} kB`
  return [
    check('Subject', subject !== '', 'The issue has a subject.', 'The subject is missing.'),
    check('Content', !isEmpty, 'The issue has content.', 'The issue is empty.'),
    check(
      'Articles',
      unpublished.length === 0,
      'Every linked article is published.',
      `Not published: ${quoted(unpublished)}.`,
    ),
    check(
      'Review',
      unreviewed.length === 0,
      'Every linked article was written or reviewed by a person.',
      `Drafted by AI and not reviewed by an editor: ${quoted(unreviewed)}.`,
    ),
    check(
      'Links',
      brokenLinks.length === 0,
      'All links to this site work.',
      `These links don’t lead anywhere: ${brokenLinks.join(', ')}.`,
    ),
    check(
      'Size',
      htmlBytes < MAX_HTML_BYTES,
      'The email is short enough for Gmail to show all of it.',
      `The email is ${size}. Gmail cuts off long emails, so please keep it under ${MAX_HTML_BYTES / 1000} kB.`,
    ),
    check(
      'Postal address',
      Boolean(postalAddress),
      'The postal address is in the footer.',
      'U.S. law requires a postal address in every issue. Set POSTAL_ADDRESS.',
    ),
    originCheck(facts.origin),
    check('Mail server', mailEnabled, 'Email is configured.', 'Email isn’t configured. Set SMTP_URL.'),
  ]
}

function check(name: string, passed: boolean, good: string, bad: string): IssueCheck {
  return { name, passed, warning: false, text: passed ? good : bad }
}

function originCheck(origin: string): IssueCheck {
  if (!origin.startsWith('https:') && isLocalOrigin(origin)) {
    const text = `Links lead to ${origin}, which only works on this computer.`
    return { name: 'Site address', passed: true, warning: true, text }
  }
  return check(
    'Site address',
    origin.startsWith('https:'),
    'Links use https.',
    `Links lead to ${origin}. Set PUBLIC_URL to an https address.`,
  )
}

/** Whether the site runs on this computer only, as in development. */
function isLocalOrigin(origin: string): boolean {
  const { hostname } = new URL(origin)
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[::1\]$)/.test(hostname)
}

function quoted(titles: readonly string[]): string {
  return titles.map((title) => `“${title}”`).join(', ')
}
