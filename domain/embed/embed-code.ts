import { escapeHtml } from '#domain/html.ts'

/** What can be framed on other sites. Only these addresses allow it. */
export const EMBED_KINDS = ['value', 'poll'] as const
export type EmbedKind = (typeof EMBED_KINDS)[number]

/** The page of the site that shows more of the figure. */
export const EMBED_PAGES: Readonly<Record<EmbedKind, string>> = { value: '/values', poll: '/polls' }

export const EMBED_WIDTH = 640
const MIN_HEIGHT = 260

export const EMBED_TEXT = {
  frame: 'Civic Unity',
  opens: 'question, sources and data, opens in a new tab',
  missing: 'This figure isn’t here anymore.',
  allSample: 'All of these votes are invented examples.',
  pollLink: 'Vote at Civic Unity',
  closedPollLink: 'See more at Civic Unity',
} as const

/**
 * Height in pixels at which nothing is cut off from 360 pixels of width. Only polls have options. How many lines their
 * texts take is estimated, for both layouts of api/embed/embed-style.ts.
 */
export function embedHeight(title: string, options: readonly string[] = []): number {
  const lines = (text: string, characters: number) => Math.ceil(widthOf(text) / characters)
  const sum = (heightOf: (option: string) => number) =>
    options.reduce((total, option) => total + heightOf(option), 0)
  const narrow = 72 + 22 * lines(title, 30) + sum((option) => 7 + 16 * lines(option, 44))
  const wide = 70 + 28 * lines(title, 47) + sum((option) => 3 + 19 * lines(option, 34))
  return Math.max(MIN_HEIGHT, narrow, wide)
}

/** In characters. Capitals are wider than other letters, and ideographs twice as wide. */
function widthOf(text: string): number {
  const count = (kind: RegExp) => text.match(kind)?.length ?? 0
  return text.length + 0.4 * count(/\p{Lu}/gu) + count(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu)
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
    'frameborder="0"></iframe>'
  )
}
