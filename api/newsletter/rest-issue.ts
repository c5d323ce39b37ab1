import { z } from 'zod'
import { PROVENANCES } from '#domain/blog/provenance.ts'
import { enumValue } from '#domain/enum-names.ts'
import type { RestIssueFragment } from './issue.rest.generated.ts'

export const restIssueSchema = z
  .object({
    id: z.string().describe('Stable id of the issue.'),
    slug: z.string().describe('Last part of the URL /newsletter/{slug}. It never changes.'),
    subject: z.string().describe('Subject of the email, as plain text.'),
    preheader: z.string().describe('Plain text that email apps show after the subject. May be empty.'),
    intro: z.string().describe('Introduction as sanitized HTML. May be empty.'),
    closing: z.string().describe('Closing paragraphs as sanitized HTML. May be empty.'),
    posts: z
      .array(
        z.object({
          slug: z.string().describe('Slug of the article, for GET /api/blog/posts/{slug}.'),
          title: z.string().describe('Title of the article.'),
          excerpt: z
            .string()
            .describe('One or two sentences about the article, as plain text. May be empty.'),
          category: z.string().describe('Category of the article.'),
          readTime: z.int().describe('Reading time of the article in minutes.'),
          provenance: z
            .enum(PROVENANCES)
            .describe(
              'Who wrote and reviewed the article: people, a model (`model`), a model with edits but no review (`modelEdited`), a model with an editor’s review (`modelReviewed`), or both (`modelEditedReviewed`).',
            ),
        }),
      )
      .describe('Up to four published articles, in order.'),
    value: z
      .object({
        slug: z.string().describe('Stable id of the shared value, such as time-with-family.'),
        title: z.string().describe('Short name of the value.'),
        percentage: z.int().describe('Share of all respondents who agreed, in whole percent.'),
      })
      .nullable()
      .describe('Shared value in the issue. Null if there is none.'),
    poll: z
      .object({
        id: z.string().describe('Id of the poll, for GET /api/polls/{id}/results.'),
        slug: z.string().describe('Last part of the URL /polls/{slug}.'),
        question: z.string().describe('Question of the poll.'),
      })
      .nullable()
      .describe('Poll in the issue. Null if there is none.'),
    tryThis: z.string().describe('Plain text of the section “One thing to try”. May be empty.'),
    sentAt: z.string().describe('When sending began, as ISO 8601 in UTC.'),
  })
  .meta({
    id: 'NewsletterIssue',
    description: 'A past issue of the newsletter.',
    examples: [
      {
        id: '0198c9e0-7c1e-7d58-9d0c-2f6f3a4f2b7a',
        slug: 'apprenticeships-and-a-fence',
        subject: 'Apprenticeships, and a fence that held',
        preheader: 'A number for the Thanksgiving table, and a question that goes well.',
        intro: '<p>This issue has a number to bring along.</p>',
        closing: '<p>The Civic Unity editors</p>',
        posts: [
          {
            slug: 'reading-a-poll-in-two-minutes',
            title: 'Reading a poll in two minutes',
            excerpt: 'Six questions to ask about any poll before you believe it.',
            category: 'Practical Guides',
            readTime: 5,
            provenance: 'modelReviewed',
          },
        ],
        value: { slug: 'more-apprenticeships', title: 'More apprenticeships', percentage: 84 },
        poll: {
          id: 'cmi7x0c9e0001',
          slug: 'what-would-do-the-most-to-bring-your-community-together',
          question: 'What would do the most to bring your community together?',
        },
        tryThis: 'Ask someone, “What did you learn at your first job?”',
        sentAt: '2026-11-24T15:00:00.000Z',
      },
    ],
  })

export function restIssue({ posts, sentAt, ...issue }: RestIssueFragment): z.input<typeof restIssueSchema> {
  return {
    ...issue,
    posts: posts.map((post) => ({ ...post, provenance: enumValue(post.provenance) })),
    sentAt: sentAt ?? '',
  }
}
