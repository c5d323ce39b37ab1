/** A second source of a figure: a poll that its note cites, or the page where the party shares were read. */
export type FigureLink = { readonly text: string; readonly url: string }

export const MORE_ON_FIGURE = 'More on this figure'
export const FIGURE_TEXT = { details: 'More', question: 'What was asked' } as const

/** `report` is the pollster's or the sponsor's own page, `coverage` is someone else's account of it. */
export type SourcePage = { readonly url: string; readonly link: 'report' | 'coverage' }

/**
 * A published poll figure: a card of the gallery, an answer of the quiz, or a split. Shares are whole percentages and null
 * where no text prints them, as are `independents` for Pew, which counts people who lean toward a party with it. `asked`
 * completes “87% of Republicans …”, and `question` describes what was asked, not always verbatim.
 */
export interface Figure extends SourcePage {
  readonly republicans: number
  readonly democrats: number
  readonly independents: number | null
  readonly overall: number | null
  readonly asked: string
  readonly question: string
  readonly pollster: string
  readonly year: number
  /** Dates as far as they are published. */
  readonly fieldwork: string | null
  readonly population: string
  readonly note: string | null
  readonly also: readonly FigureLink[]
}

/** Coverage names the site, which is not always one that readers expect. */
export function sourceLinkText({ url, link }: SourcePage): string {
  if (link === 'report') return 'Read the report'
  return `Where we read it: ${url.replace(/^https?:\/\/(?:www\.)?([^/]+).*$/, '$1')}`
}
