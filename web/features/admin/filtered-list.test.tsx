import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { chooseAction, emptyPage, openRoom, serveAdmin } from '#web/test/admin.tsx'
import { aRow, serveIssues } from '#web/test/admin-issues.ts'
import { serve } from '#web/test/serve.ts'
import { AdminChallengesDocument } from './challenges/challenges-card.generated.ts'
import { SetChallengeActiveDocument } from './challenges/challenges-panel.generated.ts'
import { AdminMessagesDocument, MarkMessageHandledDocument } from './contact/messages-panel.generated.ts'
import { AdminPollsDocument } from './polls/polls-panel.generated.ts'

const ada = { id: 'message-1', name: 'Ada', message: 'The ferry.', handledAt: null }
const states = [
  { state: 'WAITING' as const, count: 1 },
  { state: 'HANDLED' as const, count: 3 },
]

beforeEach(serveAdmin)

test('a search for messages stays out of the address, and one without results can be cleared', async () => {
  const sent = serve(AdminMessagesDocument, ({ search }) => ({
    adminMessages: search
      ? { ...emptyPage, open: 1, states: states.map(({ state }) => ({ state, count: 0 })) }
      : { ...emptyPage, open: 1, states, totalCount: 4, nodes: [ada] },
  }))
  const { user, router } = await openRoom('messages')
  const filters = within(await screen.findByRole('group', { name: 'Show messages' }))
  await user.click(filters.getByRole('button', { name: 'Handled 3' }))
  expect(router.state.location.search).toBe('?state=handled')
  const field = screen.getByLabelText('Find a message by sender, subject or text')
  await user.type(field, 'ada@example.org')
  expect(await screen.findByText('No messages found')).toHaveRole('status')
  expect(filters.getByRole('button', { name: 'All 0' })).toBeVisible()
  expect(sent.at(-1)).toEqual({ page: 1, search: 'ada@example.org', state: 'HANDLED' })
  expect(router.state.location.search).toBe('?state=handled')
  expect(screen.queryByText('No messages yet.')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
  expect(await screen.findByText('The ferry.')).toBeVisible()
  expect(field).toHaveValue('')
  expect(router.state.location.search).toBe('')
  expect(sent.at(-1)).toEqual({ page: 1, search: '' })
  expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus()
})

test('the address has the page, so Back returns to it, and a search starts on the first one', async () => {
  const sent = serve(AdminMessagesDocument, ({ page }) => ({
    adminMessages: { ...emptyPage, states, totalCount: 30, pageCount: 3, page, nodes: [ada] },
  }))
  const { user, router } = await openRoom('messages', { at: '/admin/messages?state=handled&page=3' })
  expect(await screen.findByRole('button', { name: 'Page 3', current: 'page' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'All 4' }))
  expect(await screen.findByRole('button', { name: 'Page 1', current: 'page' })).toBeVisible()
  expect(router.state.location.search).toBe('')
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(await screen.findByRole('button', { name: 'Page 2', current: 'page' })).toBeVisible()
  await act(() => router.navigate(-2))
  expect(await screen.findByRole('button', { name: 'Page 3', current: 'page' })).toBeVisible()
  await user.type(screen.getByLabelText('Find a message by sender, subject or text'), 'a')
  expect(router.state.location.search).toBe('?state=handled')
  await waitFor(() => expect(sent.at(-1)).toEqual({ page: 1, search: 'a', state: 'HANDLED' }))
})

test('the address of a room may choose the state', async () => {
  const sent = serve(AdminMessagesDocument, { adminMessages: { ...emptyPage, states } })
  await openRoom('messages', { at: '/admin/messages?state=waiting' })
  expect(await screen.findByRole('button', { name: 'Waiting 1', pressed: true })).toBeVisible()
  expect(sent).toEqual([{ page: 1, search: '', state: 'WAITING' }])
})

test('a message that leaves the list with the focused button moves the focus to the heading', async () => {
  serve(AdminMessagesDocument, { adminMessages: { ...emptyPage, states, totalCount: 1, nodes: [ada] } })
  serve(MarkMessageHandledDocument, () => {
    serve(AdminMessagesDocument, { adminMessages: { ...emptyPage, states } })
    return { markMessageHandled: { ...ada, handledAt: '2026-11-21T12:00:00.000Z' } }
  })
  const { user } = await openRoom('messages', { at: '/admin/messages?state=waiting' })
  await user.click(await screen.findByRole('button', { name: 'Mark as Handled: Ada' }))
  await waitFor(() => expect(screen.queryByText('The ferry.')).toBeNull())
  expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus()
})

test('polls are searched and filtered, and a filtered open poll moves among all open ones', async () => {
  const poll = { id: 'poll-2', question: 'A ferry?', status: 'OPEN' as const }
  const sent = serve(AdminPollsDocument, {
    adminPolls: {
      ...emptyPage,
      totalCount: 1,
      nodes: [poll],
      states: [
        { state: 'OPEN', count: 1 },
        { state: 'CLOSED', count: 7 },
      ],
    },
    open: ['poll-1', 'poll-2', 'poll-3'].map((id) => ({ id })),
  })
  const { user, router } = await openRoom('polls')
  await user.click(await screen.findByRole('button', { name: 'Open 1' }))
  await user.type(screen.getByLabelText('Find a poll by question or option'), 'ferry')
  expect(await screen.findByText('1 poll found')).toHaveRole('status')
  expect(sent.at(-1)).toEqual({ page: 1, search: 'ferry', state: 'OPEN' })
  expect(router.state.location.search).toBe('?state=open')
  await user.click(screen.getByRole('button', { name: 'More actions: A ferry?' }))
  const actions = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(actions.slice(0, 3)).toEqual(['Move Up', 'Move Down', 'Close'])
})

test('issues are searched and filtered by status', async () => {
  const sent = serveIssues(aRow())
  const { user } = await openRoom('newsletter', { at: '/admin/newsletter?state=draft' })
  await user.type(await screen.findByLabelText('Find an issue by subject or text'), 'fence')
  expect(await screen.findByText('1 issue found')).toHaveRole('status')
  expect(sent.at(-1)).toEqual({ page: 1, search: 'fence', state: 'DRAFT' })
})

test('challenges are searched and filtered without another request', async () => {
  const challenge = (id: string, title: string, isActive: boolean) => ({
    __typename: 'Challenge' as const,
    id,
    title,
    description: 'Do it.',
    isActive,
  })
  const serveChallenges = (isVoteActive: boolean) =>
    serve(AdminChallengesDocument, {
      challenges: [],
      adminChallenges: [challenge('1', 'Take the quiz', true), challenge('2', 'Vote', isVoteActive)],
    })
  serveChallenges(true)
  serve(SetChallengeActiveDocument, () => {
    serveChallenges(false)
    return { setChallengeActive: { id: '2', isActive: false } }
  })
  const { user } = await openRoom('challenges')
  await user.click(await screen.findByRole('button', { name: 'On 2' }))
  await chooseAction(user, 'Vote', 'Turn Off')
  await waitFor(() => expect(screen.queryByText('Vote')).toBeNull())
  expect(screen.getByRole('button', { name: 'Off 1' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'All 2' }))
  await user.type(screen.getByLabelText('Find a challenge by title or description'), 'QUIZ take')
  expect(await screen.findByText('1 challenge found')).toHaveRole('status')
  expect(screen.getByText('Take the quiz')).toBeVisible()
})
