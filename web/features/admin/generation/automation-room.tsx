import { AutomationControls } from './automation-controls.tsx'
import { GenerationCard } from './generation-card.tsx'
import { RunsPanel } from './runs-panel.tsx'
import { ScheduleCard } from './schedule-card.tsx'

export function AutomationRoom() {
  return (
    <>
      <ScheduleCard />
      <GenerationCard />
      <AutomationControls />
      <RunsPanel />
    </>
  )
}
