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
    lensOf(layout, options)
  )
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
