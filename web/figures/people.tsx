import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { centerDistance, venn } from '#domain/drawing/geometry.ts'

const WIDTH = 560
const RINGS = 7
/** Half the width of a circle's line, so that the drawing does not cut it. */
const EDGE = 2
const NAME = 'fill-ink font-sans font-mid text-[20px] max-pair:text-[26px]'

export type PeopleProps = {
  /** The part of each circle that the two share, 0–1. */
  fraction: number
  /** The largest radius. Circles that overlap little are smaller, so that they fit. */
  radius: number
  you: string
  them: string
  /** Until the visitor has answered, their circle is a dotted outline. */
  isEmpty?: boolean
  /** A full sentence. */
  label: string
  className?: string
  /** svg elements in the lens. */
  children?: ReactNode
}

/** Two people, never red and blue. Rings, because stripes and dots stand for parties and groups. The lens is to scale. */
export function People({
  fraction,
  radius: largest,
  you,
  them,
  isEmpty,
  label,
  className,
  children,
}: PeopleProps) {
  const radius = Math.min(largest, (WIDTH / 2 - EDGE) / (1 + centerDistance(fraction) / 2))
  const cy = largest + 14
  const { x1, x2, lens } = venn(fraction, radius, WIDTH / 2, cy)
  // Names of circles that overlap are moved outward, and in from the edges of the drawing.
  const shift = x2 - x1 > radius ? 0 : radius * 0.62
  return (
    <svg
      className={clsx('h-auto w-full overflow-visible', className)}
      viewBox={`0 ${largest - radius} ${WIDTH} ${2 * radius + 64}`}
      role="img"
      aria-label={label}
    >
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an svg takes no focus. */}
      <g aria-hidden="true" className="forced-color-adjust-none">
        {isEmpty ? (
          <circle
            {...{ cx: x1, cy, r: radius }}
            fill="none"
            stroke="var(--color-line-strong)"
            strokeWidth="4"
            strokeDasharray="1 11"
            strokeLinecap="round"
          />
        ) : (
          <Rings x={x1} y={cy} radius={radius} fill="sunk" edge="ink" ring="line-strong" />
        )}
        <Rings x={x2} y={cy} radius={radius} fill="gold-wash" edge="gold-ink" ring="gold" />
        {lens && <path d={lens} fill="var(--color-plum)" stroke="var(--color-raised)" strokeWidth="3" />}
        {children}
        <text className={NAME} x={x1 - shift} y={cy + radius + 36} textAnchor="middle">
          {you}
        </text>
        <text className={NAME} x={x2 + shift} y={cy + radius + 36} textAnchor="middle">
          {them}
        </text>
      </g>
    </svg>
  )
}

type RingsProps = { x: number; y: number; radius: number; fill: string; edge: string; ring: string }

function Rings({ x, y, radius, fill, edge, ring }: RingsProps) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill={`var(--color-${fill})`}
        stroke={`var(--color-${edge})`}
        strokeWidth="2.5"
      />
      {Array.from({ length: RINGS - 1 }, (_, index) => radius * (1 - (index + 1) / RINGS)).map((r) => (
        <circle key={r} cx={x} cy={y} r={r} fill="none" stroke={`var(--color-${ring})`} strokeWidth="2" />
      ))}
    </>
  )
}

const MARK = { cx: 11, cy: 11, strokeWidth: 2 }

/** The small marks of the two people. */
export function PersonMark({ who }: { who: 'you' | 'them' }) {
  const isYou = who === 'you'
  const [fill, edge] = isYou ? ['sunk', 'ink'] : ['gold', 'gold-ink']
  return (
    <svg className="size-5.5 shrink-0 forced-color-adjust-none" viewBox="0 0 22 22" aria-hidden="true">
      <circle {...MARK} r="9.5" fill={`var(--color-${fill})`} stroke={`var(--color-${edge})`} />
      {isYou && <circle {...MARK} r="4.5" fill="none" stroke="var(--color-ink)" />}
    </svg>
  )
}
