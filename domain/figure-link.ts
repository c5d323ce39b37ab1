/** A second source of a figure: a poll that its note cites, or the page where the party shares were read. */
export type FigureLink = { readonly text: string; readonly url: string }

export const MORE_ON_FIGURE = 'More on this figure'
