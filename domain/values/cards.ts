// Every figure in values.json was read in a published report. Never edit one.
import type { Figure } from './figure.ts'
import cards from './values.json' with { type: 'json' }

/** Spec §3 Statistic card. `published` is in place of `fieldwork` if only that date is known. */
export interface ValueCard extends Figure {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly overall: number
  readonly report: string
  readonly published?: string
  readonly icon: string
}

export const VALUE_CARDS = cards as readonly ValueCard[]

export const COLLAPSED_COUNT = 6

export function findValue(slug: string): ValueCard | undefined {
  return VALUE_CARDS.find((card) => card.slug === slug)
}
