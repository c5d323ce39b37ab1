import { act, screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'msw/graphql'
import { beforeEach, expect, test, vi } from 'vitest'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { TOO_MANY_REQUESTS } from '#domain/errors.ts'
import { KEPT_TEXT_PREFIX } from '#domain/session/storage-keys.ts'
import { Component as AdminPage } from '#web/pages/admin.tsx'
import {
  authorizations,
  openAdmin,
  openAdminSignedIn,
  openRoom,
  serveAdmin,
  serveStatus,
  TOKEN,
  unauthenticated,
} from '#web/test/admin.tsx'
import { API_URL, network } from '#web/test/network.ts'
import { renderInSite } from '#web/test/render.tsx'
import { failure, serve } from '#web/test/serve.ts'
import { AdminPostsDocument } from './blog/posts-panel.generated.ts'
import { CreateChallengeDocument } from './challenges/challenges-card.generated.ts'
import { StartGenerationDocument } from './generation/generation-card.generated.ts'
import { AdminPollsDocument } from './polls/polls-panel.generated.ts'
import { AdminStatusDocument } from './session/session.generated.ts'

beforeEach(serveAdmin)

test('Authenticate needs a token, stores it trimmed and opens the dashboard', async () => {
  const { user } = await renderInSite(<AdminPage />, { at: '/admin', path: '/admin/:room?' })
  expect(screen.getByRole('heading', { name: 'Admin Authentication' })).toBeVisible()
  expect(screen.getByText(/kept in the server environment/)).toBeVisible()
  const field = screen.getByLabelText('Admin Token')
  expect(field).toHaveAttribute('type', 'password')
  const button = screen.getByRole('button', { name: 'Authenticate' })
  expect(button).toBeDisabled()
  await user.type(field, '   ')
  expect(button).toBeDisabled()
  await user.type(field, `${TOKEN}  {Enter}`)
  expect(await screen.findByText('Authenticated')).toBeVisible()
  expect(screen.getByText('Admin token saved successfully')).toBeVisible()
  expect(localStorage.getItem('adminToken')).toBe(TOKEN)
  expect(await screen.findByText('Should create today')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Admin' })).toHaveFocus()
})

test('a stored token opens the dashboard', async () => {
  await openAdminSignedIn()
  expect(screen.queryByLabelText('Admin Token')).toBeNull()
  await screen.findByText('No challenges yet. Visitors see an empty section.')
  expect(authorizations.sort()).toEqual([`Bearer ${TOKEN}`, `Bearer ${TOKEN}`])
})

function logOutInAnotherTab() {
  localStorage.removeItem('adminToken')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })))
}

test('Logout deletes the token and the cache, and shows a toast', async () => {
  const { user, client } = await openRoom('log')
  await screen.findByText('No activity yet.')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('Logged out')).toBeVisible()
  expect(screen.getByText('Admin token cleared')).toBeVisible()
  expect(localStorage.getItem('adminToken')).toBeNull()
  expect(screen.getByLabelText('Admin Token')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Admin Authentication' })).toHaveFocus()
  expect(client.cache.extract()).toEqual({})
})

test('a token that the browser cannot store opens the dashboard until Logout', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  const { user } = await renderInSite(<AdminPage />, { at: '/admin', path: '/admin/:room?' })
  await user.type(screen.getByLabelText('Admin Token'), `${TOKEN}{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(await screen.findByLabelText('Admin Token')).toBeVisible()
})

test('logging out in another tab logs out this tab too', async () => {
  const { user } = await renderInSite(<AdminPage />, { at: '/admin', path: '/admin/:room?' })
  await user.type(screen.getByLabelText('Admin Token'), `${TOKEN}{Enter}`)
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible()
  logOutInAnotherTab()
  expect(screen.getByLabelText('Admin Token')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Logout', hidden: true })).toBeNull()
})

test('typed text survives a logout in another tab, but is not shown until the next login', async () => {
  const { user } = await openRoom('polls')
  const field = await screen.findByLabelText('Question')
  await user.type(field, 'A new park?')
  logOutInAnotherTab()
  expect(field).not.toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Log in again to get back to your unsaved changes.')
  await user.type(screen.getByLabelText('Admin Token'), `${TOKEN}{Enter}`)
  await waitFor(() => expect(field).toBeVisible())
  expect(field).toHaveValue('A new park?')
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(confirm).toHaveBeenCalledOnce()
  expect(screen.queryByLabelText('Question')).toBeNull()
})

test('after a logout was declined, leaving with unsaved text still asks', async () => {
  localStorage.setItem(`${KEPT_TEXT_PREFIX}post 1`, '{}')
  const { user, router } = await openRoom('polls')
  await user.type(await screen.findByLabelText('Question'), 'What')
  const confirm = vi.spyOn(window, 'confirm').mockImplementation((question) => question === PANEL_TEXT.leave)
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  confirm.mockClear().mockReturnValue(false)
  await user.click(screen.getByRole('link', { name: 'Messages' }))
  expect(confirm).toHaveBeenCalledOnce()
  expect(router.state.location.pathname).toBe('/admin/polls')
  confirm.mockRestore()
})

test('a wrong token is neither stored nor called authenticated', async () => {
  serve(AdminStatusDocument, unauthenticated)
  const { user } = await renderInSite(<AdminPage />, { at: '/admin', path: '/admin/:room?' })
  const field = screen.getByLabelText('Admin Token')
  await user.type(field, 'not the right token{Enter}')
  const message = 'Invalid admin token - please check your credentials'
  await waitFor(() => expect(field).toHaveAccessibleDescription(message))
  expect(field).toHaveFocus()
  expect(field).toHaveValue('not the right token')
  expect(screen.queryByText('Authenticated')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Admin' })).toBeNull()
  expect(localStorage.getItem('adminToken')).toBeNull()
})

test('a stored token that is wrong shows the specified error in the status card and in toasts', async () => {
  serve(AdminStatusDocument, unauthenticated)
  serve(StartGenerationDocument, unauthenticated)
  serve(CreateChallengeDocument, unauthenticated)
  const { user } = await openAdmin()
  expect(await screen.findByText('Error loading status')).toBeVisible()
  const message = 'Invalid admin token - please check your credentials'
  expect(screen.getByText(message)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByText(`Failed to generate blog post: ${message}`)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Create Default Challenges' }))
  expect(await screen.findByText(`Failed to create challenges: ${message}`)).toBeVisible()
})

test('a stored token that is wrong stops the polling of the status', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const sent: string[] = []
  serve(AdminStatusDocument, unauthenticated)
  network.use(
    graphql.link(API_URL).operation(({ request, operationName }) => {
      if (request.headers.has('authorization')) sent.push(operationName)
    }),
  )
  await openAdmin()
  expect(await screen.findByText('Error loading status')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(150_000))
  expect(sent).toEqual(['AdminStatus'])
  vi.useRealTimers()
})

test('a token with characters that a header cannot hold shows an error at its field', async () => {
  const { user } = await renderInSite(<AdminPage />, { at: '/admin', path: '/admin/:room?' })
  const field = screen.getByLabelText('Admin Token')
  await user.type(field, '“a token\u200b”{Enter}')
  const message = 'This token has characters that can’t be sent. Please copy it again.'
  await waitFor(() => expect(field).toHaveAccessibleDescription(message))
  expect(field).toHaveFocus()
  expect(localStorage.getItem('adminToken')).toBeNull()
})

test('the dashboard shows the rate limit message after too many wrong tokens', async () => {
  serve(AdminStatusDocument, () => failure(TOO_MANY_REQUESTS, { status: 429, code: 'RATE_LIMITED' }))
  await openAdmin()
  expect(await screen.findByText('Error loading status')).toBeVisible()
  expect(screen.getByText('Too many requests. Please try again later.')).toBeVisible()
})

test('the overview ends with its four cards, and How It Works gives schedule, length and categories', async () => {
  await openAdminSignedIn()
  const cards = screen.getAllByRole('heading', { level: 2 }).slice(-4)
  expect(cards.map((heading) => heading.textContent)).toEqual([
    'Blog Automation',
    'Unity Challenges',
    'Manual Generation',
    'How It Works',
  ])
  expect(screen.getByText('Automation creates one post every other day at 10 AM.')).toBeVisible()
  expect(screen.getByText('Each post is 2,500-3,500 words long.')).toBeVisible()
  expect(
    screen.getByText(
      'Each post is randomly assigned to one of four categories: ' +
        'Stories of Unity, Practical Guides, Educational Articles, Civil Discourse.',
    ),
  ).toBeVisible()
})

test('each room has an address and a title, and Back returns to the room before', async () => {
  const { user, router } = await openAdminSignedIn()
  const bar = within(screen.getByRole('navigation', { name: 'Dashboard' }))
  expect(bar.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  await user.click(bar.getByRole('link', { name: 'Messages' }))
  expect(await screen.findByText('No messages yet.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/admin/messages')
  expect(document.title).toBe('Messages – Admin – Civic Unity')
  expect(bar.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page')
  expect(bar.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current')
  expect(screen.queryByRole('heading', { name: 'Blog Automation' })).toBeNull()
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('heading', { name: 'Blog Automation' })).toBeVisible()
})

test('an address that is no room shows the 404 page, also without a token', async () => {
  await renderInSite(<AdminPage />, { at: '/admin/nothing', path: '/admin/:room?' })
  expect(screen.queryByLabelText('Admin Token')).toBeNull()
  expect(document.title).toBe('404 Page Not Found – Civic Unity')
})

test('a room opens at an address in other letters, as pages do', async () => {
  await openAdmin({ at: '/admin/Messages/' })
  expect(await screen.findByRole('heading', { name: 'Messages' })).toBeVisible()
})

test('a room waits for the token: a wrong one is sent once, and the room stays closed', async () => {
  const sent = serve(AdminStatusDocument, unauthenticated)
  const lists = serve(AdminPostsDocument)
  await openAdmin({ at: '/admin/posts' })
  expect(await screen.findByText('Invalid admin token - please check your credentials')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect([sent.length, lists.length]).toEqual([1, 0])
})

test('writers see only the rooms that their role may open', async () => {
  serveStatus({}, { name: 'Ada', role: 'WRITER' })
  await openRoom('posts')
  const bar = within(screen.getByRole('navigation', { name: 'Dashboard' }))
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Overview',
    'Posts',
    'Automation',
  ])
})

test('a room that the role may not open says so', async () => {
  serveStatus({}, { name: 'Ada', role: 'WRITER' })
  const lists = serve(AdminPollsDocument)
  await openAdmin({ at: '/admin/polls' })
  expect(await screen.findByText(/^Your role doesn’t allow this/)).toBeVisible()
  expect(lists).toEqual([])
})
