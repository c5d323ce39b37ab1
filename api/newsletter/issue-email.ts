import type { ValueCard } from '#domain/values/cards.ts'
import type { Post } from '#prisma/client/client.ts'
import { issueHtml } from './issue-email-html.ts'
import { issueText } from './issue-email-text.ts'

export type LinkedPost = Pick<
  Post,
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'category'
  | 'wordCount'
  | 'aiModel'
  | 'aiEdited'
  | 'reviewedAt'
  | 'status'
>

export interface IssueParts {
  slug: string
  subject: string
  preheader: string
  intro: string
  closing: string
  tryThis: string
  posts: readonly LinkedPost[]
  value: ValueCard | null
  poll: { question: string; url: string } | null
  date: Date
  timeZone: string
  origin: string
  postalAddress: string
}

/** Stands for the reader's own link in the frozen email. Needs no escaping in HTML. */
export const UNSUBSCRIBE_URL = '%UNSUBSCRIBE_URL%'

export function issueEmail(parts: IssueParts): { html: string; text: string } {
  return { html: issueHtml(parts), text: issueText(parts) }
}
