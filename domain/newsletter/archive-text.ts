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
  pages: 'Pages',
  seePast: 'See a past issue',
  sent: 'Sent',
  others: 'Other issues',
  loadingIssue: 'Loading issue...',
  notFound: 'Issue not found',
  notFoundHint: 'This issue doesn’t exist or has been removed.',
  failedIssue: 'Failed to load this issue',
} as const

export const ARCHIVE_PAGE_SIZE = 10

/** 'Showing 1-10 of 14 issues (Page 1 of 2)' */
export function issuesShown(page: number, pageCount: number, total: number): string {
  const first = Math.min(total, (page - 1) * ARCHIVE_PAGE_SIZE + 1)
  const last = Math.min(total, page * ARCHIVE_PAGE_SIZE)
  const issues = total === 1 ? '1 issue' : `${total} issues`
  return pageCount > 1
    ? `Showing ${first}-${last} of ${issues} (Page ${page} of ${pageCount})`
    : `Showing ${issues}`
}

export function issueImageAlt(subject: string): string {
  return `Civic Unity newsletter: ${subject}`
}
