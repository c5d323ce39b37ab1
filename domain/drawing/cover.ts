import type { Category } from '#domain/blog/categories.ts'
import { escapeHtml } from '#domain/html.ts'
import { centerDistance, lensFraction, venn } from './geometry.ts'
import { fnv1a, mulberry32 } from './hash.ts'
import { threads } from './threads.ts'

const WIDTH = 800
const HEIGHT = 500

/** Red lines are vertical, blue lines horizontal. */
type Side = { readonly fill: string; readonly thread: string }

type Brush = {
  readonly id: string
  readonly first: Side
  readonly second: Side
  readonly random: () => number
  readonly between: (low: number, high: number) => number
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

type Composition = { readonly ground: string; readonly defs: string; readonly art: string }

const COMPOSITIONS: Readonly<Record<Category, (brush: Brush) => Composition>> = {
  'Stories of Unity': hillsAndSun,
  'Practical Guides': closingPairs,
  'Educational Articles': ringsInPond,
  'Civil Discourse': tableTalk,
}

/** An 800 × 500 `<svg>` that can be cropped to its central square, seeded by the slug. `id` is unique in the page. */
export function cover(slug: string, category: Category, id: string): string {
  // The order of draws determines the picture. Changing it changes every cover.
  const { ground, defs, art } = COMPOSITIONS[category](brushFor(slug, id))
  return (
    '<svg class="cover" viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" role="img" ' +
    `aria-label="Geometric cover: ${escapeHtml(category)}"><defs>${threads(id, 12, 2)}${defs}</defs>` +
    `<rect width="800" height="500" fill="${ground}"/>${art}</svg>`
  )
}

function brushFor(slug: string, id: string): Brush {
  const random = mulberry32(fnv1a(slug))
  const red = { fill: 'var(--color-red)', thread: '-up' }
  const blue = { fill: 'var(--color-blue)', thread: '-level' }
  const redFirst = random() < 0.5
  return {
    id,
    first: redFirst ? red : blue,
    second: redFirst ? blue : red,
    random,
    between: (low, high) => low + (high - low) * random(),
    pick: (items) => items[Math.floor(random() * items.length)] ?? items[0],
  }
}

function hillsAndSun({ id, first, second, between }: Brush): Composition {
  const r1 = between(250, 330)
  const r2 = between(230, 310)
  const x1 = between(170, 290)
  const x2 = between(500, 640)
  const y1 = HEIGHT + between(-20, 70)
  const y2 = HEIGHT + between(-10, 90)
  const sunRadius = between(58, 88)
  const sunX = between(x1 + 60, x2 - 30)
  const sunY = between(110, 190)
  return {
    ground: 'var(--color-cover-cream)',
    defs: clipCircle(`${id}-a`, x1, y1, tenth(r1)),
    art:
      circle(sunX, sunY, sunRadius, 'var(--color-gold)') +
      ruled(id, x1, y1, r1, first) +
      ruled(id, x2, y2, r2, second) +
      ruled(id, x2, y2, r2, OVERLAP, clippedBy(`${id}-a`)),
  }
}

function closingPairs({ id, first, second, random, pick }: Brush): Composition {
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
    const clip = `${id}-s${step}`
    defs += clipCircle(clip, x - dx, y - dy, radius)
    art +=
      ruled(id, x - dx, y - dy, radius, first) +
      ruled(id, x + dx, y + dy, radius, second) +
      ruled(id, x + dx, y + dy, radius, OVERLAP, clippedBy(clip))
  }
  return { ground: 'var(--color-cover-blush)', defs, art }
}

function ringsInPond({ id, between, pick }: Brush): Composition {
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
  const mist = 'var(--color-cover-mist)'
  return {
    ground: mist,
    defs: `<clipPath id="${id}-l"><path d="${lens}"/></clipPath>`,
    art:
      `<g transform="rotate(${tenth(tilt)} ${tenth(cx)} ${tenth(cy)})">${rings}<g${clippedBy(`${id}-l`)}>` +
      `<rect x="-200" y="-200" width="1200" height="900" fill="${mist}"/>${inLens}</g>` +
      `<path d="${lens}" fill="none" stroke="var(--color-plum)" stroke-width="7"/>` +
      `${circle(x1, cy, 9, 'var(--color-red)')}${circle(x2, cy, 9, 'var(--color-blue)')}</g>`,
  }
}

function tableTalk(brush: Brush): Composition {
  let art = ''
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 4; column += 1) art += seat(100 + column * 200, 50 + row * 200, brush)
  }
  return { ground: 'var(--color-cover-straw)', defs: '', art }
}

function seat(x: number, y: number, { id, first, second, random, pick }: Brush): string {
  const kind = random()
  const speaker = random() < 0.5 ? first : second
  if (kind < 0.2) return ruled(id, x, y, SEAT_RADIUS, OVERLAP)
  if (kind < 0.28) return halfDisc(x, y, -1, 'var(--color-gold)') + ruledHalf(id, x, y, 1, speaker)
  if (kind < 0.36) return ruledHalf(id, x, y, -1, speaker) + halfDisc(x, y, 1, 'var(--color-gold)')
  const gap = pick([0, 14, 28])
  const [left, right] = kind < 0.67 ? [first, second] : [second, first]
  return (
    `<g transform="translate(${-gap / 2} 0)">${ruledHalf(id, x, y, -1, left)}</g>` +
    `<g transform="translate(${gap / 2} 0)">${ruledHalf(id, x, y, 1, right)}</g>`
  )
}

const OVERLAP: Side = { fill: 'var(--color-plum)', thread: '-weave' }
const SEAT_RADIUS = 100

function circle(x: number, y: number, r: number, fill: string, extra = ''): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill}"${extra}/>`
}

function ruled(id: string, x: number, y: number, r: number, side: Side, extra = ''): string {
  return circle(x, y, r, side.fill, extra) + circle(x, y, r, `url(#${id}${side.thread})`, extra)
}

function ring(x: number, y: number, r: number, color: string, width: number): string {
  const place = `cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}"`
  return `<circle ${place} fill="none" stroke="${color}" stroke-width="${width}"/>`
}

function halfDisc(x: number, y: number, side: -1 | 1, fill: string): string {
  const arc = `A${SEAT_RADIUS} ${SEAT_RADIUS} 0 0 ${side < 0 ? 0 : 1} ${x} ${y + SEAT_RADIUS}`
  return `<path d="M${x} ${y - SEAT_RADIUS}${arc}Z" fill="${fill}"/>`
}

function ruledHalf(id: string, x: number, y: number, half: -1 | 1, side: Side): string {
  return halfDisc(x, y, half, side.fill) + halfDisc(x, y, half, `url(#${id}${side.thread})`)
}

function clipCircle(clipId: string, x: number, y: number, r: number): string {
  return `<clipPath id="${clipId}"><circle cx="${tenth(x)}" cy="${tenth(y)}" r="${r}"/></clipPath>`
}

function clippedBy(clipId: string): string {
  return ` clip-path="url(#${clipId})"`
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
