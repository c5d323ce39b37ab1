import type { ReactNode } from 'react'
import type { RoomName } from '#domain/admin/rooms.ts'
import { PostsPanel } from './blog/posts-panel.tsx'
import { ChallengesPanel } from './challenges/challenges-panel.tsx'
import { MessagesPanel } from './contact/messages-panel.tsx'
import { EditorsPanel } from './editors/editors-panel.tsx'
import { AutomationControls } from './generation/automation-controls.tsx'
import { GenerationCard } from './generation/generation-card.tsx'
import { RunsPanel } from './generation/runs-panel.tsx'
import { ScheduleCard } from './generation/schedule-card.tsx'
import { AuditPanel } from './log/audit-panel.tsx'
import { IssuesPanel } from './newsletter/issues-panel.tsx'
import { SubscribersPanel } from './newsletter/subscribers-panel.tsx'
import { Overview } from './overview/overview.tsx'
import { PollsPanel } from './polls/polls-panel.tsx'

/** By their names in the address. */
export const ROOMS: Readonly<Record<RoomName, ReactNode>> = {
  '': <Overview />,
  posts: <PostsPanel />,
  polls: <PollsPanel />,
  challenges: <ChallengesPanel />,
  messages: <MessagesPanel />,
  newsletter: <IssuesPanel />,
  subscribers: <SubscribersPanel />,
  automation: (
    <>
      <ScheduleCard />
      <GenerationCard />
      <AutomationControls />
      <RunsPanel />
    </>
  ),
  editors: <EditorsPanel />,
  log: <AuditPanel />,
}
