/** A second source of a figure: a poll that its note cites, or the page where the party shares were read. */
export type FigureLink = { readonly text: string; readonly url: string }

export const MORE_ON_FIGURE = 'More on this figure'
export const FIGURE_TEXT = { details: 'More', question: 'What was asked' } as const

/** `report` is the pollster's or the sponsor's own page, `coverage` is someone else's account of it. */
export const LINK_KINDS = ['report', 'coverage'] as const

export type SourcePage = { readonly url: string; readonly link: (typeof LINK_KINDS)[number] }

/** Coverage names the site, which is not always one that readers expect. */
export function sourceLinkText({ url, link }: SourcePage): string {
  if (link === 'report') return 'Read the report'
  return `Where we read it: ${url.replace(/^https?:\/\/(?:www\.)?([^/]+).*$/, '$1')}`
}
