import type { Level } from '#domain/challenges/levels.ts'
import { escapeHtml } from '#domain/html.ts'
import { centreDistance, venn } from './geometry.ts'
import { vennLayers } from './venn-layers.ts'

const CENTRE = 100

/** How to draw the badge of a level. */
export type LevelBadgeOptions = {
  /** Unique in the page: the patterns are found by it. */
  readonly id: string
  readonly level: Level
  /** A level that was not reached is drawn as dotted outlines. */
  readonly locked?: boolean
  /** The visitor's progress in per cent, 0–100, as an arc around the badge; left out, there is no arc. */
  readonly progress?: number
}

/**
 * The badge of a level: two rings that close from level to level, one disc with a gold rim at the top, and an
 * arc of progress (Spec §2 Challenges section, current level). Out: a whole `<svg>`.
 */
export function levelBadge({ id, level, locked = false, progress }: LevelBadgeOptions): string {
  // Every level keeps the same footprint: the half width, r + d / 2, is always 70.
  const radius = 70 / (1 + centreDistance(level.overlap) / 2)
  const name = level.name + (locked ? ', not reached yet' : '')
  const rim = level.overlap === 1 && !locked
  return (
    `<svg viewBox="0 0 200 200" role="img" aria-label="${escapeHtml(name)}">` +
    (progress === undefined ? '' : arc(progress)) +
    (locked ? outlines(level.overlap, radius) : rings(level.overlap, radius, id)) +
    (rim
      ? '<circle cx="100" cy="100" r="78" fill="none" stroke="var(--color-gold)" stroke-width="5"/>'
      : '') +
    '</svg>'
  )
}

function rings(fraction: number, radius: number, id: string): string {
  const ground = 'var(--color-raised)'
  return vennLayers({ fraction, radius, cx: CENTRE, cy: CENTRE, id, pitch: 8, keyline: 2, ground })
}

function outlines(fraction: number, radius: number): string {
  const { x1, x2 } = venn(fraction, radius, CENTRE, CENTRE)
  const stroke =
    'stroke="var(--color-line-strong)" stroke-width="4" stroke-dasharray="1 9" stroke-linecap="round"'
  return [x1, x2]
    .map((x) => `<circle cx="${x}" cy="${CENTRE}" r="${radius}" fill="none" ${stroke}/>`)
    .join('')
}

/**
 * With pathLength 100 the length of the dash is the percentage. Gold alone is too light, hence the darker
 * edge.
 */
function arc(progress: number): string {
  const circle = '<circle cx="100" cy="100" r="91" fill="none"'
  const dash = `pathLength="100" stroke-dasharray="${progress} 100" transform="rotate(-90 100 100)"`
  const stroke = (color: string, width: number) =>
    `${circle} stroke="${color}" stroke-width="${width}" stroke-linecap="round" ${dash}/>`
  const track = `${circle} stroke="var(--color-line)" stroke-width="9"/>`
  // A dash of no length would still show its round ends.
  if (progress <= 0) return track
  return track + stroke('var(--color-gold-ink)', 12) + stroke('var(--color-gold)', 8)
}
