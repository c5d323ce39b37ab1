// Every figure in values.json was read in a published report. Never edit one.
import cards from './values.json' with { type: 'json' }

/** Spec §3 Statistic card. `item` is not always the wording of the question. */
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

export const VALUE_CARDS: readonly ValueCard[] = cards

export const COLLAPSED_COUNT = 6
