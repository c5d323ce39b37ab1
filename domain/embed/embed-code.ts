import { escapeHtml } from '#domain/html.ts'

/** What can be framed on other sites. Only these addresses allow it. */
export const EMBED_KINDS = ['value', 'poll'] as const
export type EmbedKind = (typeof EMBED_KINDS)[number]

/** The page of the site that shows more of the figure. */
export const EMBED_PAGES: Readonly<Record<EmbedKind, string>> = { value: '/values', poll: '/polls' }

export const EMBED_WIDTH = 640
const VALUE_HEIGHT = 260
/** Height of a poll with up to six options, and of each further one, in pixels. */
const POLL_HEIGHT = 260
const POLL_ROWS = 6
const POLL_ROW_HEIGHT = 24

export const EMBED_TEXT = {
  frame: 'Civic Unity',
  opens: 'question, sources and data, opens in a new tab',
  missing: 'This figure isn’t here anymore.',
  allSample: 'All of these votes are invented examples.',
  someSample: 'Some of these votes are invented examples.',
  pollLink: 'Vote at Civic Unity',
  closedPollLink: 'See more at Civic Unity',
} as const

/** Height in pixels at which nothing is cut off from 360 pixels of width. `options` is the number of a poll's answers. */
export function embedHeight(kind: EmbedKind, options = 0): number {
  return kind === 'value' ? VALUE_HEIGHT : POLL_HEIGHT + Math.max(0, options - POLL_ROWS) * POLL_ROW_HEIGHT
}

export interface Embed {
  /** Absolute address of the frame. */
  readonly url: string
  readonly title: string
  readonly width: number
  readonly height: number
}

/** HTML for another site's page. It has only attributes that WordPress keeps. */
export function embedCode({ url, title, width, height }: Embed): string {
  return (
    `<iframe src="${escapeHtml(url)}" title="${escapeHtml(title)}" width="${width}" height="${height}" ` +
    'frameborder="0" scrolling="no"></iframe>'
  )
}
