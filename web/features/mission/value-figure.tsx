import { type ReactNode, useId } from 'react'
import { threads } from '#domain/drawing/threads.ts'

const PATTERNS = { red: 'up', blue: 'level', plum: 'weave' }

type ShapeProps = { id: string; color: keyof typeof PATTERNS; d: string }

function Shape({ id, color, d }: ShapeProps) {
  return (
    <>
      <path d={d} fill={`var(--color-${color})`} />
      <path d={d} fill={`url(#${id}-${PATTERNS[color]})`} />
    </>
  )
}

/** In the order of the values on the page. `id` is that of the patterns. */
const FIGURES: readonly ((id: string) => ReactNode)[] = [
  // Two people shoulder to shoulder.
  (id) => (
    <g transform="translate(-14 0)">
      <Shape id={id} color="red" d="M30 104A42 42 0 0 1 114 104Z" />
      <Shape id={id} color="blue" d="M86 104A42 42 0 0 1 170 104Z" />
      <Shape id={id} color="plum" d="M86 104A42 42 0 0 1 100 72.7A42 42 0 0 1 114 104Z" />
      <Shape id={id} color="red" d="M72 18a20 20 0 1 1 0 40a20 20 0 1 1 0-40Z" />
      <Shape id={id} color="blue" d="M128 18a20 20 0 1 1 0 40a20 20 0 1 1 0-40Z" />
    </g>
  ),
  // Four rings, linked, none in front.
  () => (
    <g fill="none" strokeWidth="9">
      <circle cx="46" cy="60" r="30" stroke="var(--color-red)" />
      <circle cx="82" cy="60" r="30" stroke="var(--color-slate)" />
      <circle cx="118" cy="60" r="30" stroke="var(--color-stone)" />
      <circle cx="154" cy="60" r="30" stroke="var(--color-blue)" />
    </g>
  ),
  // The lens as an eye.
  (id) => (
    <g transform="translate(-12 0)">
      <path
        d="M28 60Q100 -8 172 60Q100 128 28 60Z"
        fill="none"
        stroke="var(--color-line-strong)"
        strokeWidth="3"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <Shape id={id} color="plum" d="M100 34a26 26 0 1 1 0 52a26 26 0 1 1 0-52Z" />
      <circle cx="100" cy="60" r="9" fill="var(--color-paper)" />
    </g>
  ),
  // Two arches with a shared keystone.
  (id) => (
    <>
      <Shape id={id} color="red" d="M16 104A46 46 0 0 1 108 104H86A24 24 0 0 0 38 104Z" />
      <Shape id={id} color="blue" d="M92 104A46 46 0 0 1 184 104H162A24 24 0 0 0 114 104Z" />
      <Shape id={id} color="plum" d="M92 104A46 46 0 0 1 100 77A46 46 0 0 1 108 104Z" />
    </>
  ),
  // A small overlap and what grows around it.
  (id) => (
    <g transform="translate(-36 -4)">
      <g fill="none" stroke="var(--color-line-strong)" strokeWidth="2">
        <circle cx="100" cy="60" r="32" />
        <circle cx="100" cy="60" r="40" strokeDasharray="10 6" />
        <circle cx="100" cy="60" r="48" strokeDasharray="2 8" strokeLinecap="round" />
      </g>
      <Shape id={id} color="red" d="M91 45a15 15 0 1 1 0 30a15 15 0 1 1 0-30Z" />
      <Shape id={id} color="blue" d="M109 45a15 15 0 1 1 0 30a15 15 0 1 1 0-30Z" />
      <Shape id={id} color="plum" d="M100 48A15 15 0 0 1 100 72A15 15 0 0 1 100 48Z" />
    </g>
  ),
  // Two hills with the light between them.
  (id) => (
    <>
      <circle
        cx="100"
        cy="50"
        r="26"
        fill="var(--color-gold)"
        stroke="var(--color-gold-ink)"
        strokeWidth="1.5"
      />
      <Shape id={id} color="red" d="M14 104A52 52 0 0 1 118 104Z" />
      <Shape id={id} color="blue" d="M82 104A52 52 0 0 1 186 104Z" />
      <Shape id={id} color="plum" d="M82 104A52 52 0 0 1 100 64.9A52 52 0 0 1 118 104Z" />
    </>
  ),
]

export function ValueFigure({ index }: { index: number }) {
  const id = useId()
  return (
    <svg className="-ml-3 w-44" viewBox="0 0 200 120" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own patterns, no input. */}
      <defs dangerouslySetInnerHTML={{ __html: threads(id, 7, 1.2) }} />
      {FIGURES[index]?.(id)}
    </svg>
  )
}
