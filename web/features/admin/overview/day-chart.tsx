import { Bar, BarChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { Trend } from '#domain/activity/trends.ts'
import { dayText } from '#domain/admin/trend-text.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { dayName } from '#web/features/admin/site-time.tsx'

type DayChartProps = { title: string; days: Trend['days'] }

const MARGIN = { top: 8, right: 0, bottom: 0, left: 0 }

/**
 * A plum bar for each day in front of a wider, paler one for the same weekday four weeks earlier. Arrow keys move from day
 * to day. All charts of the page show the same day.
 */
export function DayChart({ title, days }: DayChartProps) {
  const highest = Math.max(1, ...days.flatMap(({ now, before }) => [now, before]))
  const mondays = days.filter(({ day }) => new Date(day).getUTCDay() === 1)
  return (
    <div className="relative mt-3 text-ink-mute text-xs">
      <span className="absolute end-0 top-0 -translate-y-1/2 bg-paper ps-1.5" aria-hidden="true">
        {formatWholeNumber(highest)}
      </span>
      <ResponsiveContainer width="100%" height={104}>
        <BarChart data={[...days]} margin={MARGIN} barGap={0} syncId="days" title={title} accessibilityLayer>
          {/* Two hidden axes, so that the bars of a day lie on top of each other. */}
          <XAxis xAxisId="before" dataKey="day" hide />
          <XAxis xAxisId="now" dataKey="day" hide />
          <YAxis domain={[0, highest]} hide />
          <ReferenceLine xAxisId="now" y={0} stroke="var(--color-line-strong)" />
          <ReferenceLine xAxisId="now" y={highest} stroke="var(--color-line)" />
          {mondays.map(({ day }) => (
            <ReferenceLine key={day} xAxisId="now" x={day} stroke="var(--color-line)" />
          ))}
          <Bar xAxisId="before" dataKey="before" fill="var(--color-line)" isAnimationActive={false} />
          <Bar
            xAxisId="now"
            dataKey="now"
            fill="var(--color-plum)"
            maxBarSize={6}
            isAnimationActive={false}
          />
          <Tooltip content={DayReadout} isAnimationActive={false} cursor={{ fill: 'var(--color-sunk)' }} />
        </BarChart>
      </ResponsiveContainer>
      <p className="flex justify-between pt-1.5" aria-hidden="true">
        {[0, 7, 14, 21].map((index) => (
          <span key={index}>{days[index] && dayName(days[index].day)}</span>
        ))}
      </p>
    </div>
  )
}

type Readout = { active?: boolean; payload?: readonly { payload?: Trend['days'][number] }[] }

function DayReadout({ active, payload }: Readout) {
  const day = payload?.[0]?.payload
  if (!active || !day) return null
  return (
    <p className="rounded-sheet bg-ink px-3 py-2 text-paper">
      {dayText(dayName(day.day), day.now, day.before)}
    </p>
  )
}
