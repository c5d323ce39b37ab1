export const ARCHIVE_TEXT = {
  title: 'Past issues',
  lead:
    'One email every other week: what both parties told pollsters on one question, a story, and one thing to try. ' +
    'Read any issue here before you sign up.',
  subscribe: 'Subscribe',
  latest: 'Latest issues',
  feed: 'RSS feed',
  feedTitle: 'Civic Unity newsletter',
  loading: 'Loading issues...',
  failed: 'Failed to load issues',
  none: 'No issues yet',
  noneHint: 'Subscribe and you’ll get the first one.',
  seePast: 'See a past issue',
  sent: 'Sent',
  others: 'Other issues',
  loadingIssue: 'Loading issue...',
  notFound: 'Issue not found',
  notFoundHint: 'This issue doesn’t exist or has been removed.',
  failedIssue: 'Failed to load this issue',
} as const

export const ARCHIVE_PAGE_SIZE = 10

export const ISSUE_NOUN = { one: 'issue', many: 'issues' } as const

export function issueImageAlt(subject: string): string {
  return `Civic Unity newsletter: ${subject}`
}
