// values.json is the shared content, byte for byte. Every figure was read in a published report, so never edit one
// here.
import cards from './values.json' with { type: 'json' }

/**
 * Spec §3 Statistic card. Percentages are whole, 0–100. `groups` has the pollster's names of the two groups, which
 * the card prints. `item` describes the question and is not always its wording.
 */
export type ValueCard = {
  readonly title: string
  readonly description: string
  readonly percentage: number
  readonly conservative: number
  readonly liberal: number
  readonly groups: { readonly conservative: string; readonly liberal: string }
  readonly source: string
  readonly report: string
  readonly year: number
  readonly fieldwork: string
  readonly population: string
  readonly item: string
  readonly note: string | null
  readonly url: string
  readonly icon: string
}

/** In display order (spec §2 Values gallery). */
export const VALUE_CARDS: readonly ValueCard[] = cards

/** Cards before Explore More Data (spec §9 Values gallery and layout). */
export const COLLAPSED_COUNT = 6
