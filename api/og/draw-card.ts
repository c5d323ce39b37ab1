import { coverSeed } from '#domain/blog/cover-seed.ts'
import { cover } from '#domain/drawing/cover.ts'
import { coverKind } from '#domain/drawing/cover-kind.ts'
import { mark } from '#domain/drawing/mark.ts'
import { ENVELOPE_ART } from '#domain/drawing/page-art.ts'
import { withPalette } from '#domain/drawing/palette.ts'
import { shareLine } from '#domain/drawing/share-line.ts'
import { SHARE_TEXT } from '#domain/drawing/share-text.ts'
import { WEAVE, weaveLayers } from '#domain/drawing/strokes.ts'
import { threads } from '#domain/drawing/threads.ts'
import { vennLayers } from '#domain/drawing/venn-layers.ts'
import { escapeHtml } from '#domain/html.ts'
import { NEWSLETTER_TEXT } from '#domain/newsletter/messages.ts'
import { HERO_TEXT } from '#domain/pages/home.ts'
import { POLL_TEXT } from '#domain/polls/messages.ts'
import { SHARED_CARD_HEADING } from '#domain/quiz/messages.ts'
import { shareText } from '#domain/quiz/shared-messages.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import { TODAY_TEXT } from '#domain/today/text.ts'
import { VALUES_TEXT } from '#domain/values/messages.ts'

const CARD = { width: 1200, height: 630 }
const PICTURE_WIDTH = 470
const MARGIN = 64
/** The most options that the empty ballot on a poll's card shows. */
const MAX_ROWS = 6
const ROW_HEIGHT = 84
const SHEET_X = CARD.width - PICTURE_WIDTH
const SHEET = `<rect x="${SHEET_X}" y="0" width="${PICTURE_WIDTH}" height="${CARD.height}" fill="var(--color-cover-mist)"/>`

type ArticleCard = Record<'slug' | 'title' | 'category', string> & {
  readonly tags: readonly string[]
  readonly coverVariant?: number
}

export function articleCard({ slug, title, category, tags, coverVariant = 0 }: ArticleCard): string {
  const drawing = cover(coverSeed(slug, coverVariant), coverKind({ slug, tags, coverVariant }), 'c').replace(
    '<svg class="cover"',
    `<svg x="${SHEET_X}" y="0" width="${PICTURE_WIDTH}" height="${CARD.height}"`,
  )
  return card(drawing, category, title)
}

/** The question and an empty ballot. Results would be outdated after the next vote. */
export function pollCard({ question, options }: { question: string; options: readonly string[] }): string {
  const rows = Math.min(options.length, MAX_ROWS)
  const top = (CARD.height - rows * ROW_HEIGHT) / 2
  const lines = Array.from({ length: rows }, (_, row) => ballotRow(top + row * ROW_HEIGHT)).join('')
  return card(SHEET + lines, POLL_TEXT.heading, question)
}

function ballotRow(y: number): string {
  const middle = y + ROW_HEIGHT / 2
  return (
    `<circle cx="${SHEET_X + 82}" cy="${middle}" r="19" fill="var(--color-paper)" stroke="var(--color-plum)" stroke-width="4"/>` +
    `<rect x="${SHEET_X + 128}" y="${middle - 7}" width="270" height="14" rx="7" fill="var(--color-paper)"/>`
  )
}

export function resultCard(overlapPercentage: number): string {
  const title = shareText({ overlapPercentage, pointsOff: null })
  return vennCard(overlapPercentage / 100, SHARED_CARD_HEADING, title)
}

/** A hundred strokes, as many of them heavy as the guesses were points off. */
export function guessesCard(pointsOff: number): string {
  const strokes = weaveLayers(pointsOff)
    .map(({ d, color, width }) => `<path d="${d}" stroke="var(--color-${color})" stroke-width="${width}"/>`)
    .join('')
  const drawing =
    `<svg x="${CARD.width - 534}" y="123" width="480" height="384" ` +
    `viewBox="0 0 ${WEAVE.width} ${WEAVE.height}">${strokes}</svg>`
  return card(drawing, SHARED_CARD_HEADING, shareText({ overlapPercentage: 0, pointsOff }), 560)
}

export function todayCard(question: string): string {
  return emptyLineCard(TODAY_TEXT.cardEyebrow, question)
}

export function valueCard(title: string): string {
  return emptyLineCard(VALUES_TEXT.heading, title)
}

/** A share line without shares, because the figure is to be guessed. */
function emptyLineCard(eyebrow: string, title: string): string {
  const [left, width, y] = [SHEET_X + 60, 340, CARD.height / 2]
  const end = (text: string, x: number, anchor: string) =>
    `<text x="${x}" y="${y + 74}" text-anchor="${anchor}">${text}</text>`
  const drawing =
    SHEET +
    `<svg x="${left}" y="${y - 24}" width="${width}" height="48" viewBox="0 0 170 24" overflow="visible">` +
    `<svg width="170" height="24" overflow="visible">${shareLine({ size: 'l' })}</svg></svg>` +
    '<g font-family="Public Sans" font-size="26" fill="var(--color-ink-soft)">' +
    `${end(SHARE_TEXT.axisStart, left, 'start')}${end(SHARE_TEXT.axisEnd, left + width, 'end')}</g>`
  return card(drawing, eyebrow, title)
}

export function issueCard(subject: string): string {
  const envelope =
    `<svg x="${SHEET_X + 20}" y="175" width="430" height="280" viewBox="90 0 460 380">` +
    `<defs>${threads('e')}</defs>${ENVELOPE_ART.draw('e')}</svg>`
  return card(SHEET + envelope, NEWSLETTER_TEXT.heading, subject)
}

export function siteCard(): string {
  return vennCard(0.34, SITE_NAME, HERO_TEXT.heading)
}

function vennCard(fraction: number, eyebrow: string, title: string): string {
  const drawing =
    `<svg x="${CARD.width - 560}" y="95" width="520" height="440" viewBox="0 0 520 440">` +
    `${vennLayers({ fraction, radius: 130, cx: 260, cy: 220, id: 'v' })}</svg>`
  return card(drawing, eyebrow, title, 600)
}

function card(drawing: string, eyebrow: string, title: string, right: number = PICTURE_WIDTH): string {
  const { lines, size } = fitTitle(
    withoutMissingGlyphs(title) || SITE_NAME,
    CARD.width - right - MARGIN * 1.6,
  )
  const lineHeight = size * 1.08
  const top = (CARD.height - lines.length * lineHeight) / 2 + size * 0.8
  const text = lines
    .map(
      (line, index) =>
        `<text x="${MARGIN}" y="${Math.round(top + index * lineHeight)}">${escapeHtml(line)}</text>`,
    )
    .join('')
  const brand = mark().replace('<svg class="mark"', `<svg x="${MARGIN}" y="${CARD.height - 92}"`)
  return withPalette(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" ` +
      `viewBox="0 0 ${CARD.width} ${CARD.height}">` +
      `<rect width="${CARD.width}" height="${CARD.height}" fill="var(--color-paper)"/>${drawing}` +
      `<g font-family="Public Sans" font-weight="600" font-size="26">` +
      `<text x="${MARGIN}" y="92" fill="var(--color-plum)">${escapeHtml(eyebrow)}</text></g>` +
      `<g font-family="Newsreader" font-weight="500" font-size="${size}" letter-spacing="${-size * 0.02}" ` +
      `fill="var(--color-ink)">${text}</g>${brand}` +
      `<text x="${MARGIN + 58}" y="${CARD.height - 68}" font-family="Newsreader" font-weight="500" ` +
      `font-size="30" fill="var(--color-ink)">${SITE_NAME}</text></svg>`,
  )
}

/** Drops characters without a Newsreader glyph, such as emoji. Replaces ʻokina with a quotation mark. */
function withoutMissingGlyphs(title: string): string {
  return title
    .replaceAll('ʻ', '‘')
    .replace(/[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{Sc}\s+<=>|~^`©®™°]/gu, '')
    .trim()
}

/** The largest size at which the title fits. Longer titles are cut at the smallest size. */
function fitTitle(title: string, width: number): { lines: string[]; size: number } {
  for (const [size, most] of [
    [72, 4],
    [60, 5],
    [50, 6],
    [42, 7],
  ] as const) {
    const lines = wrapText(title, width / size)
    if (lines.length <= most) return { lines, size }
  }
  const lines = wrapText(title, width / 42).slice(0, 7)
  return { lines: [...lines.slice(0, 6), `${lines[6]}…`], size: 42 }
}

function wrapText(title: string, ems: number): string[] {
  const words = title.split(/\s+/).flatMap((word) => joinWithin(ems, word, ''))
  return joinWithin(ems, words, ' ')
}

/** Joins as many parts as fit into each line. */
function joinWithin(ems: number, parts: Iterable<string>, separator: string): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const longer = [...lines.slice(-1), part].join(separator)
    if (lines.length > 0 && widthInEms(longer) <= ems) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}

/** Approximate width in Newsreader, in ems. Errs on the wide side. */
function widthInEms(text: string): number {
  let ems = 0
  for (const character of text) {
    if (/[ iljtfI.,;:'’‘!|()[\]-]/.test(character)) ems += 0.31
    else if (/[mwMW@%—]/.test(character)) ems += 0.86
    else if (/[A-Z0-9]/.test(character)) ems += 0.66
    else ems += character.charCodeAt(0) > 0x2ff ? 1 : 0.52
  }
  return ems
}
