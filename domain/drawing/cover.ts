import { type Brush, COMPOSITIONS } from './cover-compositions.ts'
import type { CoverKind } from './cover-kind.ts'
import { fnv1a, mulberry32 } from './hash.ts'
import { BLUE, RED } from './shapes.ts'
import { threads } from './threads.ts'

const GROUNDS = ['cream', 'mist', 'blush', 'straw'] as const

/** An 800 × 500 `<svg>` that can be cropped to its central square, seeded by the slug. `id` is unique in the page. */
export function cover(slug: string, kind: CoverKind, id: string): string {
  const brush = brushFor(slug, id)
  const { defs = '', art } = COMPOSITIONS[kind](brush)
  return (
    '<svg class="cover" viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">' +
    `<defs>${threads(id, 12, 2)}${defs}</defs><rect width="800" height="500" fill="${brush.ground}"/>${art}</svg>`
  )
}

function brushFor(slug: string, id: string): Brush {
  const seed = fnv1a(slug)
  const random = mulberry32(seed)
  const redFirst = random() < 0.5
  return {
    id,
    // Other bits than those that choose the composition.
    ground: `var(--color-cover-${GROUNDS[(seed >>> 8) % GROUNDS.length]})`,
    first: redFirst ? RED : BLUE,
    second: redFirst ? BLUE : RED,
    random,
    between: (low, high) => low + (high - low) * random(),
    pick: (items) => items[Math.floor(random() * items.length)] ?? items[0],
  }
}
