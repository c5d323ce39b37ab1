import { type Venn, venn } from './geometry.ts'
import { threads } from './threads.ts'

/** How to draw two circles; lengths in the drawing's units. */
export type VennOptions = {
  /** The part of each circle that lies in the lens, 0–1. */
  readonly fraction: number
  readonly radius: number
  readonly cx: number
  readonly cy: number
  /** Unique in the page: the patterns are found by it. */
  readonly id: string
  readonly pitch?: number
  readonly threadWidth?: number
  /** The width of the line around the lens, 2 unless told. */
  readonly keyline?: number
  /** The colour of that line: the ground the figure stands on. */
  readonly ground?: string
  /** The opacity of the weave, 0–1: lower it where the lens carries text. */
  readonly weave?: number
  /** Dotted outlines where another fraction would put the circles, for example a visitor's guess. */
  readonly ghost?: number
}

/**
 * Two circles whose lens is drawn to scale (Spec §2 Quiz section, results view; home hero). Out: the elements
 * to put inside an `<svg>`, without the tag itself, because each place has its own view box and label.
 */
export function vennLayers(options: VennOptions): string {
  const { fraction, radius, cx, cy, id } = options
  const layout = venn(fraction, radius, cx, cy)
  const disc = (x: number, fill: string) => `<circle cx="${x}" cy="${cy}" r="${radius}" fill="${fill}"/>`
  return (
    `<defs>${threads(id, options.pitch, options.threadWidth)}</defs>` +
    ghostOf(options) +
    disc(layout.x1, 'var(--color-red)') +
    disc(layout.x1, `url(#${id}-up)`) +
    disc(layout.x2, 'var(--color-blue)') +
    disc(layout.x2, `url(#${id}-level)`) +
    lensOf(layout, options)
  )
}

function ghostOf({ ghost, radius, cx, cy }: VennOptions): string {
  if (ghost === undefined) return ''
  const { x1, x2 } = venn(ghost, radius, cx, cy)
  const stroke =
    'stroke="var(--color-ink-mute)" stroke-width="1.5" stroke-dasharray="2 7" stroke-linecap="round"'
  return [x1, x2].map((x) => `<circle cx="${x}" cy="${cy}" r="${radius}" fill="none" ${stroke}/>`).join('')
}

function lensOf(
  { lens }: Venn,
  { id, ground = 'var(--color-paper)', keyline = 2, weave }: VennOptions,
): string {
  if (lens === '') return ''
  const opacity = weave === undefined ? '' : ` opacity="${weave}"`
  return (
    `<path d="${lens}" fill="var(--color-plum)" stroke="${ground}" stroke-width="${keyline}"/>` +
    `<path d="${lens}" fill="url(#${id}-weave)"${opacity}/>`
  )
}
