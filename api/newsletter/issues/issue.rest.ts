import { z } from 'zod'
import { PAGES, pageQuery } from '#api/rest/paging.ts'
import { get } from '#api/rest/route.ts'
import { ISSUE_NOT_FOUND, ISSUE_PAGE_SIZE_RULE, MAX_ISSUES_PER_PAGE } from '#domain/newsletter/issue-list.ts'
import { RestIssueDocument, RestIssuesDocument } from './issue.rest.generated.ts'

/** Read-only. The responses contain no unsubscribe link. */
export const newsletterIssueRoutes = [
  get('/newsletter/issues', {
    operationId: 'listNewsletterIssues',
    tag: 'newsletter',
    summary: 'Past issues of the newsletter, newest first',
    description: `Without \`page\` and \`limit\`, the response contains the newest ${MAX_ISSUES_PER_PAGE}. ${PAGES}`,
    query: pageQuery(MAX_ISSUES_PER_PAGE, ISSUE_PAGE_SIZE_RULE),
    operation: RestIssuesDocument,
    variables: ({ query: { page = 1, limit = MAX_ISSUES_PER_PAGE } }) => ({ page, pageSize: limit }),
    result: 'newsletterIssues.nodes',
    page: ({ newsletterIssues }) => newsletterIssues,
  }),
  get('/newsletter/issues/:slug', {
    operationId: 'getNewsletterIssue',
    tag: 'newsletter',
    summary: 'One past issue of the newsletter',
    params: { slug: z.string().meta({ examples: ['apprenticeships-and-a-fence'] }) },
    operation: RestIssueDocument,
    result: 'newsletterIssue',
    failures: { 404: ISSUE_NOT_FOUND },
  }),
]
