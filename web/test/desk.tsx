import { screen } from '@testing-library/react'
import { DeskAuditDocument } from '#web/features/admin/audit-panel.generated.ts'
import { DeskPostsDocument } from '#web/features/admin/blog/posts-panel.generated.ts'
import { DeskChallengesDocument } from '#web/features/admin/challenges/challenges-card.generated.ts'
import { DeskMessagesDocument } from '#web/features/admin/contact/messages-panel.generated.ts'
import { DeskRunsDocument } from '#web/features/admin/generation/runs-panel.generated.ts'
import {
  DeskStatusDocument,
  type DeskStatusQuery,
} from '#web/features/admin/generation/schedule-card.generated.ts'
import { DeskNewsletterIssuesDocument } from '#web/features/admin/newsletter/issues-panel.generated.ts'
import { DeskSubscribersDocument } from '#web/features/admin/newsletter/subscribers-panel.generated.ts'
import { DeskPollsDocument } from '#web/features/admin/polls/polls-panel.generated.ts'
import { Component as AdminPage } from '#web/pages/admin.tsx'
import { type RenderOptions, renderInSite } from './render.tsx'
import type { PartialResult } from './schema.ts'
import { failure, serve } from './serve.ts'

export const TOKEN = 'a token of sixteen'
/** The `authorization` header of every request for the status or the challenges, in order. */
export const authorizations: (string | null)[] = []

export const unauthenticated = () =>
  failure('Invalid admin token - please check your credentials', { status: 401, code: 'UNAUTHENTICATED' })

export const emptyPage = { totalCount: 0, page: 1, pageCount: 1, nodes: [] }

const recordToken = ({ headers }: Request) => void authorizations.push(headers.get('authorization'))

/** Automation is on unless the test changes it. */
export function serveStatus(automationStatus: PartialResult<DeskStatusQuery['automationStatus']> = {}) {
  return serve(DeskStatusDocument, (_variables, request) => {
    recordToken(request)
    return { automationStatus, deskSettings: { timeZone: 'America/New_York' } }
  })
}

export function serveDesk(): void {
  authorizations.length = 0
  serveStatus()
  serve(DeskChallengesDocument, (_variables, request) => {
    recordToken(request)
    return { challenges: [] }
  })
  serve(DeskRunsDocument, { generationRuns: [] })
  serve(DeskPostsDocument, { deskPosts: emptyPage })
  serve(DeskPollsDocument, { open: [], closed: emptyPage })
  serve(DeskMessagesDocument, { deskMessages: { ...emptyPage, open: 0 } })
  serve(DeskNewsletterIssuesDocument, { deskNewsletterIssues: emptyPage, latest: emptyPage })
  serve(DeskSubscribersDocument, {
    subscriberCounts: { confirmed: 2, pending: 1, unsubscribed: 0, undeliverable: 0 },
  })
  serve(DeskAuditDocument, { auditEntries: emptyPage })
}

export async function openDesk(options: RenderOptions = {}) {
  localStorage.setItem('adminToken', TOKEN)
  return renderInSite(<AdminPage />, { at: '/admin', ...options })
}

export async function openDeskSignedIn(options: RenderOptions = {}) {
  const rendered = await openDesk(options)
  await screen.findByText('Should create today')
  return rendered
}
