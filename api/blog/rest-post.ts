import { z } from 'zod'
import { DEFAULT_AUTHOR } from '#domain/blog/post-input.ts'

const moment = z.string().describe('ISO 8601, UTC.')

export const restPostSchema = z
  .object({
    id: z.string().describe('Stable id.'),
    slug: z.string().describe('Last part of its address, /blog/{slug}.'),
    title: z.string().describe('Its headline.'),
    excerpt: z.string().describe('What it is about, in a sentence or two.'),
    content: z.string().describe('HTML of a small allowed set, sanitised.'),
    category: z.string().describe('One of the categories.'),
    tags: z.array(z.string()).describe('What it touches.'),
    author: z.string().describe('Who wrote it.'),
    featuredImage: z.string().nullable().describe('A picture chosen for it, or null.'),
    image: z.string().describe('A picture that always exists: the chosen one, or its cover as a PNG.'),
    publishedAt: moment.nullable(),
    createdAt: moment,
    updatedAt: moment,
    readTime: z.int().min(1).describe('Minutes.'),
  })
  .meta({
    id: 'Post',
    description: 'An article of Unity Insights.',
    examples: [
      {
        id: 'cmi7x0c9e0004',
        slug: 'reading-a-poll-in-two-minutes',
        title: 'Reading a poll in two minutes',
        excerpt: 'Five questions to ask of any poll before you believe it.',
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
      },
    ],
  })
