import { venn } from './geometry.ts'
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
  /** Width of the line around the overlap, 2 by default. */
  readonly keyline?: number
  readonly ground?: string
  /** Opacity of the pattern, 0–1. Use less where text is on top. */
  readonly weave?: number
}

/** The content of an `<svg>`: two overlapping circles, drawn to scale (spec §2 Quiz section). */
export function vennLayers(options: VennOptions): string {
  const { fraction, radius, cx, cy, id, pitch, weave } = options
  const { keyline = 2, ground = 'var(--color-paper)' } = options
  const { x1, x2, lens } = venn(fraction, radius, cx, cy)
  const disc = (x: number, fill: string) => `<circle cx="${x}" cy="${cy}" r="${radius}" fill="${fill}"/>`
  const opacity = weave === undefined ? '' : ` opacity="${weave}"`
  return (
    `<defs>${threads(id, pitch)}</defs>` +
    disc(x1, 'var(--color-red)') +
    disc(x1, `url(#${id}-up)`) +
    disc(x2, 'var(--color-blue)') +
    disc(x2, `url(#${id}-level)`) +
    (lens &&
      `<path d="${lens}" fill="var(--color-plum)" stroke="${ground}" stroke-width="${keyline}"/>` +
        `<path d="${lens}" fill="url(#${id}-weave)"${opacity}/>`)
  )
}
