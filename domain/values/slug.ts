import { slugify } from '#domain/blog/slug.ts'
import { VALUE_CARDS, type ValueCard } from './cards.ts'

/** Stable name of a value in addresses and newsletter issues: 'more-apprenticeships'. */
export function slugOfValue({ title }: Pick<ValueCard, 'title'>): string {
  return slugify(title)
}

const cardsBySlug = new Map(VALUE_CARDS.map((card) => [slugOfValue(card), card]))

export function findValue(slug: string): ValueCard | undefined {
  return cardsBySlug.get(slug)
}
