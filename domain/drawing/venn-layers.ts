import { type Venn, venn } from './geometry.ts'
import { threads } from './threads.ts'

/** Lengths are in drawing units. */
export type VennOptions = {
  /** The overlapping part of each circle, 0–1. */
  readonly fraction: number
  readonly radius: number
  readonly cx: number
  readonly cy: number
  readonly id: string
  readonly pitch?: number
  readonly threadWidth?: number
  /** Width of the line around the overlap, 2 by default. */
  readonly keyline?: number
  readonly ground?: string
  /** Opacity of the pattern, 0–1. Use less where text is on top. */
  readonly weave?: number
  /** Another fraction, drawn as dotted outlines: two strokes each, so that they show on the page and on the circles. */
  readonly ghost?: number
}

/** The content of an `<svg>`: two overlapping circles, drawn to scale (spec §2 Quiz section). */
export function vennLayers(options: VennOptions): string {
  const { fraction, radius, cx, cy, id } = options
  const layout = venn(fraction, radius, cx, cy)
  const disc = (x: number, fill: string) => `<circle cx="${x}" cy="${cy}" r="${radius}" fill="${fill}"/>`
  return (
    `<defs>${threads(id, options.pitch, options.threadWidth)}</defs>` +
    disc(layout.x1, 'var(--color-red)') +
    disc(layout.x1, `url(#${id}-up)`) +
    disc(layout.x2, 'var(--color-blue)') +
    disc(layout.x2, `url(#${id}-level)`) +
    lensOf(layout, options) +
    ghostOf(options)
  )
}

function ghostOf({ ghost, radius, cx, cy }: VennOptions): string {
  if (ghost === undefined) return ''
  const { x1, x2 } = venn(ghost, radius, cx, cy)
  const outline = (x: number, color: string, width: number) =>
    `<circle cx="${x}" cy="${cy}" r="${radius}" fill="none" stroke="var(--color-${color})" stroke-width="${width}" ` +
    'stroke-dasharray="0.1 9" stroke-linecap="round"/>'
  return [x1, x2].map((x) => outline(x, 'paper', 6) + outline(x, 'ink', 3)).join('')
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
