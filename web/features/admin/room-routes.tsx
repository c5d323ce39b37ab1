import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import type { RoomName } from '#domain/admin/rooms.ts'
import { PostsPanel } from './blog/posts-panel.tsx'
import { ChallengesPanel } from './challenges/challenges-panel.tsx'
import { MessagesPanel } from './contact/messages-panel.tsx'
import { EditorsPanel } from './editors/editors-panel.tsx'
import { AutomationRoom } from './generation/automation-room.tsx'
import type { OnUnsaved } from './kept-text/use-unsaved-changes.ts'
import { AuditPanel } from './log/audit-panel.tsx'
import { IssuesPanel } from './newsletter/issues-panel.tsx'
import { SubscribersPanel } from './newsletter/subscribers-panel.tsx'
import { Overview } from './overview/overview.tsx'
import { RoomGrid } from './panel.tsx'
import { PollsPanel } from './polls/polls-panel.tsx'

/** Relative to /admin. Other paths show the 404 page. */
export function roomRoutes(onUnsaved: OnUnsaved): RouteObject[] {
  return [
    { index: true, element: <Overview /> },
    room('posts', <PostsPanel />),
    room('polls', <PollsPanel onUnsaved={onUnsaved} />),
    room('challenges', <ChallengesPanel onUnsaved={onUnsaved} />),
    room('messages', <MessagesPanel />),
    room('newsletter', <IssuesPanel onUnsaved={onUnsaved} />),
    room('subscribers', <SubscribersPanel />),
    room('automation', <AutomationRoom />),
    room('editors', <EditorsPanel />),
    room('log', <AuditPanel />),
  ]
}

function room(path: RoomName, element: ReactNode): RouteObject {
  return { path, element: <RoomGrid>{element}</RoomGrid> }
}
