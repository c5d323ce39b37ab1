import { clsx } from 'clsx'
import type { CSSProperties } from 'react'

/** How much lower each person is, in drawing units, so that they read as people. */
const LOWERED = [1, 4, 0, 3, 5, 1, 4, 0, 2, 4]
const PITCH = 66
const WIDTH = PITCH * (LOWERED.length - 1) + 48
const OUTLINE = '[vector-effect:non-scaling-stroke]'

export type TenPeopleProps = {
  label: string
  /** How many are filled, from the left. Null before a guess, when all are dotted. */
  count: number | null
  /** In the answer: a bracket below the people of the guess, and the others who belong to the answer turn one by one. */
  guess?: { people: number; label: string } | undefined
}

/** A count out of ten. */
export function TenPeople({ label, count, guess }: TenPeopleProps) {
  return (
    <div role="img" aria-label={label}>
      <svg className="w-full overflow-visible" viewBox={`0 0 ${WIDTH} 74`} aria-hidden="true">
        {LOWERED.map((y, index) => (
          <Person
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always ten, in this order.
            key={index}
            x={index * PITCH}
            y={y}
            state={count === null ? 'unknown' : index < count ? 'in' : 'out'}
            turn={guess && index >= guess.people ? index - guess.people : undefined}
          />
        ))}
      </svg>
      {guess && (
        <p className="mt-1 font-semibold text-ink text-sm/[1.2]">
          <span
            className={clsx(
              'block h-2 rounded-b border-ink border-b-2 border-l-2',
              guess.people > 0 && 'border-r-2',
            )}
            style={{ width: `${guess.people * 10}%` }}
          />
          <span
            className="block whitespace-nowrap"
            style={guess.people > 5 ? { width: `${guess.people * 10}%`, textAlign: 'right' } : undefined}
          >
            {guess.label}
          </span>
        </p>
      )}
    </div>
  )
}

type PersonProps = {
  x: number
  y: number
  state: 'unknown' | 'in' | 'out'
  /** Position among those who turn plum. */
  turn: number | undefined
}

function Person({ x, y, state, turn }: PersonProps) {
  const look = {
    unknown: 'fill-none stroke-line-strong stroke-2 [stroke-dasharray:0.1_4.4] [stroke-linecap:round]',
    out: 'fill-raised stroke-2 stroke-line-strong',
    in: clsx(
      'fill-plum stroke-2 stroke-plum',
      turn !== undefined && 'animate-turn motion-reduce:animate-none',
    ),
  }[state]
  const className = clsx(OUTLINE, 'transition-[fill,stroke]', look)
  return (
    <g
      transform={`translate(${x})`}
      style={turn === undefined ? undefined : ({ '--turn': turn } as CSSProperties)}
    >
      <circle className={className} cx="24" cy={16 + y} r="11.5" />
      <path
        className={className}
        d={`M4 72V${53 + y}C4 ${39.5 + y} 12.5 ${33 + y} 24 ${33 + y}S44 ${39.5 + y} 44 ${53 + y}V72Z`}
      />
    </g>
  )
}
