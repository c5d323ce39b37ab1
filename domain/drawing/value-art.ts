import { BLUE, OVERLAP, RED, shape } from './shapes.ts'

/** The content of an `<svg>` 200 units wide for each core value, in the order of the page. `id` names its `threads`. */
export const VALUE_ART: readonly ((id: string) => string)[] = [
  // Two people shoulder to shoulder.
  (id) =>
    '<g transform="translate(-14 0)">' +
    shape('M30 104A42 42 0 0 1 114 104Z', id, RED) +
    shape('M86 104A42 42 0 0 1 170 104Z', id, BLUE) +
    shape('M86 104A42 42 0 0 1 100 72.7A42 42 0 0 1 114 104Z', id, OVERLAP) +
    shape('M72 18a20 20 0 1 1 0 40a20 20 0 1 1 0-40Z', id, RED) +
    `${shape('M128 18a20 20 0 1 1 0 40a20 20 0 1 1 0-40Z', id, BLUE)}</g>`,
  // Four rings, linked, none in front.
  () =>
    (['red', 'slate', 'stone', 'blue'] as const)
      .map(
        (color, ring) =>
          `<circle cx="${46 + 36 * ring}" cy="60" r="30" fill="none" stroke="var(--color-${color})" stroke-width="9"/>`,
      )
      .join(''),
  // The lens as an eye.
  (id) =>
    '<g transform="translate(-12 0)"><path d="M28 60Q100 -8 172 60Q100 128 28 60Z" fill="none" ' +
    'stroke="var(--color-line-strong)" stroke-width="3" stroke-dasharray="1 8" stroke-linecap="round"/>' +
    shape('M100 34a26 26 0 1 1 0 52a26 26 0 1 1 0-52Z', id, OVERLAP) +
    '<circle cx="100" cy="60" r="9" fill="var(--color-paper)"/></g>',
  // Two arches with a shared keystone.
  (id) =>
    shape('M16 104A46 46 0 0 1 108 104H86A24 24 0 0 0 38 104Z', id, RED) +
    shape('M92 104A46 46 0 0 1 184 104H162A24 24 0 0 0 114 104Z', id, BLUE) +
    shape('M92 104A46 46 0 0 1 100 77A46 46 0 0 1 108 104Z', id, OVERLAP),
  // A small overlap and what grows around it.
  (id) =>
    '<g transform="translate(-36 -4)"><g fill="none" stroke="var(--color-line-strong)" stroke-width="2">' +
    '<circle cx="100" cy="60" r="32"/><circle cx="100" cy="60" r="40" stroke-dasharray="10 6"/>' +
    '<circle cx="100" cy="60" r="48" stroke-dasharray="2 8" stroke-linecap="round"/></g>' +
    shape('M91 45a15 15 0 1 1 0 30a15 15 0 1 1 0-30Z', id, RED) +
    shape('M109 45a15 15 0 1 1 0 30a15 15 0 1 1 0-30Z', id, BLUE) +
    `${shape('M100 48A15 15 0 0 1 100 72A15 15 0 0 1 100 48Z', id, OVERLAP)}</g>`,
  // Two hills with the light between them.
  (id) =>
    '<circle cx="100" cy="50" r="26" fill="var(--color-gold)" stroke="var(--color-gold-ink)" stroke-width="1.5"/>' +
    shape('M14 104A52 52 0 0 1 118 104Z', id, RED) +
    shape('M82 104A52 52 0 0 1 186 104Z', id, BLUE) +
    shape('M82 104A52 52 0 0 1 100 64.9A52 52 0 0 1 118 104Z', id, OVERLAP),
]
