import type { EnumName } from '#domain/enum-names.ts'

/** Filters of the posts room, in the order of their buttons. A held draft is also a draft and one to review. */
export const POST_STATES = ['draft', 'held', 'unreviewed', 'scheduled', 'published', 'featured'] as const

export type PostState = (typeof POST_STATES)[number]

/** `ALL` is without a filter. `TRASH` is a list of its own. */
export const POST_FILTER_LABEL: Readonly<Record<EnumName<PostState> | 'ALL' | 'TRASH', string>> = {
  ALL: 'All',
  DRAFT: 'Drafts',
  HELD: 'Held by a check',
  UNREVIEWED: 'To review',
  SCHEDULED: 'Scheduled',
  PUBLISHED: 'Published',
  FEATURED: 'Featured',
  TRASH: 'Trash',
}
