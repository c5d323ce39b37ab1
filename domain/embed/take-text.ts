import { SITE_NAME } from '#domain/site-name.ts'
import type { ValueCard } from '#domain/values/cards.ts'

export const TAKE_TEXT = {
  all: ['Cite', 'Embed', 'Download'],
  cite: 'Cite',
  embed: 'Embed',
  download: 'Download',
  inList: 'For a list of sources',
  inCaption: 'For a caption',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Select the text and copy it.',
  size: 'Size',
  sizes: { wide: 'Wide', small: 'Small' },
  colors: 'Colors',
  themes: { '': 'Reader’s setting', light: 'Light', dark: 'Dark' },
  code: 'Paste into your page',
  codeHint:
    'No cookies and no form. In WordPress and other editors with oEmbed, the address of this page is enough.',
  preview: 'Preview',
  license: 'Our charts and our text are free to use under CC BY 4.0.',
  pollster: 'The percentages come from the pollster, so please credit both.',
  pollCaption: `Figures and chart: ${SITE_NAME}. Self-selected, not a scientific sample.`,
  sampleCaption: 'Sample data, invented to show the layout. Not for publication.',
  open: 'Still open, so its counts change',
  articleValues: 'Shared values in this article',
  columns: 'What every column means',
  columnsLink: 'Open data',
} as const

export const FILE_TEXT = {
  value: 'This value',
  values: 'All fifteen values',
  polls: 'All polls',
  results: 'Results of all polls',
} as const

/** The pollster first, because the figures are theirs. */
export function citeValue(card: ValueCard, url: string): string {
  const { pollster, report, population, fieldwork, published, link } = card
  const when = fieldwork ?? `published ${published}`
  const read = link === 'coverage' ? `As reported at ${card.url}` : card.url
  return `${pollster}. ${report}. ${population}, ${when}. ${read}\nShown by ${SITE_NAME}: ${url}`
}

/** With the note, because the figure should not be printed without it. */
export function captionOf({ pollster, year, note }: Pick<ValueCard, 'pollster' | 'year' | 'note'>): string {
  return [`Figures: ${pollster}, ${year}.`, note, `Chart: ${SITE_NAME}.`].filter(Boolean).join(' ')
}

/** `state` is “Closed on November 6, 2026”, or null for a poll with sample votes, which nobody should cite. */
export function citePoll(question: string, state: string | null, url: string): string {
  const votes = state
    ? `Self-selected votes of visitors, not a scientific sample. ${state}.`
    : 'Sample data, not for citation.'
  return `${SITE_NAME}. “${question}” ${votes} ${url}`
}

/** `label` says that an AI model was involved. Null for articles that people wrote. */
export function citeArticle(
  author: string,
  title: string,
  date: string,
  url: string,
  label: string | null,
): string {
  const end = /[.?!]$/.test(title) ? '' : '.'
  return `${author}. “${title}${end}” ${SITE_NAME}, ${date}. ${label ? `${label}. ` : ''}${url}`
}
