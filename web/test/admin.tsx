import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { RoomName } from '#domain/admin/rooms.ts'
import { AdminPostsDocument } from '#web/features/admin/blog/posts-panel.generated.ts'
import { AdminChallengesDocument } from '#web/features/admin/challenges/challenges-card.generated.ts'
import { AdminMessagesDocument } from '#web/features/admin/contact/messages-panel.generated.ts'
import { AdminRunsDocument } from '#web/features/admin/generation/runs-panel.generated.ts'
import { AdminAuditDocument } from '#web/features/admin/log/audit-panel.generated.ts'
import { AdminNewsletterIssuesDocument } from '#web/features/admin/newsletter/issues-panel.generated.ts'
import { AdminSubscribersDocument } from '#web/features/admin/newsletter/subscribers-panel.generated.ts'
import { AdminOverviewDocument } from '#web/features/admin/overview/overview.generated.ts'
import { AdminTrendsDocument } from '#web/features/admin/overview/trends.generated.ts'
import { AdminPollsDocument, type AdminPollsQuery } from '#web/features/admin/polls/polls-panel.generated.ts'
import { AdminStatusDocument, type AdminStatusQuery } from '#web/features/admin/session/session.generated.ts'
import { Component as AdminPage } from '#web/pages/admin.tsx'
import { urls } from '#web/urls.ts'
import { type RenderOptions, renderInSite } from './render.tsx'
import type { PartialResult } from './schema.ts'
import { failure, serve } from './serve.ts'

type PollRows = NonNullable<NonNullable<PartialResult<AdminPollsQuery>['adminPolls']>['nodes']>

export const TOKEN = 'a token of sixteen'
/** The `authorization` header of every request for the status or the challenges, in order. */
export const authorizations: (string | null)[] = []

export const unauthenticated = () =>
  failure('Invalid admin token - please check your credentials', { status: 401, code: 'UNAUTHENTICATED' })

export const emptyPage = { totalCount: 0, page: 1, pageCount: 1, nodes: [], states: [] }

const recordToken = ({ headers }: Request) => void authorizations.push(headers.get('authorization'))

/** Ada is an admin, and automation is on unless the test changes it. */
export function serveStatus(
  automationStatus: PartialResult<AdminStatusQuery['automationStatus']> = {},
  me: PartialResult<AdminStatusQuery['me']> = { name: 'Ada', role: 'ADMIN' },
) {
  return serve(AdminStatusDocument, (_variables, request) => {
    recordToken(request)
    return {
      me,
      automationStatus: { paused: false, ...automationStatus },
      adminSettings: { timeZone: 'America/New_York' },
    }
  })
}

export function serveAdmin(): void {
  authorizations.length = 0
  serveStatus()
  serve(AdminChallengesDocument, (_variables, request) => {
    recordToken(request)
    return { challenges: [], adminChallenges: [] }
  })
  serve(AdminOverviewDocument, { overview: { attention: [], week: [] } })
  serve(AdminTrendsDocument, { dailyCounts: [] })
  serve(AdminRunsDocument, { generationRuns: [] })
  serve(AdminPostsDocument, { adminPosts: emptyPage })
  servePolls([])
  serve(AdminMessagesDocument, { adminMessages: { ...emptyPage, open: 0 } })
  serve(AdminNewsletterIssuesDocument, { adminNewsletterIssues: emptyPage, latest: emptyPage })
  serve(AdminSubscribersDocument, {
    subscriberCounts: { confirmed: 2, pending: 1, unsubscribed: 0, undeliverable: 0 },
  })
  serve(AdminAuditDocument, { auditEntries: emptyPage })
}

/** Drafts, open polls in their order, then closed ones. */
export function servePolls(polls: PollRows, page: { page?: number; pageCount?: number } = {}) {
  return serve(AdminPollsDocument, () => ({
    adminPolls: { ...emptyPage, totalCount: polls.length, nodes: polls, ...page },
    open: polls.filter(({ status }) => status === 'OPEN'),
  }))
}

export async function openAdmin(options: RenderOptions = {}) {
  localStorage.setItem('adminToken', TOKEN)
  return renderInSite(<AdminPage />, { at: '/admin', path: '/admin/:room?', ...options })
}

/** Opens a room of the dashboard and waits until the token is accepted. */
export async function openRoom(room: RoomName, options: RenderOptions = {}) {
  const rendered = await openAdmin({ at: urls.admin(room), ...options })
  await screen.findByText('Signed in as Ada')
  return rendered
}

export async function openAdminSignedIn(options: RenderOptions = {}) {
  const rendered = await openAdmin(options)
  await screen.findByText('Should create today')
  return rendered
}

/** Chooses from the menu of the row that is `about` something. */
export async function chooseAction(user: UserEvent, about: string, label: string) {
  await user.click(await screen.findByRole('button', { name: `More actions: ${about}` }))
  await user.click(await screen.findByRole('menuitem', { name: label }))
}
