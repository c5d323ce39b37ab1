import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { countsCsv, slugTitle, type Trend, trendOf, trendRange } from '#domain/activity/trends.ts'
import { beforeText, MEASURES, periodText, TREND_TEXT, todayText } from '#domain/admin/trend-text.ts'
import { TYPE_LABEL } from '#domain/challenges/admin-text.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { ChoiceButtons } from '#web/features/admin/choice-buttons.tsx'
import { PanelState } from '#web/features/admin/panel.tsx'
import { dayName, useNow, useSiteTime } from '#web/features/admin/site-time.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { download } from '#web/lib/download.ts'
import { lazily } from '#web/lib/lazily.tsx'
import { Button } from '#web/ui/button.tsx'
import { CaveatNote } from '#web/ui/caveat-note.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { urls } from '#web/urls.ts'
import { Part } from './part.tsx'
import { AdminTrendsDocument } from './trends.generated.ts'

// The chart library is larger than the rest of the dashboard.
const DayChart = lazily(() => import('./day-chart.tsx').then((module) => module.DayChart))

const VIEWS = [
  { value: 'charts', label: TREND_TEXT.charts },
  { value: 'table', label: TREND_TEXT.table },
] as const

type Measured = (typeof MEASURES)[number] & { trend: Trend }

function useTrends() {
  const { dayOf } = useSiteTime()
  const today = dayOf(useNow())
  const { data, panel } = useAdminQuery(AdminTrendsDocument, trendRange(today))
  const counts = data?.dailyCounts ?? []
  const measures = MEASURES.map((measure) => ({ ...measure, trend: trendOf(counts, measure.kind, today) }))
  return { today, data, panel, measures }
}

/** The charts of subscribers alone. */
export function Growth() {
  const { data, measures } = useTrends()
  const shown = measures.filter(({ kind }) => kind === 'SIGN_UP' || kind === 'UNSUBSCRIBE')
  if (!data) return null
  return (
    <div className="mt-6 grid gap-x-10 border-line border-t tablet:grid-cols-2">
      {shown.map((measure) => (
        <MeasureChart key={measure.kind} {...measure} />
      ))}
    </div>
  )
}

export function Trends() {
  const { today, data, panel, measures } = useTrends()
  const [view, setView] = useState<'charts' | 'table'>('charts')
  if (!data)
    return (
      <Part title={TREND_TEXT.heading}>
        <PanelState title={TREND_TEXT.heading} {...panel} />
      </Part>
    )
  const days = measures[0]?.trend.days ?? []
  const totals = measures.map(({ trend, units }) => ({ today: trend.today, units }))
  return (
    <Part
      title={TREND_TEXT.heading}
      aside={
        <div className="flex flex-wrap gap-2">
          <ChoiceButtons label={TREND_TEXT.show} choices={VIEWS} value={view} onChoose={setView} />
          <Button
            variant="quiet"
            size="sm"
            className="-me-3"
            onClick={() =>
              download(`activity-${today}.csv`, countsCsv(data.dailyCounts), 'text/csv;charset=utf-8')
            }
          >
            {TREND_TEXT.download}
          </Button>
        </div>
      }
    >
      <p className="mt-2 measure-70">
        {periodText(dayName(days[0]?.day ?? today), dayName(days.at(-1)?.day ?? today))} {todayText(totals)}
      </p>
      {data.dailyCounts.length === 0 ? (
        <p className="mt-4 measure-70">{TREND_TEXT.none}</p>
      ) : view === 'table' ? (
        <DayTable measures={measures} />
      ) : (
        <>
          <Key />
          <div className="mt-5 grid gap-x-10 border-line border-t tablet:grid-cols-2 full:grid-cols-3">
            {measures.map((measure) => (
              <MeasureChart key={measure.kind} {...measure} />
            ))}
          </div>
        </>
      )}
      <div className="mt-6 grid gap-3 text-sm">
        <CaveatNote>{TREND_TEXT.never}</CaveatNote>
        <p className="measure-70">{TREND_TEXT.readMeans}</p>
        <p className="measure-70">{TREND_TEXT.samples}</p>
      </div>
    </Part>
  )
}

function Key() {
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <span className="inline-flex items-center gap-2">
        <i className="h-4 w-2 bg-plum" aria-hidden="true" />
        {TREND_TEXT.eachDay}
      </span>
      <span className="inline-flex items-center gap-2">
        <i className="h-4 w-3 bg-line" aria-hidden="true" />
        {TREND_TEXT.earlier}
      </span>
    </p>
  )
}

function MeasureChart({ kind, title, trend }: Measured) {
  const { total, before, days } = trend
  return (
    <section className="min-w-0 border-line border-b py-6" aria-label={title}>
      <h3 className="font-sans font-strong text-base">{title}</h3>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <b className="font-display font-medium text-3xl text-ink lining-nums">{formatWholeNumber(total)}</b>
        <span className="text-ink-mute text-sm">{beforeText(before)}</span>
      </p>
      <div className="min-h-36">
        <Suspense>
          <DayChart title={title} days={days} />
        </Suspense>
      </div>
      <DataTable
        className="mt-3 text-sm"
        caption={`${title}, ${TREND_TEXT.now}`}
        hideCaption
        columns={[TREND_TEXT.name, TREND_TEXT.now, TREND_TEXT.before]}
        rows={rowsOf(kind, trend)}
      />
    </section>
  )
}

type Cells = [ReactNode, ...ReactNode[]]

/** The highest totals by article, poll, issue or challenge. Without keys, the average and the busiest day. */
function rowsOf(kind: Measured['kind'], { keys, days, total, before }: Trend): Cells[] {
  if (keys.length > 0)
    return keys
      .slice(0, 5)
      .map(
        ({ key, total, before }): Cells => [
          <KeyLink key={key} kind={kind} name={key} />,
          formatWholeNumber(total),
          formatWholeNumber(before),
        ],
      )
  const average = (sum: number) => (sum / days.length).toFixed(1)
  const busiest = days.toSorted((a, b) => b.now - a.now)[0]
  return [
    [TREND_TEXT.average, average(total), average(before)],
    ...(busiest && busiest.now > 0
      ? [
          [
            `${TREND_TEXT.busiest}: ${dayName(busiest.day)}`,
            formatWholeNumber(busiest.now),
            formatWholeNumber(busiest.before),
          ] satisfies Cells,
        ]
      : []),
  ]
}

function KeyLink({ kind, name }: { kind: Measured['kind']; name: string }) {
  if (kind === 'CHALLENGE') return TYPE_LABEL[name as keyof typeof TYPE_LABEL] ?? name
  const href = { READ: urls.post, VOTE: urls.poll, ISSUE: urls.newsletterIssue }[kind as 'READ']?.(name)
  return href ? <Link to={href}>{slugTitle(name)}</Link> : name
}

/** Newest day first, with both totals on top. */
function DayTable({ measures }: { measures: readonly Measured[] }) {
  const days = measures[0]?.trend.days.toReversed() ?? []
  const cells = (of: (trend: Trend) => number) => measures.map(({ trend }) => formatWholeNumber(of(trend)))
  return (
    <DataTable
      className="mt-5 text-sm [&_tbody_th]:whitespace-nowrap"
      caption={TREND_TEXT.heading}
      hideCaption
      columns={[TREND_TEXT.day, ...measures.map(({ title }) => title)]}
      rows={[
        [TREND_TEXT.total, ...cells(({ total }) => total)],
        [TREND_TEXT.totalBefore, ...cells(({ before }) => before)],
        ...days.map(
          ({ day }, index): Cells => [dayName(day), ...cells((trend) => trend.days.at(-1 - index)?.now ?? 0)],
        ),
      ]}
    />
  )
}
