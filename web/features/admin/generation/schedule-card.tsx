import { CalendarClock, CircleCheck, CircleMinus } from '@lucide/icons'
import { clsx } from 'clsx'
import { ADMIN_TEXT } from '#domain/admin/messages.ts'
import { PANEL_TEXT, scheduleZone } from '#domain/admin/panel-text.ts'
import { AUTOMATION_TEXT } from '#domain/generation/automation-text.ts'
import { GENERATION_UNCONFIGURED } from '#domain/generation/messages.ts'
import { Card, Fact } from '#web/features/admin/panel.tsx'
import type { AdminStatusQuery } from '#web/features/admin/session/session.generated.ts'
import { useSession } from '#web/features/admin/session/session-context.ts'
import { Timestamp } from '#web/features/admin/site-time.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Loading } from '#web/ui/loading.tsx'

export function ScheduleCard() {
  const { status, error } = useSession()
  return (
    <Card title={ADMIN_TEXT.automation} icon={CalendarClock}>
      {error ? (
        <Alert>{ADMIN_TEXT.statusFailed}</Alert>
      ) : status ? (
        <Schedule {...status} />
      ) : (
        <div className="mt-4">
          <Loading>{ADMIN_TEXT.automation}</Loading>
        </div>
      )}
    </Card>
  )
}

function Schedule({ automationStatus: status, adminSettings }: AdminStatusQuery) {
  const isDue = status.shouldCreateToday
  const isActive = status.enabled && status.configured && !status.paused
  return (
    <>
      <dl className="mt-6 grid">
        <Fact name={ADMIN_TEXT.shouldCreateToday}>
          <span
            className={clsx('inline-flex items-center gap-2', isDue ? 'text-green-ink' : 'text-ink-soft')}
          >
            <Icon of={isDue ? CircleCheck : CircleMinus} />
            {isDue ? ADMIN_TEXT.yes : ADMIN_TEXT.no}
          </span>
        </Fact>
        <Fact name={ADMIN_TEXT.nextPost}>
          {/* With its time zone, because the schedule's 10 AM is another hour on most clocks. */}
          {isActive ? <Timestamp at={status.nextPostTime} /> : PANEL_TEXT.noNextPost}
        </Fact>
      </dl>
      {!status.enabled && <Warning>{PANEL_TEXT.scheduleOff}</Warning>}
      {!status.configured && <Warning>{GENERATION_UNCONFIGURED}</Warning>}
      {status.paused && <Warning>{AUTOMATION_TEXT.paused}</Warning>}
      <p className="mt-4 text-ink-mute text-xs/[1.45]">
        {scheduleZone(adminSettings.timeZone)} {ADMIN_TEXT.refresh}
      </p>
    </>
  )
}

function Warning({ children }: { children: string }) {
  return <p className="mt-3 measure-60 border-gold border-l-3 pl-4">{children}</p>
}
