// Every figure in values.json was read in a published report. Never edit one.
import type { FigureLink } from '#domain/figure-link.ts'
import cards from './values.json' with { type: 'json' }

/** `report` is the pollster's or the sponsor's own page, `coverage` is someone else's account of it. */
export const VALUE_LINKS = ['report', 'coverage'] as const
export type ValueLink = (typeof VALUE_LINKS)[number]

/** Spec §3 Statistic card. `item` is not always the wording of the question. */
export type ValueCard = {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly percentage: number
  readonly conservative: number
  readonly liberal: number
  /** `null` where no text prints it, and for Pew, which counts people who lean toward a party with it. */
  readonly independents: number | null
  readonly groups: { readonly conservative: string; readonly liberal: string }
  readonly source: string
  readonly report: string
  readonly year: number
  /** Dates, as far as they are published. `null` if only the date of publication is known. */
  readonly fieldwork: string | null
  /** Date of publication, in place of the fieldwork. */
  readonly published?: string
  readonly population: string
  readonly item: string
  /** Completes “87% of Republicans …”. */
  readonly asked: string
  readonly note: string | null
  readonly url: string
  readonly link: ValueLink
  readonly also: readonly FigureLink[]
  readonly icon: string
}

export const VALUE_CARDS = cards as readonly ValueCard[]

export const COLLAPSED_COUNT = 6

export function findValue(slug: string): ValueCard | undefined {
  return VALUE_CARDS.find((card) => card.slug === slug)
}
