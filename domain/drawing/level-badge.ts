import type { Level } from '#domain/challenges/levels.ts'
import { centerDistance, venn } from './geometry.ts'
import { vennLayers } from './venn-layers.ts'

const CENTER = 100

export type LevelBadgeOptions = {
  readonly id: string
  readonly level: Level
  readonly locked?: boolean
  /** 0–100, drawn as an arc around the badge. */
  readonly progress?: number
}

export function levelBadge({ id, level, locked = false, progress }: LevelBadgeOptions): string {
  // The half width, r + d / 2, is 70 for every level.
  const radius = 70 / (1 + centerDistance(level.overlap) / 2)
  const hasRim = level.overlap === 1 && !locked
  return (
    '<svg viewBox="0 0 200 200">' +
    (progress === undefined ? '' : arc(progress)) +
    (locked ? outlines(level.overlap, radius) : rings(level.overlap, radius, id)) +
    (hasRim
      ? '<circle cx="100" cy="100" r="78" fill="none" stroke="var(--color-gold)" stroke-width="5"/>'
      : '') +
    '</svg>'
  )
}

function rings(fraction: number, radius: number, id: string): string {
  const ground = 'var(--color-raised)'
  return vennLayers({ fraction, radius, cx: CENTER, cy: CENTER, id, pitch: 8, keyline: 2, ground })
}

function outlines(fraction: number, radius: number): string {
  const { x1, x2 } = venn(fraction, radius, CENTER, CENTER)
  const stroke =
    'stroke="var(--color-line-strong)" stroke-width="4" stroke-dasharray="1 9" stroke-linecap="round"'
  return [x1, x2]
    .map((x) => `<circle cx="${x}" cy="${CENTER}" r="${radius}" fill="none" ${stroke}/>`)
    .join('')
}

/** With pathLength 100, the dash length is the percentage. */
function arc(progress: number): string {
  const circle = '<circle cx="100" cy="100" r="91" fill="none"'
  const dash = `pathLength="100" stroke-dasharray="${progress} 100" transform="rotate(-90 100 100)"`
  const stroke = (color: string, width: number) =>
    `${circle} stroke="${color}" stroke-width="${width}" stroke-linecap="round" ${dash}/>`
  const track = `${circle} stroke="var(--color-line)" stroke-width="9"/>`
  // A dash of length 0 would still draw its round caps.
  if (progress <= 0) return track
  return track + stroke('var(--color-gold-ink)', 12) + stroke('var(--color-gold)', 8)
}
