import { escapeHtml } from '#domain/html.ts'
import { threads } from './threads.ts'

const RADIUS = 15
/** The chart is shorter without the tick for everyone. */
const WITH_TICK = { height: 104, middle: 50, below: 90 }
const WITHOUT_TICK = { height: 90, middle: 46, below: 82 }
/** Some screen readers read the text of an image in addition to its name. */
const ARIA_HIDDEN = 'aria-hidden="true"'

export type DumbbellOptions = {
  readonly id: string
  readonly title: string
  /** The group above the line. */
  readonly conservative: { readonly name: string; readonly percentage: number }
  /** The group below the line. */
  readonly liberal: { readonly name: string; readonly percentage: number }
  /** Some polls were published without it. */
  readonly everyone?: number
}

/**
 * Chart of one shared value as an `<svg>` (spec §2 Values gallery). Without a view box, so it stretches while circles
 * and text keep their size. Position and line pattern distinguish the groups, so color is never the only cue.
 */
export function dumbbell({ id, title, conservative, liberal, everyone }: DumbbellOptions): string {
  const [above, below] = [conservative.percentage, liberal.percentage]
  const layout = everyone === undefined ? WITHOUT_TICK : WITH_TICK
  const y = layout.middle
  const aboveText = `${conservative.name} ${above}%`
  const belowText = `${liberal.name} ${below}%`
  const everyoneText = everyone === undefined ? '' : `, everyone ${everyone}%`
  const sentence = escapeHtml(`${title}: ${aboveText}, ${belowText}${everyoneText}`)
  return (
    `<svg class="dumbbell" width="100%" height="${layout.height}" role="img" aria-label="${sentence}">` +
    `<defs>${threads(id, 5, 1.2)}<clipPath id="${id}-c">` +
    `<circle cx="${above}%" cy="${y}" r="${RADIUS}"/></clipPath></defs>` +
    `<line x1="0" x2="100%" y1="${y}" y2="${y}" stroke="var(--color-line-strong)" stroke-width="1.5"/>` +
    [0, 25, 50, 75, 100].map((at) => tick(at, y, 4, 1.5, 'var(--color-line-strong)')).join('') +
    disc(above, y, 'var(--color-red)') +
    disc(above, y, `url(#${id}-up)`) +
    disc(below, y, 'var(--color-blue)') +
    disc(below, y, `url(#${id}-level)`) +
    disc(below, y, 'var(--color-plum)', ` clip-path="url(#${id}-c)"`) +
    (everyone === undefined ? '' : tick(everyone, y, RADIUS + 6, 2, 'var(--color-ink)')) +
    label(above, 20, 't-red', aboveText) +
    label(below, layout.below, 't-blue', belowText) +
    `<text x="0" y="${y + 22}" class="t-axis" ${ARIA_HIDDEN}>0</text></svg>`
  )
}

function disc(at: number, y: number, fill: string, extra = ''): string {
  return `<circle cx="${at}%" cy="${y}" r="${RADIUS}" fill="${fill}"${extra}/>`
}

function tick(at: number, y: number, half: number, width: number, color: string): string {
  const ends = `x1="${at}%" x2="${at}%" y1="${y - half}" y2="${y + half}"`
  return `<line ${ends} stroke="${color}" stroke-width="${width}"/>`
}

/** Ends at the right edge of the circle, because values are right of the middle. */
function label(at: number, y: number, className: string, text: string): string {
  const place = `x="${at}%" dx="${RADIUS}" y="${y}" text-anchor="end"`
  return `<text ${place} class="${className}" ${ARIA_HIDDEN}>${escapeHtml(text)}</text>`
}
