import { centerDistance, lensFraction, venn } from './geometry.ts'
import {
  circle,
  clipPath,
  clippedBy,
  discPath,
  GOLD,
  halfPath,
  OVERLAP,
  rectPath,
  ring,
  type Side,
  shape,
  tenth,
} from './shapes.ts'

const WIDTH = 800
const HEIGHT = 500

export type Brush = {
  readonly id: string
  readonly ground: string
  readonly first: Side
  readonly second: Side
  readonly random: () => number
  readonly between: (low: number, high: number) => number
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

type Composition = { readonly defs?: string; readonly art: string }

/** In this order, which decides the picture of an article. */
export const COMPOSITIONS = {
  hills: hillsAndSun,
  pairs: closingPairs,
  rings: ringsInPond,
  seats: tableTalk,
  table: tableFromAbove,
  rivers: twoRivers,
  houses: streetOfHouses,
  talk: twoSpeakers,
  skyline: columns,
  weave: ribbons,
} as const satisfies Record<string, (brush: Brush) => Composition>

/** One shape in the color of each side, and plum where the two overlap. `place` tells several pairs of a cover apart. */
function overlapping({ id, first, second }: Brush, one: string, other: string, place = 0) {
  const clip = `${id}-o${place}`
  return {
    defs: clipPath(clip, one),
    art: shape(one, id, first) + shape(other, id, second) + shape(other, id, OVERLAP, clippedBy(clip)),
  }
}

function hillsAndSun(brush: Brush): Composition {
  const { between } = brush
  const r1 = between(250, 330)
  const r2 = between(230, 310)
  const x1 = between(170, 290)
  const x2 = between(500, 640)
  const y1 = HEIGHT + between(-20, 70)
  const y2 = HEIGHT + between(-10, 90)
  const sunRadius = between(58, 88)
  const sunX = between(x1 + 60, x2 - 30)
  const sunY = between(110, 190)
  const { defs, art } = overlapping(brush, discPath(x1, y1, r1), discPath(x2, y2, r2))
  return { defs, art: circle(sunX, sunY, sunRadius, 'var(--color-gold)') + art }
}

function closingPairs(brush: Brush): Composition {
  const { random, pick } = brush
  const steps = pick([3, 4])
  const rise = pick([-1, 1])
  const across = random() < 0.5
  const [three, four] = across ? [84, 66] : [92, 76]
  const radius = steps === 3 ? three : four
  const pitch = WIDTH / (steps + (across ? 0.55 : 0.1))
  let defs = ''
  let art = ''
  for (let step = 0; step < steps; step += 1) {
    const way = step / (steps - 1)
    const half = (centerDistance(0.08 + 0.84 * way) * radius) / 2
    const x = WIDTH / 2 + (step - (steps - 1) / 2) * pitch
    const y = HEIGHT / 2 - rise * (way - 0.5) * (across ? 190 : 120)
    const [dx, dy] = across ? [half, 0] : [0, half]
    const pair = overlapping(brush, discPath(x - dx, y - dy, radius), discPath(x + dx, y + dy, radius), step)
    defs += pair.defs
    art += pair.art
  }
  return { defs, art }
}

function ringsInPond({ id, ground, between, pick }: Brush): Composition {
  const radius = between(250, 300)
  const gap = pick([20, 24, 28])
  const distance = centerDistance(between(0.3, 0.5)) * radius
  const tilt = between(-22, 22)
  const cx = WIDTH / 2 + between(-40, 40)
  const cy = HEIGHT / 2 + between(-30, 30)
  const { x1, x2, lens } = venn(lensFraction(distance / radius), radius, cx, cy)
  let rings = ''
  let inLens = ''
  for (let r = radius; r > gap * 0.6; r -= gap) {
    rings += ring(x1, cy, r, 'var(--color-red)', 6) + ring(x2, cy, r, 'var(--color-blue)', 6)
    inLens += ring(x1, cy, r, 'var(--color-plum)', 6.5) + ring(x2, cy, r, 'var(--color-plum)', 6.5)
  }
  return {
    defs: clipPath(`${id}-l`, lens),
    art:
      `<g transform="rotate(${tenth(tilt)} ${tenth(cx)} ${tenth(cy)})">${rings}<g${clippedBy(`${id}-l`)}>` +
      `<rect x="-200" y="-200" width="1200" height="900" fill="${ground}"/>${inLens}</g>` +
      `<path d="${lens}" fill="none" stroke="var(--color-plum)" stroke-width="7"/>` +
      `${circle(x1, cy, 9, 'var(--color-red)')}${circle(x2, cy, 9, 'var(--color-blue)')}</g>`,
  }
}

function tableTalk(brush: Brush): Composition {
  let art = ''
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 4; column += 1) art += seat(100 + column * 200, 50 + row * 200, brush)
  }
  return { art }
}

function seat(x: number, y: number, { id, first, second, random, pick }: Brush): string {
  const kind = random()
  const speaker = random() < 0.5 ? first : second
  const half = (way: -1 | 1, side: Side) =>
    shape(`M${x} ${y - 100}A100 100 0 0 ${way < 0 ? 0 : 1} ${x} ${y + 100}Z`, id, side)
  if (kind < 0.2) return shape(discPath(x, y, 100), id, OVERLAP)
  if (kind < 0.28) return half(-1, GOLD) + half(1, speaker)
  if (kind < 0.36) return half(-1, speaker) + half(1, GOLD)
  const gap = pick([0, 14, 28])
  const [left, right] = kind < 0.67 ? [first, second] : [second, first]
  return (
    `<g transform="translate(${-gap / 2} 0)">${half(-1, left)}</g>` +
    `<g transform="translate(${gap / 2} 0)">${half(1, right)}</g>`
  )
}

/** Seats on both sides, and one that is free. */
function tableFromAbove({ id, ground, first, second, pick }: Brush): Composition {
  const seats = pick([3, 4])
  const radius = seats === 3 ? 62 : 52
  const [left, width] = [105, 590]
  let people = ''
  let plates = ''
  for (let seat = 0; seat < seats; seat += 1) {
    const x = left + (width / seats) * (seat + 0.5)
    people += shape(halfPath(x, 132, radius, -1), id, first) + shape(halfPath(x, 368, radius, 1), id, second)
    plates += circle(x, 194, 24, ground) + circle(x, 306, 24, ground)
  }
  const top = rectPath(left, 150, width, 200)
  const free = pick([60, 740])
  return {
    art:
      people +
      circle(800 - free, 250, 48, 'var(--color-gold)') +
      `<circle cx="${free}" cy="250" r="48" fill="none" stroke="var(--color-plum)" stroke-width="5" stroke-dasharray="0.1 13" stroke-linecap="round"/>` +
      shape(top, id, OVERLAP) +
      plates,
  }
}

/** Two bands that become one. */
function twoRivers(brush: Brush): Composition {
  const { between, pick } = brush
  const width = between(120, 146)
  const spread = between(150, 178)
  const bend = between(-46, 46)
  const river = (side: -1 | 1) => {
    const bank = (offset: number) =>
      Array.from({ length: 22 }, (_, step) => {
        const x = step * 40 - 20
        const way = Math.min(1, Math.max(0, (x - 30) / 640))
        const apart = 1 - way * way * (3 - 2 * way)
        const y = 250 + side * spread * apart + bend * Math.sin((x / 800) * Math.PI * 1.4) + offset
        return `${x} ${tenth(y)}`
      })
    return `M${[...bank(-width / 2), ...bank(width / 2).reverse()].join('L')}Z`
  }
  const { defs, art } = overlapping(brush, river(-1), river(1))
  const x = between(130, 250)
  const mirror = pick(['', 'matrix(-1 0 0 1 800 0)'])
  const sun = circle(x, 250, between(34, 52), 'var(--color-gold)')
  return { defs, art: `<g transform="${mirror}">${art}${sun}</g>` }
}

/** Houses that share a wall. */
function streetOfHouses({ id, ground, first, second, random, between }: Brush): Composition {
  let defs = ''
  let art = circle(between(90, 710), between(80, 120), between(36, 54), 'var(--color-gold)')
  let x = -10
  for (let house = 0; house < 5; house += 1) {
    const width = between(178, 226)
    const height = between(130, 226)
    const eaves = 430 - height
    const path = `M${tenth(x)} 430V${tenth(eaves)}L${tenth(x + width / 2)} ${tenth(eaves - between(64, 116))}L${tenth(x + width)} ${tenth(eaves)}V430Z`
    defs += clipPath(`${id}-h${house}`, path)
    art += shape(path, id, house % 2 ? second : first)
    if (house > 0) art += shape(path, id, OVERLAP, clippedBy(`${id}-h${house - 1}`))
    for (const window of [-40, 14]) {
      const light = random() < 0.5 ? 'var(--color-gold)' : ground
      art += `<path d="${rectPath(x + width / 2 + window, eaves + 34, 26, 36)}" fill="${light}"/>`
    }
    x += width - between(30, 62)
  }
  return { defs, art: `${art}<path d="${rectPath(0, 430, 800, 80)}" fill="var(--color-plum)"/>` }
}

/** Two speech bubbles. */
function twoSpeakers(brush: Brush): Composition {
  const { between } = brush
  const [dx, dy] = [between(-16, 16), between(-14, 14)]
  const bubble = (left: number, top: number) =>
    `M${tenth(left + 48)} ${tenth(top)}h356a48 48 0 0 1 48 48v142a48 48 0 0 1 -48 48h-356a48 48 0 0 1 -48 -48v-142a48 48 0 0 1 48 -48Z`
  const one = `${bubble(64 + dx, 62)}M${tenth(150 + dx)} 290h104l-104 ${tenth(102 + dy)}Z`
  const other = `${bubble(284 - dx, 176 + dy)}M${tenth(654 - dx)} ${tenth(400 + dy)}v78l-104 -78Z`
  const dots = [-56, 0, 56].map((offset) => circle(402 + offset, 238 + dy / 2, 16, 'var(--color-gold)'))
  const { defs, art } = overlapping(brush, one, other)
  return { defs, art: art + dots.join('') }
}

/** Columns that rise and columns that hang, plum where they pass each other. */
function columns({ id, first, second, between, pick }: Brush): Composition {
  const count = pick([6, 8])
  const pitch = WIDTH / count
  const gold = Math.floor(between(1, count - 1))
  let art = ''
  for (let column = 0; column < count; column += 1) {
    const [x, width] = [column * pitch + 7, pitch - 14]
    const top = HEIGHT - between(210, 390)
    const bottom = between(190, 350)
    art +=
      shape(rectPath(x, 0, width, bottom), id, first) +
      shape(rectPath(x, top, width, HEIGHT - top), id, second)
    if (bottom > top) art += shape(rectPath(x, top, width, bottom - top), id, OVERLAP)
    if (column === gold)
      art += circle(x + width / 2, (bottom + top) / 2, Math.min(width * 0.34, 34), 'var(--color-gold)')
  }
  return { art }
}

/** Upright ribbons over and under level ones. */
function ribbons({ id, ground, first, second, between, pick }: Brush): Composition {
  const [upright, level] = first.thread === '-up' ? [first, second] : [second, first]
  const xs = [66, 258, 450, 642].map((x) => x + between(-12, 12))
  const ys = [36, 204, 372].map((y) => y + between(-8, 8))
  const gold = pick([0, 1, 2, 3])
  const edge = `stroke="${ground}" stroke-width="7"`
  const strip = (path: string, side: Side) =>
    `${shape(path, id, side)}<path d="${path}" fill="none" ${edge}/>`
  const inkOf = (column: number): Side => (column === gold ? GOLD : upright)
  let art = xs.map((x, column) => strip(rectPath(x, -10, 104, 520), inkOf(column))).join('')
  art += ys.map((y) => strip(rectPath(-10, y, 820, 92), level)).join('')
  for (const [column, x] of xs.entries()) {
    for (const [row, y] of ys.entries()) {
      if (column !== gold && (column + row * 2) % 3 === 0) art += strip(rectPath(x, y, 104, 92), OVERLAP)
      else if ((column + row) % 2) art += strip(rectPath(x, y - 9, 104, 110), inkOf(column))
    }
  }
  return { art }
}
