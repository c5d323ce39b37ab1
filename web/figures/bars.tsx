import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Colour and ruling of a group: everyone, conservative, liberal, independent, other. */
export type Fill = 'all' | 'con' | 'lib' | 'ind' | 'oth'

export type Bar = {
  label: ReactNode
  /** 0 to 100. */
  percentage: number
  /** Beside the percentage, e.g. "488 votes". */
  detail?: ReactNode
}

export type BarsProps = {
  /** Names the list, e.g. "How everyone answered". */
  label?: string
  bars: readonly Bar[]
  fill?: Fill
  /** Where the axis ends. If that is not 100, say so under the chart, and use the same end in every panel. */
  max?: number
  /** Small values, as in the panels by affiliation. */
  plain?: boolean
}

/** Horizontal bars from 0, every value in words. */
export function Bars({ label, bars, fill = 'all', max = 100, plain = false }: BarsProps) {
  return (
    <ul className="bars" aria-label={label}>
      {bars.map((bar, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the answers of a poll keep their order.
        <li className="bar" key={index}>
          {/* The space is for who copies the list. */}
          <span className="bar__l">{bar.label}</span>{' '}
          <span className="bar__v">
            {plain ? `${bar.percentage}%` : <b>{bar.percentage}%</b>}
            {bar.detail !== undefined && <span> {bar.detail}</span>}
          </span>
          <span className="bar__t" aria-hidden="true">
            {bar.percentage > 0 && (
              <i
                className={`f-${fill}`}
                style={{ width: `${Math.min(100, (bar.percentage / max) * 100)}%` }}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The disc beside the name of a group, in the group's own fill. */
export function Swatch({ fill }: { fill: Fill }) {
  return <i className={clsx('swatch', `f-${fill}`)} aria-hidden="true" />
}
