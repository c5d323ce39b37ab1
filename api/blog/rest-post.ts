import { z } from 'zod'
import { CATEGORIES } from '#domain/blog/categories.ts'
import { DEFAULT_AUTHOR } from '#domain/blog/post-input.ts'
import { PROVENANCES, provenanceLabel } from '#domain/blog/provenance.ts'
import { enumValue } from '#domain/enum-names.ts'
import type { RestPostFragment } from './post.rest.generated.ts'

const timestamp = z.string()

export const restPostSchema = z
  .object({
    id: z.string().describe('Stable id of the post.'),
    slug: z.string().describe('Last part of the URL /blog/{slug}. It never changes.'),
    title: z.string().describe('Title, as plain text.'),
    excerpt: z
      .string()
      .describe('One or two sentences about the article for lists, as plain text. May be empty.'),
    content: z
      .string()
      .describe(
        'The article as sanitized HTML with a small set of elements. Line breaks inside text are <br>.',
      ),
    category: z.string().describe(`One of ${CATEGORIES.join(', ')}.`),
    tags: z.array(z.string()).describe('Up to ten tags, in lowercase.'),
    author: z.string().describe('Name of the author, for the byline.'),
    featuredImage: z
      .string()
      .nullable()
      .describe('URL or path of the image that an editor chose. Null if the post has a generated cover.'),
    image: z
      .string()
      .describe('Absolute URL of the featured image or, if there is none, of the generated cover (PNG).'),
    publishedAt: timestamp
      .nullable()
      .describe(
        'When the post was first published, as ISO 8601 in UTC. Null if it has never been published.',
      ),
    createdAt: timestamp.describe('When the post was created, as ISO 8601 in UTC.'),
    updatedAt: timestamp.describe('When the post last changed, as ISO 8601 in UTC.'),
    readTime: z.int().min(1).describe('Reading time in minutes, at 200 words a minute, rounded up.'),
    provenance: z
      .enum(PROVENANCES)
      .describe(
        'Who wrote and reviewed the post: people, a model (`model`), a model with edits but no review (`modelEdited`), a model with an editor’s review (`modelReviewed`), or both (`modelEditedReviewed`).',
      ),
    provenanceLabel: z
      .string()
      .nullable()
      .describe('Label to show with the article. Null if people wrote it.'),
  })
  .meta({
    id: 'Post',
    description: 'An article on the blog, Unity Insights.',
    examples: [
      {
        id: 'cmi7x0c9e0004',
        slug: 'reading-a-poll-in-two-minutes',
        title: 'Reading a poll in two minutes',
        excerpt: 'Six questions to ask about any poll before you believe it.',
        content: '<p>Start with who was asked.</p>',
        category: 'Practical Guides',
        tags: ['polls', 'media'],
        author: DEFAULT_AUTHOR,
        featuredImage: null,
        image: 'http://localhost:4000/og/reading-a-poll-in-two-minutes.png',
        publishedAt: '2026-11-14T15:00:00.000Z',
        createdAt: '2026-11-14T15:00:00.000Z',
        updatedAt: '2026-11-14T15:00:00.000Z',
        readTime: 5,
        provenance: 'modelReviewed',
        provenanceLabel: provenanceLabel('modelReviewed'),
      },
    ],
  })

/** Adds the label, and uses the domain's names for enum values. */
export function toRestPost({ __typename, ...post }: RestPostFragment): z.output<typeof restPostSchema> {
  const provenance = enumValue(post.provenance)
  return { ...post, provenance, provenanceLabel: provenanceLabel(provenance) }
}
