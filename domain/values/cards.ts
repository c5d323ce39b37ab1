// values.json is the shared content, byte for byte. Every figure was read in a published report, so never edit one
// here.
import cards from './values.json' with { type: 'json' }

/** `report` is the pollster's or the sponsor's own page, `coverage` somebody else's account of it. */
export const VALUE_LINKS = ['report', 'coverage'] as const
export type ValueLink = (typeof VALUE_LINKS)[number]

/**
 * Spec §3 Statistic card. Percentages are whole, 0–100. `groups` has the pollster's names of the two groups, which
 * the card prints. `item` describes the question and is not always its wording.
 */
export type ValueCard = {
  /** Stable last part of an address. */
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly percentage: number
  readonly conservative: number
  readonly liberal: number
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
  readonly icon: string
}

/** In display order (spec §2 Values gallery). */
export const VALUE_CARDS = cards as readonly ValueCard[]

/** Cards before Explore More Data (spec §9 Values gallery and layout). */
export const COLLAPSED_COUNT = 6
