import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Color and pattern of a group (styles/fills.css). */
export type Fill = 'all' | 'conservative' | 'liberal' | 'independent' | 'other'

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
  fill?: Fill
  /** End of the axis. If it is not 100, say so under the chart and use the same end in every panel. */
  max?: number
  size?: BarSize
}

/** `sm` is for panels with the same labels. From 66rem, their rows join the grid around the list. */
type BarSize = 'md' | 'sm'

const STYLES: Record<BarSize, Record<'list' | 'row' | 'label' | 'value' | 'track', string>> = {
  md: { list: 'gap-4', row: 'items-baseline', label: 'text-ink', value: '', track: 'h-5' },
  sm: {
    list: 'gap-3 full:contents',
    row: 'items-baseline full:relative full:grid-cols-[1fr_3.25rem] full:items-center full:gap-2 full:border-line full:border-b',
    label: 'text-ink-soft text-sm/[1.35] full:sr-only',
    value: 'font-strong text-sm full:col-2 full:row-1 full:text-base',
    track: 'h-3.5 full:col-1 full:row-1 full:h-6',
  },
}

export function Bars({ label, bars, fill = 'all', max = 100, size = 'md' }: BarsProps) {
  const styles = STYLES[size]
  return (
    <ul className={clsx('grid', styles.list)} aria-label={label}>
      {bars.map((bar, index) => (
        <li
          className={clsx(
            'grid grid-cols-trail gap-x-4 gap-y-1.25 max-zoomed:grid-cols-1 print:break-inside-avoid',
            styles.row,
          )}
          // biome-ignore lint/suspicious/noArrayIndexKey: the answers of a poll keep their order.
          key={index}
        >
          {/* The space separates label and value when the list is copied as text. */}
          <span className={clsx('wrap-anywhere', styles.label)}>{bar.label}</span>{' '}
          {/* Justified, because Safari keeps the column as wide as it was with the fallback font. */}
          <span
            className={clsx(
              'justify-self-end whitespace-nowrap text-ink tabular-nums max-zoomed:justify-self-start',
              styles.value,
            )}
          >
            {size === 'md' ? <BigPercentage value={bar.percentage} /> : `${bar.percentage}%`}
            {bar.detail !== undefined && <span className="ml-1 text-ink-mute text-sm"> {bar.detail}</span>}
          </span>
          <span
            className={clsx('col-span-full bg-line/55 forced-colors:border', styles.track)}
            aria-hidden="true"
          >
            {bar.percentage > 0 && (
              <i
                className={clsx('block h-full min-w-[3px] forced-color-adjust-none', `data-fill-${fill}`)}
                style={{ width: `${Math.min(100, (bar.percentage / max) * 100)}%` }}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function BigPercentage({ value }: { value: number }) {
  return <b className="font-display font-medium text-title/none tabular-nums lining-nums">{value}%</b>
}

export function Swatch({ fill }: { fill: Fill }) {
  return (
    <i
      className={clsx('size-4.5 flex-none rounded-full forced-color-adjust-none', `data-fill-${fill}`)}
      aria-hidden="true"
    />
  )
}
