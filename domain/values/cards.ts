// Every figure in values.json was read in a published report. Never edit one.
import type { FigureLink, SourcePage } from '#domain/figure-link.ts'
import cards from './values.json' with { type: 'json' }

/**
 * Spec §3 Statistic card. `item` is not always the wording of the question, and `asked` completes “87% of Republicans …”.
 * `independents` is null where no text prints it, and for Pew, which counts people who lean toward a party with it.
 * `fieldwork` has dates as far as they are published, and `published` is in its place if only that date is known.
 */
export type ValueCard = Readonly<Omit<(typeof cards)[number], 'published' | 'link' | 'also'>> & {
  readonly published?: string
  readonly link: SourcePage['link']
  readonly also: readonly FigureLink[]
}

export const VALUE_CARDS = cards as readonly ValueCard[]

/** For a chart or sentence. The groups have the pollster's names. */
export function figureOf({
  title,
  asked,
  groups,
  conservative,
  liberal,
  independents,
  percentage,
}: ValueCard) {
  const labels = { republicans: groups.conservative, democrats: groups.liberal }
  return {
    title,
    asked,
    labels,
    republicans: conservative,
    democrats: liberal,
    independents,
    everyone: percentage,
  }
}

export const COLLAPSED_COUNT = 6

export function findValue(slug: string): ValueCard | undefined {
  return VALUE_CARDS.find((card) => card.slug === slug)
}
