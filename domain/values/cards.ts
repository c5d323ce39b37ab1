// The file is the shared content byte for byte: every figure in it was read in a published report. Never edit
// one here.
import cards from './values.json' with { type: 'json' }

/**
 * One shared value as a poll measured it (Spec §3 Statistic card). Percentages are whole, 0–100.
 * `conservative` and `liberal` keep the specification's names; what the pollster called the two groups stands
 * in `groups`, and that is what the card prints. `item` describes the question, it is not always its wording.
 * `note` qualifies the figure.
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

/** The fifteen cards in the order they are shown (Spec §2 Values gallery). */
export const VALUE_CARDS: readonly ValueCard[] = cards

/** How many cards show before Explore More Data (Spec §9 Values gallery and layout). */
export const COLLAPSED_COUNT = 6
