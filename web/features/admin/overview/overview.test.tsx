import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { openAdminSignedIn, serveAdmin, serveStatus } from '#web/test/admin.tsx'
import { serve } from '#web/test/serve.ts'
import { AdminOverviewDocument } from './overview.generated.ts'
import { AdminTrendsDocument } from './trends.generated.ts'

beforeEach(serveAdmin)

/** In New York, where the test's site is. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format()
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

test('what needs attention is a link to the object and its room, and the bar counts it', async () => {
  serve(AdminOverviewDocument, {
    overview: {
      attention: [
        {
          kind: 'HELD_DRAFT',
          count: 1,
          items: [{ id: 'post-1', object: 'POST', title: 'The town pool', at: hoursAgo(50) }],
        },
        {
          kind: 'MESSAGE',
          count: 4,
          items: ['Ada', 'Ben', 'Cy'].map((title) => ({
            id: title,
            object: 'MESSAGE' as const,
            title,
            at: hoursAgo(19),
          })),
        },
      ],
      week: [],
    },
  })
  await openAdminSignedIn()
  expect(await screen.findByRole('heading', { name: /Ada\. Five things need attention\./ })).toBeVisible()
  const ledger = within(screen.getByRole('region', { name: 'Needs attention' }))
  expect(ledger.getByRole('link', { name: 'The town pool' })).toHaveAttribute('href', '/admin/posts/post-1')
  expect(ledger.getByText('draft held by a check').closest('li')).toHaveTextContent('(2 days 2 hours)')
  expect(ledger.getByText('messages waiting').closest('li')).toHaveTextContent('(19 hours)')
  expect(ledger.getByText('and 1 more')).toBeVisible()
  expect(ledger.getByRole('link', { name: 'Read Messages' })).toHaveAttribute('href', '/admin/messages')
  const bar = within(screen.getByRole('navigation', { name: 'Dashboard' }))
  expect(bar.getByRole('link', { name: 'Messages 4' })).toBeVisible()
  expect(bar.getByRole('link', { name: 'Posts 1' })).toBeVisible()
  expect(bar.getByRole('link', { name: 'Polls' })).toBeVisible()
})

test('a writer reads about polls and issues without links to rooms of editors', async () => {
  const at = `${addDays(today, 1)}T15:00:00Z`
  serveStatus({}, { name: 'Wes', role: 'WRITER' })
  serve(AdminOverviewDocument, {
    overview: {
      attention: [
        {
          kind: 'HELD_DRAFT',
          count: 1,
          items: [{ id: 'post-1', object: 'POST', title: 'The town pool', at }],
        },
        { kind: 'CLOSING_POLL', count: 1, items: [{ id: 'poll-1', object: 'POLL', title: 'A pool?', at }] },
      ],
      week: [{ kind: 'ISSUE', id: 'issue-1', title: 'This month', at }],
    },
  })
  await openAdminSignedIn()
  expect(await screen.findByText('A pool?')).toBeVisible()
  expect(screen.getByText('This month')).toBeVisible()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain('/admin/posts/post-1')
  expect(links.filter((href) => /polls|newsletter/.test(href ?? ''))).toEqual([])
})

test('the week starts today in the site’s time zone and shows times of that zone', async () => {
  const at = `${addDays(today, 2)}T15:00:00Z`
  serve(AdminOverviewDocument, {
    overview: {
      attention: [],
      week: [
        { kind: 'POLL_CLOSING', id: 'poll-1', title: 'A pool?', at },
        { kind: 'AUTOMATION', id: null, title: null, at },
      ],
    },
  })
  await openAdminSignedIn()
  expect(await screen.findByRole('heading', { name: /Nothing needs attention\./ })).toBeVisible()
  const week = within(screen.getByRole('region', { name: 'This week' }))
  const days = week.getAllByRole('list')[0]?.children
  expect(days).toHaveLength(7)
  expect(days?.[0]).toHaveTextContent(/Today.*Nothing scheduled/)
  expect(days?.[2]).toHaveTextContent(/1[01] AM Poll closesA pool\?1[01] AM AutomationWrites an article/)
  expect(week.getByRole('link', { name: 'A pool?' })).toHaveAttribute('href', '/admin/polls#poll-1')
})

test('four weeks are compared with the four before, with a table for every chart and one for all', async () => {
  const yesterday = addDays(today, -1)
  const sent = serve(AdminTrendsDocument, {
    dailyCounts: [
      { day: addDays(today, -29), kind: 'VOTE', key: 'a-new-park', count: 3 },
      { day: yesterday, kind: 'VOTE', key: 'a-new-park', count: 1284 },
      { day: today, kind: 'QUIZ', key: '', count: 2 },
      { day: yesterday, kind: 'CHALLENGE', key: 'poll', count: 7 },
    ],
  })
  const { user } = await openAdminSignedIn()
  const votes = within(await screen.findByRole('region', { name: 'Votes' }))
  expect(votes.getByText('1,284', { selector: 'b' })).toBeVisible()
  expect(votes.getByText('3 before')).toBeVisible()
  expect(votes.getByRole('row', { name: 'A new park 1,284 3' })).toBeVisible()
  expect(votes.getByRole('link', { name: 'A new park' })).toHaveAttribute('href', '/polls/a-new-park')
  const challenges = within(screen.getByRole('region', { name: 'Challenges completed' }))
  expect(challenges.getByRole('row', { name: 'Voting in a poll 7 0' })).toBeVisible()
  expect(screen.getByText(/So far today: 2 quizzes\./)).toBeVisible()
  expect(screen.getByText('We never count visitors, visits, countries, opens or clicks.')).toBeVisible()
  expect(sent[0]).toEqual({ from: addDays(today, -56), to: today })
  await user.click(screen.getByRole('button', { name: 'Table' }))
  const table = within(screen.getByRole('table', { name: 'How it’s going' }))
  expect(table.getAllByRole('row')).toHaveLength(31)
  expect(table.getAllByRole('row')[3]).toHaveTextContent(/01,2847/)
})

test('admins download the numbers as CSV, and other editors do not get them', async () => {
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv')
  const sent = serve(AdminTrendsDocument, { dailyCounts: [{ day: today, kind: 'QUIZ', key: '', count: 2 }] })
  const { user, unmount } = await openAdminSignedIn()
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
  const csv = createUrl.mock.calls[0]?.[0] as Blob
  expect(await csv.text()).toBe(`day,kind,key,count\r\n${today},QUIZ,,2\r\n`)
  createUrl.mockRestore()
  unmount()
  serveStatus({}, { name: 'Ada', role: 'EDITOR' })
  await openAdminSignedIn()
  expect(await screen.findByRole('region', { name: 'This week' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'How it’s going' })).toBeNull()
  expect(sent).toHaveLength(1)
})
