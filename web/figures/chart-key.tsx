import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { diagonalRule, threads } from '#domain/drawing/threads.ts'

export type ChartKeyProps = {
  label: string
  /** The groups with vertical and horizontal stripes. */
  red: ReactNode
  blue: ReactNode
  independents?: ReactNode
  overlap?: ReactNode
  axis: ReactNode
  className?: string
  /** Only where charts have the tick for everyone. */
  everyone?: ReactNode
}

/** Explains what a dumbbell chart or a gap line shows. */
export function ChartKey({
  label,
  red,
  blue,
  independents,
  overlap,
  axis,
  everyone,
  className,
}: ChartKeyProps) {
  return (
    <ul
      className={clsx('flex flex-wrap items-center gap-x-6 gap-y-2 text-ink-soft text-sm', className)}
      aria-label={label}
    >
      <Entry mark={<PatternedDisc color="red" pattern="up" />}>{red}</Entry>
      <Entry mark={<PatternedDisc color="blue" pattern="level" />}>{blue}</Entry>
      {independents && <Entry mark={<PatternedDisc color="slate" pattern="rule" />}>{independents}</Entry>}
      {overlap && (
        <Entry
          mark={
            <path
              d="M12 2C16.5 7 17 10 17 12s-.5 5-5 10C7.5 17 7 14 7 12s.5-5 5-10Z"
              fill="var(--color-plum)"
            />
          }
        >
          {overlap}
        </Entry>
      )}
      {everyone && (
        <Entry
          mark={
            <>
              <path d="M12 1V23" stroke="var(--color-ink)" strokeWidth="2.7" />
              <path d="M2 12H22" stroke="var(--color-line-strong)" strokeWidth="1.5" />
            </>
          }
        >
          {everyone}
        </Entry>
      )}
      <li>{axis}</li>
    </ul>
  )
}

function Entry({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <svg className="size-5.5" viewBox="0 0 24 24" aria-hidden="true">
        {mark}
      </svg>
      {children}
    </li>
  )
}

type PatternedDiscProps = { color: 'red' | 'blue' | 'slate'; pattern: 'up' | 'level' | 'rule' }

function PatternedDisc({ color, pattern }: PatternedDiscProps) {
  const id = useId()
  const radius = pattern === 'rule' ? 9 : 11
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own patterns, no input. */}
      <defs dangerouslySetInnerHTML={{ __html: threads(id, 5, 1.3) + diagonalRule(id) }} />
      <circle cx="12" cy="12" r={radius} fill={`var(--color-${color})`} />
      <circle cx="12" cy="12" r={radius} fill={`url(#${id}-${pattern})`} />
    </>
  )
}
