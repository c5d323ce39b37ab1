import { z } from 'zod'

const moment = z.string().describe('ISO 8601, UTC.')

/** A post as third parties read it (Contract, "A post"). */
export const restPostSchema = z
  .object({
    id: z.string(),
    slug: z.string().describe('Last part of its address, /blog/{slug}.'),
    title: z.string(),
    excerpt: z.string(),
    content: z.string().describe('HTML of a small allowed set, sanitised.'),
    category: z.string(),
    tags: z.array(z.string()),
    author: z.string(),
    featuredImage: z.string().nullable().describe('A picture chosen for it, or null.'),
    image: z.string().describe('A picture that always exists: the chosen one, or its cover as a PNG.'),
    publishedAt: moment.nullable(),
    createdAt: moment,
    updatedAt: moment,
    readTime: z.int().min(1).describe('Minutes.'),
  })
  .meta({ id: 'Post', description: 'An article of Unity Insights.' })
