import type { Category } from '../../domain/blog/categories.ts'
import { Prisma } from '../../prisma/client/client.ts'

/** What narrows a list besides a search: a post has the category and all the tags. */
export interface Scope {
  category: Category | null
  tags: readonly string[]
}

/** The posts that indexes can walk through in the order of the list. */
export function isListed({ category }: Scope): Prisma.Sql {
  return Prisma.sql`status = 'published' ${category === null ? Prisma.empty : Prisma.sql`AND category = ${category}`}`
}

/**
 * The same posts where words or tags find them. The category is written so that its index is not asked: a quarter of all
 * posts stand in it, and the planner would read them all to narrow down a few.
 */
export function isListedIfFound({ category }: Scope): Prisma.Sql {
  return Prisma.sql`status = 'published' ${category === null ? Prisma.empty : Prisma.sql`AND category || '' = ${category}`}`
}

/** Those of them that have all the tags, for a walk. */
export function hasTags({ tags }: Scope): Prisma.Sql {
  return tags.length === 0 ? Prisma.sql`true` : Prisma.sql`tags @> ${[...tags]}::text[]`
}

/** The same, found through the index, which holds a post's category among its tags. */
export function foundByTags({ category, tags }: Scope): Prisma.Sql {
  if (tags.length === 0) return Prisma.sql`true`
  const all = category === null ? tags : [...tags, category]
  return Prisma.sql`array_append(tags, category) @> ${[...all]}::text[] AND ${hasTags({ category, tags })}`
}
