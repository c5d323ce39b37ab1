import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { Component as AdminPage } from '#web/pages/admin.tsx'
import { api, network } from './network.ts'
import { type RenderOptions, renderInSite } from './render.tsx'

// A desk on which nothing has happened yet, for the tests of its parts.

export const TOKEN = 'a token of sixteen'
/** The `authorization` of every call of the status and the challenges, in order. */
export const authorizations: (string | null)[] = []

/** The answer to the desk's question for the state of the automation. */
export const status = (now = {}) => ({
  data: {
    automationStatus: {
      __typename: 'AutomationStatus',
      shouldCreateToday: true,
      nextPostTime: '2026-11-21T15:00:00.000Z',
      enabled: true,
      configured: true,
      ...now,
    },
  },
})
export const refusal = {
  errors: [
    {
      message: 'Invalid admin token - please check your credentials',
      extensions: { code: 'UNAUTHENTICATED' },
    },
  ],
}
export const challenge = (id: number) => ({
  __typename: 'Challenge',
  id: `challenge-${id}`,
  title: `Challenge ${id}`,
  isActive: true,
})
export const page = { totalCount: 0, page: 1, pageCount: 1, nodes: [] }

/** Answers every query of the desk. */
export function serveDesk(): void {
  authorizations.length = 0
  network.use(
    api.query('DeskStatus', ({ request }) => {
      authorizations.push(request.headers.get('authorization'))
      return HttpResponse.json(status())
    }),
    api.query('DeskChallenges', ({ request }) => {
      authorizations.push(request.headers.get('authorization'))
      return HttpResponse.json({ data: { challenges: [] } })
    }),
    api.query('DeskRuns', () =>
      HttpResponse.json({
        data: {
          deskSettings: { __typename: 'DeskSettings', dailyLimit: 5, generatedPostsWait: false },
          generationRuns: [],
        },
      }),
    ),
    api.query('DeskPosts', () =>
      HttpResponse.json({ data: { deskPosts: { __typename: 'DeskPostPage', ...page } } }),
    ),
    api.query('DeskPolls', () =>
      HttpResponse.json({ data: { open: [], closed: { __typename: 'DeskPollPage', ...page } } }),
    ),
    api.query('DeskMessages', () =>
      HttpResponse.json({ data: { deskMessages: { __typename: 'DeskMessagePage', open: 0, ...page } } }),
    ),
    api.query('DeskSubscribers', () =>
      HttpResponse.json({
        data: {
          subscriberCounts: { __typename: 'SubscriberCounts', confirmed: 2, pending: 1, unsubscribed: 0 },
          deskSettings: { __typename: 'DeskSettings', mailConfigured: false },
        },
      }),
    ),
    api.query('DeskAudit', () =>
      HttpResponse.json({ data: { auditEntries: { __typename: 'AuditPage', ...page } } }),
    ),
  )
}

/** The desk of somebody whose token is in the browser already. */
export async function signedIn(options: RenderOptions = {}) {
  localStorage.setItem('adminToken', TOKEN)
  const rendered = await renderInSite(<AdminPage />, { at: '/admin', ...options })
  await screen.findByText('Should create today')
  return rendered
}
