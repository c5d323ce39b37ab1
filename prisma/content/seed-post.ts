import type { Category } from '#domain/blog/categories.ts'

/** A demo article before it is stored. */
export interface SeedPost {
  /** Last part of the URL /blog/<slug>, unique. */
  slug: string
  /** Title in sentence case, plain text. */
  title: string
  /** One or two sentences for lists and cards, 80 to 180 characters. */
  excerpt: string
  category: Category
  /** Three to five lower-case tags, shared with other demo articles where possible. */
  tags: readonly string[]
  /** ISO 8601 in UTC, no earlier than the first commit of the project. */
  publishedAt: string
  /** Body as allowed HTML, one block per line, with sources in the last paragraph. */
  content: string
}
