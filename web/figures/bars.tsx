import type { ReactNode } from 'react'

export type Bar = {
  label: ReactNode
  /** 0 to 100. */
  percentage: number
  /** Next to the percentage, e.g. "488 votes". */
  detail?: ReactNode
}

export type BarsProps = {
  label?: string
  bars: readonly Bar[]
  /** End of the axis. If it is not 100, say so under the chart. */
  max?: number
}

/** How everyone answered. Ink, because plum means each group. */
export function Bars({ label, bars, max = 100 }: BarsProps) {
  return (
    <ul className="grid gap-4" aria-label={label}>
      {bars.map((bar, index) => (
        <li
          className="grid grid-cols-trail items-baseline gap-x-4 gap-y-1.25 max-zoomed:grid-cols-1 print:break-inside-avoid"
          // biome-ignore lint/suspicious/noArrayIndexKey: the answers of a poll keep their order.
          key={index}
        >
          {/* The space separates label and value when the list is copied as text. */}
          <span className="wrap-anywhere text-ink">{bar.label}</span>{' '}
          {/* Justified, because Safari keeps the column as wide as it was with the fallback font. */}
          <span className="justify-self-end whitespace-nowrap text-ink tabular-nums max-zoomed:justify-self-start">
            <b className="font-display font-medium text-title/none tabular-nums lining-nums">
              {`${bar.percentage}%`}
            </b>
            {bar.detail !== undefined && <span className="ml-1 text-ink-mute text-sm"> {bar.detail}</span>}
          </span>
          <span className="col-span-full h-3.5 bg-line/55 forced-colors:border" aria-hidden="true">
            {bar.percentage > 0 && (
              <i
                className="block h-full min-w-[3px] bg-ink/82 forced-color-adjust-none"
                style={{ width: `${Math.min(100, (bar.percentage / max) * 100)}%` }}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
