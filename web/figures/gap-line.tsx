import { clsx } from 'clsx'
import { useId } from 'react'
import { twoDiscs } from '#domain/drawing/dumbbell.ts'

export type GapLineProps = {
  /** What the figure says, as a sentence. */
  label: string
  /** Percentages, 0–100. */
  conservative: number
  liberal: number
  /** The text above and below the line: 'Conservatives'. */
  names?: { conservative: string; liberal: string }
}

const NAMED_RADIUS = 13

/** Two circles on a line from 0 to 100%. Their distance is the data; the overlap of the circles is not to scale. */
export function GapLine({ label, conservative, liberal, names }: GapLineProps) {
  const id = useId()
  const [height, middle, radius] = names ? [84, 42, NAMED_RADIUS] : [40, 20, 11]
  const html = twoDiscs({ id, above: conservative, below: liberal, y: middle, radius })
  return (
    <svg className="w-full overflow-visible" height={height} role="img" aria-label={label}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made of numbers. */}
      <g dangerouslySetInnerHTML={{ __html: html }} />
      {names && (
        // The label of the figure says the same.
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an svg takes no focus.
        <g aria-hidden="true">
          <Value at={conservative} y={20} color="fill-red-ink" name={names.conservative} />
          <Value at={liberal} y={76} color="fill-blue-ink" name={names.liberal} />
        </g>
      )}
    </svg>
  )
}

type ValueProps = { at: number; y: number; color: string; name: string }

/** Starts at the left edge of the circle. Where it would leave the figure, it ends at the right edge. */
function Value({ at, y, color, name }: ValueProps) {
  const isRight = at >= 55
  return (
    <text
      className={clsx('font-semibold text-[0.875rem] tabular-nums', color)}
      x={`${at}%`}
      dx={isRight ? NAMED_RADIUS : -NAMED_RADIUS}
      y={y}
      textAnchor={isRight ? 'end' : 'start'}
    >
      {`${name} ${at}%`}
    </text>
  )
}
