import { venn } from './geometry.ts'

const MARK = venn(0.34, 11, 18, 12)

/** Hidden from screen readers, because the name is next to it. */
export function mark(): string {
  const keyline = 'stroke="var(--mark-ground, var(--color-paper))" stroke-width="1.6"'
  const lens = `d="${MARK.lens}" fill="var(--color-plum)" ${keyline}`
  return (
    '<svg class="mark" viewBox="0 0 36 24" width="42" height="28" aria-hidden="true">' +
    `<circle cx="${MARK.x1}" cy="12" r="11" fill="var(--color-red)"/>` +
    `<circle cx="${MARK.x2}" cy="12" r="11" fill="var(--color-blue)"/><path ${lens}/></svg>`
  )
}
