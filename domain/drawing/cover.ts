import { type Brush, COMPOSITIONS } from './cover-compositions.ts'
import { type CoverKind, type Ground, groundsOf } from './cover-kind.ts'
import { fnv1a, mulberry32 } from './hash.ts'
import { BLUE, RED } from './shapes.ts'
import { threads } from './threads.ts'

/** An 800 × 500 `<svg>` that can be cropped to its central square, seeded by the slug. `id` is unique in the page. */
export function cover(slug: string, kind: CoverKind, id: string, ground = groundsOf(slug)[0]): string {
  const brush = brushFor(slug, id, ground)
  const { defs = '', art } = COMPOSITIONS[kind](brush)
  return (
    '<svg class="cover" viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">' +
    `<defs>${threads(id, 12, 2)}${defs}</defs><rect width="800" height="500" fill="${brush.ground}"/>${art}</svg>`
  )
}

function brushFor(slug: string, id: string, ground: Ground | undefined): Brush {
  const random = mulberry32(fnv1a(slug))
  const redFirst = random() < 0.5
  return {
    id,
    ground: `var(--color-cover-${ground})`,
    first: redFirst ? RED : BLUE,
    second: redFirst ? BLUE : RED,
    random,
    between: (low, high) => low + (high - low) * random(),
    pick: (items) => items[Math.floor(random() * items.length)] ?? items[0],
  }
}
