/** Red lines are vertical, blue lines horizontal. `thread` is null without lines. */
export type Side = { readonly fill: string; readonly thread: string | null }

export const RED: Side = { fill: 'var(--color-red)', thread: '-up' }
export const BLUE: Side = { fill: 'var(--color-blue)', thread: '-level' }
export const OVERLAP: Side = { fill: 'var(--color-plum)', thread: '-weave' }
export const GOLD: Side = { fill: 'var(--color-gold)', thread: null }

export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill}"/>`
}

export function ring(x: number, y: number, r: number, color: string, width: number): string {
  const place = `cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}"`
  return `<circle ${place} fill="none" stroke="${color}" stroke-width="${width}"/>`
}

/** A path in the color and lines of a side. */
export function shape(path: string, id: string, { fill, thread }: Side, extra = ''): string {
  const lines = thread === null ? '' : `<path d="${path}" fill="url(#${id}${thread})"${extra}/>`
  return `<path d="${path}" fill="${fill}"${extra}/>${lines}`
}

export function rectPath(x: number, y: number, width: number, height: number): string {
  return `M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}Z`
}

export function discPath(x: number, y: number, r: number): string {
  const radius = tenth(r)
  const half = (way: -1 | 1) => `a${radius} ${radius} 0 1 1 ${2 * radius * way} 0`
  return `M${tenth(x)} ${tenth(y)}m${-radius} 0${half(1)}${half(-1)}Z`
}

/** The upper half of a disc, or the lower one. */
export function halfPath(x: number, y: number, r: number, half: -1 | 1): string {
  return `M${tenth(x - r)} ${y}A${r} ${r} 0 0 ${half < 0 ? 1 : 0} ${tenth(x + r)} ${y}Z`
}

export function clipPath(clipId: string, path: string): string {
  return `<clipPath id="${clipId}"><path d="${path}"/></clipPath>`
}

export function clippedBy(clipId: string): string {
  return ` clip-path="url(#${clipId})"`
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
