import { clsx } from 'clsx'
import { useId } from 'react'
import { threads } from '#domain/drawing/threads.ts'

export type GapLineProps = {
  /** What the figure says, as a sentence. */
  label: string
  /** Percentages, 0–100. */
  conservative: number
  liberal: number
  /** The text above and below the line: 'Conservatives'. */
  names?: { conservative: string; liberal: string }
}

const LABEL = 'font-semibold text-[0.875rem] tabular-nums'

/** Two circles on a line from 0 to 100%. Their distance is the data; the overlap of the circles is not to scale. */
export function GapLine({ label, conservative, liberal, names }: GapLineProps) {
  const id = useId()
  const radius = names ? 13 : 11
  const [height, middle] = names ? [84, 42] : [40, 20]
  const disc = (at: number, fill: string, clipPath?: string) => (
    <circle cx={`${at}%`} cy={middle} r={radius} fill={fill} clipPath={clipPath} />
  )
  return (
    <svg className="w-full overflow-visible" height={height} role="img" aria-label={label}>
      <defs>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own patterns, no input. */}
        <g dangerouslySetInnerHTML={{ __html: threads(id, 5, 1.2) }} />
        <clipPath id={`${id}-c`}>
          <circle cx={`${conservative}%`} cy={middle} r={radius} />
        </clipPath>
      </defs>
      <line x1="0" x2="100%" y1={middle} y2={middle} stroke="var(--color-line-strong)" strokeWidth="1.5" />
      {[0, 25, 50, 75, 100].map((at) => (
        <line
          key={at}
          x1={`${at}%`}
          x2={`${at}%`}
          y1={middle - 4}
          y2={middle + 4}
          stroke="var(--color-line-strong)"
          strokeWidth="1.5"
        />
      ))}
      {disc(conservative, 'var(--color-red)')}
      {disc(conservative, `url(#${id}-up)`)}
      {disc(liberal, 'var(--color-blue)')}
      {disc(liberal, `url(#${id}-level)`)}
      {disc(liberal, 'var(--color-plum)', `url(#${id}-c)`)}
      {names && (
        // The label of the figure says the same.
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an svg takes no focus.
        <g aria-hidden="true">
          <Value at={conservative} y={20} className={clsx(LABEL, 'fill-red-ink')} radius={radius}>
            {`${names.conservative} ${conservative}%`}
          </Value>
          <Value at={liberal} y={76} className={clsx(LABEL, 'fill-blue-ink')} radius={radius}>
            {`${names.liberal} ${liberal}%`}
          </Value>
        </g>
      )}
    </svg>
  )
}

type ValueProps = { at: number; y: number; className: string; radius: number; children: string }

/** Starts at the left edge of the circle. Where it would leave the figure, it ends at the right edge. */
function Value({ at, y, className, radius, children }: ValueProps) {
  const isRight = at >= 55
  return (
    <text
      className={className}
      x={`${at}%`}
      dx={isRight ? radius : -radius}
      y={y}
      textAnchor={isRight ? 'end' : 'start'}
    >
      {children}
    </text>
  )
}
