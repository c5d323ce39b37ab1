import type { ZoneOffsets } from '#domain/dates.ts'
import type { ValueCard } from '#domain/values/cards.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { issueHtml } from './issue-email-html.ts'
import { issueText } from './issue-email-text.ts'

export const LINKED_POST = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  category: true,
  wordCount: true,
  aiModel: true,
  aiEdited: true,
  reviewedAt: true,
} as const satisfies Prisma.PostSelect

export type LinkedPost = Prisma.PostGetPayload<{ select: typeof LINKED_POST }>

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
  zone: ZoneOffsets
  origin: string
  postalAddress: string
}

/** Stands for the subscriber's own link in the frozen email. Needs no escaping in HTML. */
export const UNSUBSCRIBE_URL = '%UNSUBSCRIBE_URL%'

export function issueEmail(parts: IssueParts): { html: string; text: string } {
  return { html: issueHtml(parts), text: issueText(parts) }
}
