import { clsx } from 'clsx'
import { attentionText, greeting, OVERVIEW_TEXT } from '#domain/admin/overview-text.ts'
import { ChallengesCard } from '#web/features/admin/challenges/challenges-card.tsx'
import { GenerationCard } from '#web/features/admin/generation/generation-card.tsx'
import { HowItWorks } from '#web/features/admin/generation/how-it-works.tsx'
import { ScheduleCard } from '#web/features/admin/generation/schedule-card.tsx'
import { PanelState, RoomGrid } from '#web/features/admin/panel.tsx'
import { useMay, useSession } from '#web/features/admin/session/session-context.ts'
import { useNow, useSiteTime } from '#web/features/admin/site-time.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { Attention } from './attention.tsx'
import { AdminOverviewDocument } from './overview.generated.ts'
import { Trends } from './trends.tsx'
import { Week } from './week.tsx'

/** `/admin`: what needs attention, the week, and the four cards of the specification (spec §2 Admin). */
export function Overview() {
  const { isTokenAccepted } = useSession()
  return (
    <>
      {isTokenAccepted && <Desk />}
      <div className={clsx(isTokenAccepted && 'mt-part border-ink border-t-2')}>
        <RoomGrid>
          <ScheduleCard />
          <ChallengesCard />
          <GenerationCard />
          <HowItWorks />
        </RoomGrid>
      </div>
    </>
  )
}

function Desk() {
  const { name = '' } = useSession()
  const { data, panel } = useAdminQuery(AdminOverviewDocument, {})
  const mayCount = useMay('admin')
  const { fullTime, hourOf } = useSiteTime()
  const now = useNow()
  const attention = data?.overview.attention ?? []
  const count = attention.reduce((total, entry) => total + entry.count, 0)
  return (
    <>
      <div className="grid gap-x-10 gap-y-3 pt-8 pb-6 wide:grid-cols-[1fr_auto] wide:items-end">
        <h2 className="text-3xl tracking-tight">
          {greeting(hourOf(now), name)} {data && <span className="block">{attentionText(count)}</span>}
        </h2>
        <p className="text-sm">{fullTime(now)}</p>
      </div>
      <PanelState title={OVERVIEW_TEXT.attention} {...panel} />
      {data && (
        <>
          <Attention entries={attention} />
          <Week events={data.overview.week} />
          {mayCount && <Trends />}
        </>
      )}
    </>
  )
}
