import type { Category } from '#domain/blog/categories.ts'

/** One article of the demo content, as it is written down before it is stored. */
export interface SeedPost {
  /** Last part of the address /blog/<slug>, unique. */
  slug: string
  /** Title in sentence case, plain text. */
  title: string
  /** One or two sentences for lists and cards, 80 to 180 characters. */
  excerpt: string
  /** The category the article stands in. */
  category: Category
  /** Three to five tags, lower case, from the vocabulary the articles share. */
  tags: readonly string[]
  /** ISO 8601 in UTC, not before the first commit of the project. */
  publishedAt: string
  /** Body as HTML from the allowed set, one block a line, sources in the last paragraph. */
  content: string
}
