import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AdminStatusDocument } from '#web/features/admin/session/session.generated.ts'
import { openAdmin, openAdminSignedIn, serveAdmin, serveStatus } from '#web/test/admin.tsx'
import { failure, serve } from '#web/test/serve.ts'

beforeEach(serveAdmin)

test('the automation card shows if a post is due today and when the next one is, with time zone', async () => {
  serveStatus({ nextPostTime: '2026-11-21T15:00:00.000Z' })
  await openAdminSignedIn()
  expect(screen.getByText('Yes')).toBeVisible()
  const next = screen.getByText('Next post').nextElementSibling as HTMLElement
  const moment = within(next).getByText('Sat, Nov 21, 2026, 10:00 AM EST')
  expect(moment).toHaveAttribute('datetime', '2026-11-21T15:00:00.000Z')
  expect(next).not.toHaveTextContent('None')
  expect(screen.getByText(/10 AM is in the time zone America\/New_York\./)).toBeVisible()
})

test('the automation card says No on a day without a post', async () => {
  serveStatus({ shouldCreateToday: false })
  await openAdminSignedIn()
  expect(screen.getByText('Should create today').nextElementSibling).toHaveTextContent(/^No$/)
})

test.each([
  { enabled: false, configured: true },
  { enabled: true, configured: false },
])('there is no next post while %o', async (state) => {
  serveStatus({ ...state, shouldCreateToday: false })
  await openAdminSignedIn()
  expect(screen.getByText('Next post').nextElementSibling).toHaveTextContent(/^None$/)
})

test('the automation card says what is turned off or not configured', async () => {
  serveStatus({ enabled: false, configured: false })
  await openAdminSignedIn()
  const card = screen.getByRole('heading', { name: 'Blog Automation' }).closest('section') as HTMLElement
  expect(within(card).getByText('AI articles are turned off on the server (AUTOMATION=off).')).toBeVisible()
  expect(within(card).getByText('Blog generation is not configured: set OPENAI_API_KEY.')).toBeVisible()
})

test('the status is polled every 60 seconds', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval')
  const requests = serveStatus()
  await openAdminSignedIn()
  const passMinute = () => act(() => timers.mock.calls.findLast(([, delay]) => delay === 60_000)?.[0]())
  await waitFor(() => expect(requests).toHaveLength(1))
  await passMinute()
  await waitFor(() => expect(requests).toHaveLength(2))
  await passMinute()
  await waitFor(() => expect(requests).toHaveLength(3))
})

test('the automation card shows an error if the status fails to load', async () => {
  serve(AdminStatusDocument, () => failure())
  await openAdmin()
  expect(await screen.findByText('Error loading status')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Generate Blog Post' })).toBeVisible()
})
