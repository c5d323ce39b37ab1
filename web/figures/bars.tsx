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
    list: 'gap-3 min-[66rem]:contents',
    row: 'items-baseline min-[66rem]:relative min-[66rem]:grid-cols-[1fr_3.25rem] min-[66rem]:items-center min-[66rem]:gap-2 min-[66rem]:border-line min-[66rem]:border-b',
    label: 'text-ink-soft text-sm/[1.35] min-[66rem]:sr-only',
    value: 'font-[650] text-sm min-[66rem]:col-2 min-[66rem]:row-1 min-[66rem]:text-base',
    track: 'h-3.5 min-[66rem]:col-1 min-[66rem]:row-1 min-[66rem]:h-6',
  },
}

export function Bars({ label, bars, fill = 'all', max = 100, size = 'md' }: BarsProps) {
  const styles = STYLES[size]
  return (
    <ul className={clsx('grid', styles.list)} aria-label={label}>
      {bars.map((bar, index) => (
        <li
          className={clsx(
            'grid grid-cols-[1fr_auto] gap-x-4 gap-y-[0.3125rem] max-[14rem]:grid-cols-1 print:break-inside-avoid',
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
              'justify-self-end whitespace-nowrap text-ink tabular-nums max-[14rem]:justify-self-start',
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
  return <b className="font-display font-medium text-[1.375rem]/none tabular-nums lining-nums">{value}%</b>
}

export function Swatch({ fill }: { fill: Fill }) {
  return (
    <i
      className={clsx('size-[18px] flex-none rounded-full forced-color-adjust-none', `data-fill-${fill}`)}
      aria-hidden="true"
    />
  )
}
