import { clsx } from 'clsx'
import { OVERVIEW_TEXT, SCHEDULED_TEXT } from '#domain/admin/overview-text.ts'
import { addDays } from '#domain/dates.ts'
import { ObjectLink } from '#web/features/admin/object-link.tsx'
import { dayName, useNow, useSiteTime } from '#web/features/admin/site-time.tsx'
import type { AdminOverviewQuery } from './overview.generated.ts'
import { Part } from './part.tsx'

type Scheduled = AdminOverviewQuery['overview']['week'][number]

/** Seven columns from 72rem, an agenda below. A solid edge is scheduled, a dotted one a slot of the automation. */
export function Week({ events }: { events: readonly Scheduled[] }) {
  const { dayOf } = useSiteTime()
  const today = dayOf(useNow())
  const byDay = Object.groupBy(events, ({ at }) => dayOf(new Date(at)))
  return (
    <Part title={OVERVIEW_TEXT.week} aside={<Key />}>
      <ol className="mt-3 border-line border-t nav:grid nav:grid-cols-7 nav:border-s">
        {Array.from({ length: 7 }, (_, index) => addDays(today, index)).map((day, index) => (
          <li
            key={day}
            className={clsx(
              'grid grid-cols-[7rem_1fr] gap-3 border-line border-b py-3 nav:grid-cols-1 nav:content-start nav:border-e nav:px-3 nav:pb-5',
              index === 0 && 'nav:bg-plum-wash nav:shadow-[inset_0_3px_0_var(--color-plum)]',
            )}
          >
            <p className={clsx('text-sm', index === 0 ? 'font-strong text-plum' : 'text-ink')}>
              {dayName(day)}
              {index === 0 && <span className="block text-xs">{OVERVIEW_TEXT.today}</span>}
            </p>
            {byDay[day] ? (
              <ul className="grid content-start gap-4">
                {byDay[day].map((event) => (
                  <Event key={`${event.kind}${event.id}${event.at}`} {...event} />
                ))}
              </ul>
            ) : (
              <p className="text-ink-mute text-xs">{OVERVIEW_TEXT.nothingScheduled}</p>
            )}
          </li>
        ))}
      </ol>
    </Part>
  )
}

const OBJECT = { ARTICLE: 'POST', POLL_CLOSING: 'POLL', ISSUE: 'ISSUE', AUTOMATION: 'AUTOMATION' } as const

function Event({ kind, id, title, at }: Scheduled) {
  const { clockOf } = useSiteTime()
  return (
    <li
      className={clsx(
        'wrap-anywhere border-s-4 ps-3 text-sm',
        kind === 'AUTOMATION' ? 'border-line-strong border-dotted' : 'border-plum',
      )}
    >
      <p className="text-ink-mute text-xs">
        <time className="font-strong text-ink" dateTime={at}>
          {clockOf(new Date(at))}
        </time>{' '}
        {SCHEDULED_TEXT[kind]}
      </p>
      <ObjectLink object={OBJECT[kind]} id={id}>
        {title ?? OVERVIEW_TEXT.writes}
      </ObjectLink>
    </li>
  )
}

function Key() {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      <span className="border-plum border-s-4 ps-2">{OVERVIEW_TEXT.scheduled}</span>
      <span className="border-line-strong border-s-4 border-dotted ps-2">{OVERVIEW_TEXT.slot}</span>
    </p>
  )
}
