import { escapeHtml } from '#domain/html.ts'
import { threads } from './threads.ts'

const RADIUS = 15
const MIDDLE = 50
/** Some screen readers read the text of an image in addition to its name. */
const ARIA_HIDDEN = 'aria-hidden="true"'

export type DumbbellOptions = {
  readonly id: string
  readonly title: string
  /** The group above the line. */
  readonly conservative: { readonly name: string; readonly percentage: number }
  /** The group below the line. */
  readonly liberal: { readonly name: string; readonly percentage: number }
  readonly everyone: number
}

/**
 * Chart of one shared value as an `<svg>` (spec §2 Values gallery). Without a view box, so it stretches while circles
 * and text keep their size. Position and line pattern distinguish the groups, so color is never the only cue.
 */
export function dumbbell({ id, title, conservative, liberal, everyone }: DumbbellOptions): string {
  const [above, below] = [conservative.percentage, liberal.percentage]
  const aboveText = `${conservative.name} ${above}%`
  const belowText = `${liberal.name} ${below}%`
  const sentence = escapeHtml(`${title}: ${aboveText}, ${belowText}, everyone ${everyone}%`)
  return (
    `<svg class="dumbbell" width="100%" height="104" role="img" aria-label="${sentence}">` +
    `<defs>${threads(id, 5, 1.2)}<clipPath id="${id}-c">` +
    `<circle cx="${above}%" cy="${MIDDLE}" r="${RADIUS}"/></clipPath></defs>` +
    `<line x1="0" x2="100%" y1="${MIDDLE}" y2="${MIDDLE}" stroke="var(--color-line-strong)" stroke-width="1.5"/>` +
    [0, 25, 50, 75, 100].map((at) => tick(at, 4, 1.5, 'var(--color-line-strong)')).join('') +
    disc(above, 'var(--color-red)') +
    disc(above, `url(#${id}-up)`) +
    disc(below, 'var(--color-blue)') +
    disc(below, `url(#${id}-level)`) +
    disc(below, 'var(--color-plum)', ` clip-path="url(#${id}-c)"`) +
    tick(everyone, RADIUS + 6, 2, 'var(--color-ink)') +
    label(above, 20, 't-red', aboveText) +
    label(below, 90, 't-blue', belowText) +
    `<text x="0" y="72" class="t-axis" ${ARIA_HIDDEN}>0</text></svg>`
  )
}

function disc(at: number, fill: string, extra = ''): string {
  return `<circle cx="${at}%" cy="${MIDDLE}" r="${RADIUS}" fill="${fill}"${extra}/>`
}

function tick(at: number, half: number, width: number, color: string): string {
  const ends = `x1="${at}%" x2="${at}%" y1="${MIDDLE - half}" y2="${MIDDLE + half}"`
  return `<line ${ends} stroke="${color}" stroke-width="${width}"/>`
}

/** Ends at the right edge of the circle, because values are right of the middle. */
function label(at: number, y: number, className: string, text: string): string {
  const place = `x="${at}%" dx="${RADIUS}" y="${y}" text-anchor="end"`
  return `<text ${place} class="${className}" ${ARIA_HIDDEN}>${escapeHtml(text)}</text>`
}
