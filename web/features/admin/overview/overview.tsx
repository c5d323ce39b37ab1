import { ChallengesCard } from '#web/features/admin/challenges/challenges-card.tsx'
import { GenerationCard } from '#web/features/admin/generation/generation-card.tsx'
import { HowItWorks } from '#web/features/admin/generation/how-it-works.tsx'
import { ScheduleCard } from '#web/features/admin/generation/schedule-card.tsx'
import { RoomGrid } from '#web/features/admin/panel.tsx'

/** `/admin`, with the four cards of the specification (spec §2 Admin). */
export function Overview() {
  return (
    <RoomGrid>
      <ScheduleCard />
      <ChallengesCard />
      <GenerationCard />
      <HowItWorks />
    </RoomGrid>
  )
}
