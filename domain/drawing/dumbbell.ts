import { escapeHtml } from '#domain/html.ts'
import { diagonalRule, threads } from './threads.ts'

const RADIUS = 15
/** Radius of the mark for independents, small enough that the overlap of the parties shows around it. */
const SMALL_RADIUS = 9
/** The chart is shorter without the tick for everyone. */
const WITH_TICK = { middle: 50, below: 92 }
const WITHOUT_TICK = { middle: 46, below: 86 }
/** Between two labels below the line. */
const LABEL_HEIGHT = 19
/** Some screen readers read the text of an image in addition to its name. */
const ARIA_HIDDEN = 'aria-hidden="true"'

type Share = { readonly name: string; readonly percentage: number }

export type DumbbellOptions = {
  readonly id: string
  readonly title: string
  /** The group above the line. */
  readonly conservative: Share
  /** The group below the line. */
  readonly liberal: Share
  /** A smaller mark. Null if no text gives it. */
  readonly independents?: number | null
  /** Some polls were published without it. */
  readonly everyone?: number
  /** The visitor's guess, a dotted outline. */
  readonly guess?: number | undefined
}

/**
 * Chart of one shared value as an `<svg>` (spec §2 Values gallery). Without a view box, so it stretches while circles
 * and text keep their size. Position and line pattern distinguish the groups, so color is never the only cue.
 */
export function dumbbell(options: DumbbellOptions): string {
  const { id, title, conservative, liberal, everyone } = options
  const independents = shareOf('Independents', options.independents)
  const guess = shareOf('Your guess', options.guess)
  const [above, below] = [conservative.percentage, liberal.percentage]
  const { middle: y, below: firstRow } = everyone === undefined ? WITHOUT_TICK : WITH_TICK
  const rows = [
    { ...liberal, className: 't-blue' },
    ...(independents ? [{ ...independents, className: 't-slate' }] : []),
    ...(guess ? [{ ...guess, className: 't-guess' }] : []),
  ]
  const all = shareOf('everyone', everyone)
  const shares = [conservative, liberal, independents, all, guess].flatMap((share) => share ?? [])
  const sentence = escapeHtml(`${title}: ${shares.map(textOf).join(', ')}`)
  return (
    `<svg class="dumbbell" width="100%" height="${firstRow + (rows.length - 1) * LABEL_HEIGHT + 12}" role="img" aria-label="${sentence}">` +
    twoDiscs({ id, above, below, y, radius: RADIUS, defs: independents ? diagonalRule(id) : '' }) +
    (everyone === undefined ? '' : tick(everyone, y, RADIUS + 6, 2, 'var(--color-ink)')) +
    (independents ? independentsMark(independents.percentage, y, id) : '') +
    (guess ? guessMark(guess.percentage, y) : '') +
    label(conservative, 20, 't-red') +
    rows.map((row, index) => label(row, firstRow + index * LABEL_HEIGHT, row.className)).join('') +
    axisLabel('0', `x="0"`, y) +
    axisLabel('100', `x="100%" text-anchor="end"`, y) +
    '</svg>'
  )
}

type TwoDiscs = {
  readonly id: string
  /** Percentages. */
  readonly above: number
  readonly below: number
  /** Of the line, in pixels. */
  readonly y: number
  readonly radius: number
  readonly defs?: string
}

/** A line from 0 to 100% with a red and a blue circle, which are plum where they overlap. */
export function twoDiscs({ id, above, below, y, radius, defs = '' }: TwoDiscs): string {
  return (
    `<defs>${threads(id, 5, 1.2)}${defs}<clipPath id="${id}-c">` +
    `<circle cx="${above}%" cy="${y}" r="${radius}"/></clipPath></defs>` +
    `<line x1="0" x2="100%" y1="${y}" y2="${y}" stroke="var(--color-line-strong)" stroke-width="1.5"/>` +
    [0, 25, 50, 75, 100].map((at) => tick(at, y, 4, 1.5, 'var(--color-line-strong)')).join('') +
    disc(above, y, 'var(--color-red)', '', radius) +
    disc(above, y, `url(#${id}-up)`, '', radius) +
    disc(below, y, 'var(--color-blue)', '', radius) +
    disc(below, y, `url(#${id}-level)`, '', radius) +
    disc(below, y, 'var(--color-plum)', ` clip-path="url(#${id}-c)"`, radius)
  )
}

function shareOf(name: string, percentage: number | null | undefined): Share | undefined {
  return percentage === null || percentage === undefined ? undefined : { name, percentage }
}

function textOf({ name, percentage }: Share): string {
  return `${name} ${percentage}%`
}

function disc(at: number, y: number, fill: string, extra = '', radius = RADIUS): string {
  return `<circle cx="${at}%" cy="${y}" r="${radius}" fill="${fill}"${extra}/>`
}

function independentsMark(at: number, y: number, id: string): string {
  const keyline = ' stroke="var(--color-raised)" stroke-width="2"'
  return (
    disc(at, y, 'var(--color-slate)', keyline, SMALL_RADIUS) +
    disc(at, y, `url(#${id}-rule)`, '', SMALL_RADIUS)
  )
}

/** Two strokes, so that the dots show on the page and on every circle. */
function guessMark(at: number, y: number): string {
  const dots = (color: string, width: number) =>
    disc(
      at,
      y,
      'none',
      ` stroke="var(--color-${color})" stroke-width="${width}" stroke-dasharray="0.1 5" stroke-linecap="round"`,
      RADIUS + 3,
    )
  return dots('raised', 5) + dots('ink', 3)
}

function tick(at: number, y: number, half: number, width: number, color: string): string {
  const ends = `x1="${at}%" x2="${at}%" y1="${y - half}" y2="${y + half}"`
  return `<line ${ends} stroke="${color}" stroke-width="${width}"/>`
}

/** Ends at the right edge of the circle, or starts at its left edge if it would leave the chart otherwise. */
function label(share: Share, y: number, className: string): string {
  const isRight = share.percentage >= 50
  const place = `x="${share.percentage}%" dx="${isRight ? RADIUS : -RADIUS}" y="${y}" text-anchor="${isRight ? 'end' : 'start'}"`
  return `<text ${place} class="${className}" ${ARIA_HIDDEN}>${escapeHtml(textOf(share))}</text>`
}

function axisLabel(text: string, place: string, y: number): string {
  return `<text ${place} y="${y + 25}" class="t-axis" ${ARIA_HIDDEN}>${text}</text>`
}
