import type { Affiliation } from '#domain/polls/affiliations.ts'
import { hundredth } from './geometry.ts'

export type ShareLineSize = 's' | 'm' | 'l'

/** In pixels. `tip` is the height of a mark's point, `diamond` half the width of the mark for independents. */
const SIZES: Record<ShareLineSize, SizeOf> = {
  s: { bar: 10, width: 12, height: 16, tip: 7, diamond: 6.5 },
  m: { bar: 14, width: 16, height: 21, tip: 9, diamond: 8.5 },
  l: { bar: 24, width: 24, height: 32, tip: 14, diamond: 13 },
}
type SizeOf = MarkSize & { readonly bar: number; readonly diamond: number }

type MarkSize = { readonly width: number; readonly height: number; readonly tip: number }

/** Above the line are Republicans or conservatives, below it Democrats or liberals. */
export type Side = 'above' | 'below'

const SIDES: Record<Side, { readonly sign: 1 | -1; readonly color: 'red' | 'blue' }> = {
  above: { sign: -1, color: 'red' },
  below: { sign: 1, color: 'blue' },
}

/** What the line is drawn on, so that marks stand out from the bar. */
const GROUND = 'var(--ground, var(--color-paper))'
const GUESS_MARGIN = 3
/** Between the bar and the tip of a mark. */
const MARK_GAP = 1.5
/** Closer to an end than this (percent of the line), the body of a mark moves inward and only its tip is exact. */
const NEAR_END = 3
/** From this distance (percentage points) dots join a guess and the share. */
const JOIN_FROM = 7

export type Shares = {
  /** Whole percentages. A share that no poll printed is missing, never 0. */
  readonly republicans?: number | undefined
  readonly democrats?: number | undefined
  readonly independents?: number | null | undefined
  readonly everyone?: number | null | undefined
}

export type ShareLineOptions = Shares & {
  /** The visitor's guesses, as hollow marks. */
  readonly guess?: Pick<Shares, 'republicans' | 'democrats'> | undefined
  readonly size: ShareLineSize
}

/**
 * Content of an `<svg>` that is as tall as the bar and as wide as wanted, with visible overflow: a line from 0 to 100%, plum
 * up to the lower party's share, then striped up to the higher one. Places are percentages and marks have fixed sizes.
 * Stripes are lines instead of patterns, so there are no ids and they print.
 */
export function shareLine(options: ShareLineOptions): string {
  const { republicans, democrats, independents, everyone, guess = {} } = options
  const size = SIZES[options.size]
  const parts = [axis(size.bar)]
  if (republicans !== undefined && democrats !== undefined)
    parts.push(shareBar(republicans, democrats, size.bar))
  if (isKnown(everyone)) parts.push(everyoneTick(everyone, size.bar))
  if (isKnown(independents)) parts.push(placed(independents, size.bar / 2, diamond(size.diamond)))
  parts.push(
    guessMark('above', guess.republicans, republicans, size),
    guessMark('below', guess.democrats, democrats, size),
    sideMark('above', republicans, size),
    sideMark('below', democrats, size),
  )
  return parts.join('')
}

/** The line without its axis and marks. */
export function shareBar(republicans: number, democrats: number, bar: number): string {
  const [low, high] = [Math.min(republicans, democrats), Math.max(republicans, democrats)]
  return tail(bar, low, high, republicans > democrats ? 'above' : 'below') + plumBar(bar, low)
}

export type GroupLineOptions = {
  /** Whole percentages. A withheld group is missing. */
  readonly groups: Readonly<Partial<Record<Affiliation, number | undefined>>>
  /** Missing if nobody's answers are shown. */
  readonly everyone?: number
  /** Where the line ends. */
  readonly end: number
  readonly guess?: { readonly group: 'conservative' | 'liberal'; readonly share: number } | undefined
}

/**
 * The answers of up to four groups of a poll on a line from 0 to `end`, in size m. Plum ends at the lowest group shown, and
 * only if conservatives and liberals are both shown. A thin line goes on to the highest group.
 */
export function groupLine({ groups, everyone, end, guess }: GroupLineOptions): string {
  const size = SIZES.m
  const place = (share: number | undefined) =>
    share === undefined ? undefined : hundredth((share * 100) / end)
  const [conservative, liberal] = [place(groups.conservative), place(groups.liberal)]
  const [independent, other] = [place(groups.independent), place(groups.other)]
  const shown = [conservative, liberal, independent, other].filter((share) => share !== undefined)
  const [low, high] = [Math.min(...shown), Math.max(...shown)]
  const guessed = (group: 'conservative' | 'liberal') =>
    guess?.group === group ? place(guess.share) : undefined
  return [
    axis(size.bar),
    shown.length > 1
      ? line(
          `${low}%`,
          size.bar / 2,
          `${high}%`,
          size.bar / 2,
          'stroke="var(--color-line-strong)" stroke-width="4"',
        )
      : '',
    conservative !== undefined && liberal !== undefined ? plumBar(size.bar, low) : '',
    everyone === undefined ? '' : everyoneTick(hundredth((everyone * 100) / end), size.bar),
    other === undefined ? '' : placed(other, size.bar / 2, square(size.diamond)),
    independent === undefined ? '' : placed(independent, size.bar / 2, diamond(size.diamond)),
    guessMark('above', guessed('conservative'), undefined, size),
    guessMark('below', guessed('liberal'), undefined, size),
    sideMark('above', conservative, size),
    sideMark('below', liberal, size),
  ].join('')
}

export function barHeight(size: ShareLineSize): number {
  return SIZES[size].bar
}

/** Space in pixels for the marks on each side of the bar. */
export function markSpace(size: ShareLineSize, hasGuess: boolean): number {
  return SIZES[size].height + 3 + (hasGuess ? GUESS_MARGIN : 0)
}

/** Pixels from the value to the label next to its mark. */
export function labelGap(size: ShareLineSize, percentage: number): number {
  const { width } = SIZES[size]
  const isAtNearEnd = percentage >= 50 ? percentage > 100 - NEAR_END : percentage < NEAR_END
  return width / 2 + (size === 'l' ? 10 : 7) + (isAtNearEnd ? width / 2 - 2 : 0)
}

function isKnown(share: number | null | undefined): share is number {
  return share !== null && share !== undefined
}

/** Ticks at both ends and a taller one in the middle. */
function axis(bar: number): string {
  const middle = bar / 2
  const tick = (at: string, half: number) => line(at, middle - half, at, middle + half)
  const lines = line('0', middle, '100%', middle) + tick('0', middle + 1) + tick('100%', middle + 1)
  return `<g stroke="var(--color-line-strong)" stroke-width="1.5">${lines}${tick('50%', middle + 4)}</g>`
}

/** What both parties reach. */
function plumBar(bar: number, low: number): string {
  if (low <= 0) return ''
  const notch =
    low > 50 ? line('50%', 0, '50%', bar, `stroke="${GROUND}" stroke-width="1.5" opacity="0.75"`) : ''
  return `<rect width="${low}%" height="${bar}" fill="var(--color-plum)"/>${notch}`
}

/** What only one party reaches, in its color and stripes. */
function tail(bar: number, low: number, high: number, side: Side): string {
  if (high <= low) return ''
  const { color } = SIDES[side]
  const stroke = (width: number) => `stroke="var(--color-${color})" stroke-width="${width}"`
  const across = (y: number, attributes: string) => line(`${low}%`, y, `${high}%`, y, attributes)
  const rows = Math.round(bar / 4.8)
  const stripes =
    side === 'above'
      ? across(bar / 2, `${stroke(bar)} stroke-dasharray="1.6 3.4" stroke-dashoffset="-3"`)
      : Array.from({ length: rows }, (_, row) => across(((row + 0.5) * bar) / rows, stroke(1.6))).join('')
  return (
    `<rect x="${low}%" width="${high - low}%" height="${bar}" fill="var(--color-${color}-wash)"/>${stripes}` +
    across(0.5, stroke(1)) +
    across(bar - 0.5, stroke(1))
  )
}

function everyoneTick(everyone: number, bar: number): string {
  const reach = bar > 18 ? 7 : 6
  const tick = (attributes: string) => line(`${everyone}%`, -reach, `${everyone}%`, bar + reach, attributes)
  return tick(`stroke="${GROUND}" stroke-width="6.5"`) + tick('stroke="var(--color-ink)" stroke-width="3"')
}

function sideMark(side: Side, percentage: number | undefined, size: SizeOf): string {
  if (percentage === undefined) return ''
  return placed(percentage, edge(side, size.bar), pointer(side, size, slide(percentage, size.width)))
}

/** Behind the mark of the share, so that it shows around it when the guess is right. */
function guessMark(side: Side, guess: number | undefined, actual: number | undefined, size: SizeOf): string {
  if (guess === undefined) return ''
  const y = edge(side, size.bar) + SIDES[side].sign * size.height * 0.62
  const dots =
    actual === undefined || Math.abs(guess - actual) < JOIN_FROM
      ? ''
      : line(
          `${guess}%`,
          y,
          `${actual}%`,
          y,
          'stroke="var(--color-ink-mute)" stroke-width="2" stroke-dasharray="0.1 5" stroke-linecap="round"',
        )
  const hollow = hollowPointer(side, size, slide(guess, size.width))
  return dots + placed(guess, edge(side, size.bar), hollow)
}

function edge(side: Side, bar: number): number {
  return side === 'above' ? -MARK_GAP : bar + MARK_GAP
}

/** Pixels that the body of a mark moves inward. */
function slide(percentage: number, width: number): number {
  if (percentage > 100 - NEAR_END) return 2 - width / 2
  return percentage < NEAR_END ? width / 2 - 2 : 0
}

/** A mark that points down from above the line or up from below it. The tip, at 0 0, is the share. */
function pointer(side: Side, size: MarkSize, shift = 0): string {
  const { sign, color } = SIDES[side]
  const { width, height, tip } = size
  const y = (value: number) => hundredth(sign * value)
  const x = (value: number) => hundredth(shift + value)
  const half = width / 2
  const body = `M0 0L${x(half)} ${y(tip)}V${y(height)}H${x(-half)}V${y(tip)}Z`
  const count = Math.round(side === 'below' ? (height - tip) / 4.6 : width / 4.8)
  const stripes = Array.from({ length: count }, (_, index) => {
    if (side === 'below') {
      const at = tip + ((index + 0.5) * (height - tip)) / count
      return `M${x(-half)} ${y(at)}H${x(half)}`
    }
    const at = -half + ((index + 0.5) * width) / count
    // The point is narrower than the body.
    return `M${x(at)} ${y(height)}V${y(tip * Math.min(1, Math.abs(shift + at) / half) + 0.6)}`
  }).join('')
  return `<path d="${body}" fill="var(--color-${color})"/>${thread(stripes)}`
}

/** The same shape, larger: the visitor's guess. */
function hollowPointer(side: Side, size: MarkSize, shift = 0): string {
  const y = (value: number) => hundredth(SIDES[side].sign * value)
  const half = size.width / 2 + GUESS_MARGIN
  const shoulder = Math.max(size.tip - GUESS_MARGIN * 0.4, 2)
  const body =
    `M0 ${y(-GUESS_MARGIN * 0.2)}L${hundredth(shift + half)} ${y(shoulder)}V${y(size.height + GUESS_MARGIN)}` +
    `H${hundredth(shift - half)}V${y(shoulder)}Z`
  return `<path d="${body}" fill="${GROUND}" stroke="var(--color-ink)" stroke-width="2" stroke-linejoin="round"/>`
}

/** Independents: on the line, with diagonal stripes. */
function diamond(half: number): string {
  const [long, short] = [half / 2, half * 0.26]
  const stripe = (by: number) =>
    `M${hundredth(by - long)} ${hundredth(by + long)}L${hundredth(by + long)} ${hundredth(by - long)}`
  return (
    `<path d="M0 ${-half}L${half} 0L0 ${half}L${-half} 0Z" fill="var(--color-slate)" ` +
    `stroke="${GROUND}" stroke-width="2" paint-order="stroke"/>${thread(stripe(-short) + stripe(short))}`
  )
}

/** Other affiliations: on the line, with dots. */
function square(half: number): string {
  const side = half * 0.74
  const dots = [-0.45, 0.45].flatMap((x) =>
    [-0.45, 0.45].map((y) => `<circle cx="${hundredth(x * side)}" cy="${hundredth(y * side)}" r="1.4"/>`),
  )
  return (
    `<path d="M${-side} ${-side}H${side}V${side}H${-side}Z" fill="var(--color-stone)" stroke="${GROUND}" ` +
    `stroke-width="2" paint-order="stroke"/><g fill="var(--color-paper)" fill-opacity="0.7">${dots.join('')}</g>`
  )
}

/** Nearly opaque, because the marks are small. */
function thread(path: string): string {
  return `<path d="${path}" fill="none" stroke="var(--color-paper)" stroke-opacity="0.62" stroke-width="1.5"/>`
}

function placed(percentage: number, y: number, mark: string): string {
  return `<svg x="${percentage}%" y="${y}" width="1" height="1" overflow="visible">${mark}</svg>`
}

function line(x1: string, y1: number, x2: string, y2: number, attributes = ''): string {
  return `<line x1="${x1}" y1="${hundredth(y1)}" x2="${x2}" y2="${hundredth(y2)}" ${attributes}/>`
}

const GLYPH = { width: 13, height: 17, tip: 7 }
const at = (y: number, mark: string) => `<g transform="translate(10 ${y})">${mark}</g>`
const GLYPHS = {
  republicans: [20, () => at(18.5, pointer('above', GLYPH))],
  democrats: [20, () => at(1.5, pointer('below', GLYPH))],
  independents: [20, () => at(10, diamond(7.5))],
  other: [20, () => at(10, square(9))],
  guess: [20, () => at(18, hollowPointer('above', { width: 11, height: 13, tip: 5 }))],
  everyone: [6, () => '<path d="M3 1V19" stroke="var(--color-ink)" stroke-width="3"/>'],
  each: [30, () => '<rect y="4" width="30" height="12" fill="var(--color-plum)"/>'],
} as const

export type ShareGlyphName = keyof typeof GLYPHS

/** A mark for a key: the content of an `<svg>` that is 20 pixels tall. */
export function shareGlyph(name: ShareGlyphName): { readonly width: number; readonly content: string } {
  const [width, draw] = GLYPHS[name]
  return { width, content: draw() }
}
