import { formatLongDate } from '#domain/dates.ts'
import { ISSUE_TEXT, readingHeading, whyYouGetThis } from '#domain/newsletter/issue-email-text.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import { shareOf, sharesLine, sourceLine, sourceLinkText } from '#domain/values/messages.ts'
import { type IssueParts, UNSUBSCRIBE_URL } from './issue-email.ts'
import { postMeta } from './issue-email-html.ts'
import { plainText, wrapLines } from './plain-text.ts'

/** Written for reading, not derived from the HTML: headings in capitals, URLs on their own lines. */
export function issueText(parts: IssueParts): string {
  const { subject, date, zone, intro, closing, origin } = parts
  const sections = [
    `${SITE_NAME}\n${formatLongDate(date, zone)}`,
    wrapLines(subject.toUpperCase()),
    plainText(intro, origin),
    valueText(parts),
    readingText(parts),
    pollText(parts),
    parts.tryThis && section(ISSUE_TEXT.tryThis, [wrapLines(parts.tryThis)]),
    plainText(closing, origin) && `\n${plainText(closing, origin)}`,
    footerText(parts),
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

function section(heading: string, paragraphs: readonly string[]): string {
  return [`\n${heading.toUpperCase()}`, ...paragraphs].join('\n\n')
}

function valueText({ value }: IssueParts): string {
  if (!value) return ''
  const { percentage, population, title, description, note, link, url } = value
  const source = [sourceLine(value), note, `${sourceLinkText(link)}:`].filter(Boolean).join(' ')
  return section(ISSUE_TEXT.value, [
    wrapLines(`${percentage}% ${shareOf(population)}: ${title}`),
    wrapLines(`${description} ${sharesLine(value)}`),
    `${wrapLines(source)}\n${url}`,
  ])
}

function readingText({ posts, origin }: IssueParts): string {
  if (posts.length === 0) return ''
  const items = posts.map((post) =>
    [
      wrapLines(post.title),
      ...(post.excerpt ? [wrapLines(post.excerpt)] : []),
      ...postMeta(post),
      `${origin}/blog/${post.slug}`,
    ].join('\n'),
  )
  return section(readingHeading(posts.length), items)
}

function pollText({ poll }: IssueParts): string {
  if (!poll) return ''
  return section(ISSUE_TEXT.poll, [
    [wrapLines(poll.question), wrapLines(ISSUE_TEXT.pollLead), poll.url].join('\n'),
  ])
}

/** '-- ' starts the signature, which email apps collapse. */
function footerText({ origin, slug, postalAddress }: IssueParts): string {
  return [
    `-- \n${ISSUE_TEXT.readIssueOnSite}\n${origin}/newsletter/${slug}`,
    wrapLines(whyYouGetThis(new URL(origin).host)),
    `${ISSUE_TEXT.unsubscribe}:\n${UNSUBSCRIBE_URL}`,
    wrapLines(`${SITE_NAME}, ${postalAddress}`),
  ].join('\n\n')
}
