/** Share of each of two equal circles inside their intersection. `distance` of the centers is in radii. */
export function lensFraction(distance: number): number {
  if (distance >= 2) return 0
  if (distance <= 0) return 1
  return (2 * Math.acos(distance / 2) - (distance / 2) * Math.sqrt(4 - distance * distance)) / Math.PI
}

/** Inverse of `lensFraction`, accurate to about 1e-12. */
export function centerDistance(fraction: number): number {
  if (fraction <= 0) return 2
  if (fraction >= 1) return 0
  let near = 0
  let far = 2
  for (let step = 0; step < 40; step += 1) {
    const middle = (near + far) / 2
    if (lensFraction(middle) > fraction) near = middle
    else far = middle
  }
  return (near + far) / 2
}

/** The centers, rounded to hundredths of a unit, and the SVG path of the lens, '' when the circles only touch. */
export function venn(fraction: number, radius: number, cx: number, cy: number) {
  const distance = centerDistance(fraction) * radius
  const halfHeight = Math.sqrt(Math.max(0, radius * radius - (distance / 2) * (distance / 2)))
  return {
    x1: hundredth(cx - distance / 2),
    x2: hundredth(cx + distance / 2),
    lens: lensPath(distance, halfHeight, radius, cx, cy),
  }
}

function lensPath(distance: number, halfHeight: number, r: number, cx: number, cy: number): string {
  if (halfHeight < 0.01) return ''
  // One arc cannot draw a complete circle, so draw two halves.
  if (distance < 0.01) {
    return `M${hundredth(cx - r)} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
  }
  const [x, top, bottom] = [hundredth(cx), hundredth(cy - halfHeight), hundredth(cy + halfHeight)]
  return `M${x} ${top}A${r} ${r} 0 0 1 ${x} ${bottom}A${r} ${r} 0 0 1 ${x} ${top}Z`
}

export function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}
