/** Red lines are vertical, blue lines horizontal. `thread` is null without lines. */
export type Side = { readonly fill: string; readonly thread: string | null }

export const OVERLAP: Side = { fill: 'var(--color-plum)', thread: '-weave' }
export const SEAT_RADIUS = 100

export function circle(x: number, y: number, r: number, fill: string, extra = ''): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill}"${extra}/>`
}

export function ruled(id: string, x: number, y: number, r: number, side: Side, extra = ''): string {
  return circle(x, y, r, side.fill, extra) + circle(x, y, r, `url(#${id}${side.thread})`, extra)
}

export function ring(x: number, y: number, r: number, color: string, width: number): string {
  const place = `cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}"`
  return `<circle ${place} fill="none" stroke="${color}" stroke-width="${width}"/>`
}

export function halfDisc(x: number, y: number, side: -1 | 1, fill: string): string {
  const arc = `A${SEAT_RADIUS} ${SEAT_RADIUS} 0 0 ${side < 0 ? 0 : 1} ${x} ${y + SEAT_RADIUS}`
  return `<path d="M${x} ${y - SEAT_RADIUS}${arc}Z" fill="${fill}"/>`
}

export function ruledHalf(id: string, x: number, y: number, half: -1 | 1, side: Side): string {
  return halfDisc(x, y, half, side.fill) + halfDisc(x, y, half, `url(#${id}${side.thread})`)
}

/** A path in the color and lines of a side. */
export function shape(path: string, id: string, { fill, thread }: Side, extra = ''): string {
  const lines = thread === null ? '' : `<path d="${path}" fill="url(#${id}${thread})"${extra}/>`
  return `<path d="${path}" fill="${fill}"${extra}/>${lines}`
}

export function rectPath(x: number, y: number, width: number, height: number): string {
  return `M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}Z`
}

/** The upper half of a disc, or the lower one. */
export function halfPath(x: number, y: number, r: number, half: -1 | 1): string {
  return `M${tenth(x - r)} ${y}A${r} ${r} 0 0 ${half < 0 ? 1 : 0} ${tenth(x + r)} ${y}Z`
}

export function clipPath(clipId: string, path: string): string {
  return `<clipPath id="${clipId}"><path d="${path}"/></clipPath>`
}

export function clipCircle(clipId: string, x: number, y: number, r: number): string {
  return `<clipPath id="${clipId}"><circle cx="${tenth(x)}" cy="${tenth(y)}" r="${r}"/></clipPath>`
}

export function clippedBy(clipId: string): string {
  return ` clip-path="url(#${clipId})"`
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
