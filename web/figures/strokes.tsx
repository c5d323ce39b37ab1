import { clsx } from 'clsx'
import { STROKES, type StrokeLayer, type WEAVE } from '#domain/drawing/strokes.ts'

export type StrokesProps = {
  layers: readonly StrokeLayer[]
  size?: typeof STROKES | typeof WEAVE
  className?: string
}

/** A hundred people. Decoration, so the text around it gives the numbers. */
export function Strokes({ layers, size = STROKES, className }: StrokesProps) {
  return (
    <svg
      className={clsx('block h-auto w-full', className)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      fill="none"
      aria-hidden="true"
    >
      {layers.map(({ d, color, width, opacity, isDotted }) => (
        <path
          key={`${color} ${width}`}
          d={d}
          stroke={`var(--color-${color})`}
          strokeWidth={width}
          strokeOpacity={opacity}
          {...(isDotted && { strokeDasharray: '0.1 2.4', strokeLinecap: 'round' })}
        />
      ))}
    </svg>
  )
}
