import { CalendarClock, CircleCheck, CircleMinus } from 'lucide-react'
import { DESK_TEXT } from '#domain/admin/desk-text.ts'
import { ADMIN_TEXT } from '#domain/admin/messages.ts'
import { GENERATION_UNCONFIGURED } from '#domain/generation/messages.ts'
import { Moment } from '#web/features/admin/moment.tsx'
import { Alert } from '#web/ui/failed.tsx'
import { Loading } from '#web/ui/loading.tsx'
import type { DeskStatusQuery } from './schedule-card.generated.ts'

/** When the next post is made (Spec §2 Admin, Blog Automation card). */
export function AutomationCard({
  status,
  failed,
}: {
  status?: DeskStatusQuery['automationStatus']
  failed: boolean
}) {
  return (
    <section>
      <h2>
        <CalendarClock className="icon" aria-hidden="true" />
        {ADMIN_TEXT.automation}
      </h2>
      {failed ? (
        <Alert className="mt-4">{ADMIN_TEXT.statusFailed}</Alert>
      ) : status ? (
        <>
          <dl className="facts">
            <div>
              <dt>{ADMIN_TEXT.shouldCreateToday}</dt>
              <dd>
                {status.shouldCreateToday ? (
                  <span className="yes">
                    <CircleCheck className="icon" aria-hidden="true" />
                    {ADMIN_TEXT.yes}
                  </span>
                ) : (
                  <span className="no">
                    <CircleMinus className="icon" aria-hidden="true" />
                    {ADMIN_TEXT.no}
                  </span>
                )}
              </dd>
            </div>
            <div>
              <dt>{ADMIN_TEXT.nextPost}</dt>
              <dd>
                {/* The zone: the schedule's 10 AM is another hour on most clocks. */}
                <Moment at={status.nextPostTime} withZone />
              </dd>
            </div>
          </dl>
          {!status.enabled && <p className="desk__note">{DESK_TEXT.scheduleOff}</p>}
          {!status.configured && <p className="desk__note">{GENERATION_UNCONFIGURED}</p>}
          <p className="src desk__small">{ADMIN_TEXT.refresh}</p>
        </>
      ) : (
        <Loading>{ADMIN_TEXT.automation}</Loading>
      )}
    </section>
  )
}
