import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
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
import { RoomGrid } from './panel.tsx'
import { PollsPanel } from './polls/polls-panel.tsx'

/** Relative to /admin. Other paths show the 404 page. */
export const ROOM_ROUTES: RouteObject[] = [
  { index: true, element: <Overview /> },
  room('posts', <PostsPanel />),
  room('polls', <PollsPanel />),
  room('challenges', <ChallengesPanel />),
  room('messages', <MessagesPanel />),
  room('newsletter', <IssuesPanel />),
  room('subscribers', <SubscribersPanel />),
  room(
    'automation',
    <>
      <ScheduleCard />
      <GenerationCard />
      <AutomationControls />
      <RunsPanel />
    </>,
  ),
  room('editors', <EditorsPanel />),
  room('log', <AuditPanel />),
]

function room(path: RoomName, element: ReactNode): RouteObject {
  return { path, element: <RoomGrid>{element}</RoomGrid> }
}
