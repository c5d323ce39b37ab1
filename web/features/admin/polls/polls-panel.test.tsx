import type { NormalizedCacheObject } from '@apollo/client'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseAction, emptyPage, openRoom, serveAdmin, servePolls, TOKEN } from '#web/test/admin.tsx'
import { createTestClient } from '#web/test/render.tsx'
import { serve } from '#web/test/serve.ts'
import {
  AdminPollsDocument,
  ClosePollDocument,
  CreatePollDocument,
  OrderPollsDocument,
  RemoveSampleVotesDocument,
  UpdatePollDocument,
} from './polls-panel.generated.ts'

const poll = (id: number, question = `Shall we do ${id} things?`) => ({
  id: `poll-${id}`,
  question,
  status: 'OPEN' as const,
})
const closed = { status: 'CLOSED' } as const

beforeEach(serveAdmin)

test('an invalid poll shows errors and is not sent', async () => {
  const { user } = await openRoom('polls')
  await user.type(await screen.findByLabelText('Question'), 'Short')
  await user.click(screen.getByRole('button', { name: 'Open Poll' }))
  expect(await screen.findByText('Please enter a question of at least 10 characters')).toBeVisible()
  expect(screen.getByText('Please enter 2 to 10 options')).toBeVisible()
  expect(screen.getByLabelText('Question')).toHaveFocus()
})

test('a closed poll shows its results as a list', async () => {
  const poll = {
    ...closed,
    question: 'What should the town do first?',
    results: [
      { option: 'Roads', votes: 3, percentage: 75 },
      { option: 'Parks', votes: 1, percentage: 25 },
    ],
  }
  servePolls([poll])
  await openRoom('polls')
  const row = (await screen.findByText('What should the town do first?')).closest('li')
  // Ten long options would not be readable in one paragraph.
  const results = within(row as HTMLElement).getAllByRole('listitem')
  expect(results.map((item) => item.textContent)).toEqual(['Roads 75% 3 votes', 'Parks 25% 1 vote'])
})

test('polls are shown twenty per page', async () => {
  const polls = Array.from({ length: 22 }, (_, index) => ({ question: `Question ${index + 1}?` }))
  serve(AdminPollsDocument, ({ page }) => ({
    adminPolls: { page, pageCount: 2, nodes: polls.slice((page - 1) * 20, page * 20) },
    open: [],
  }))
  const { user } = await openRoom('polls')
  await screen.findByText('Question 20?')
  expect(screen.queryByText('Question 21?')).toBeNull()
  const pager = screen.getByRole('navigation', { name: 'Polls' })
  await user.click(within(pager).getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('Question 22?')).toBeVisible()
  expect(screen.queryByText('Question 20?')).toBeNull()
})

test('the menus of open polls are named, and closing one evicts the home page’s poll', async () => {
  const open = [poll(0, 'Pool or library?'), poll(1, 'Bench or tree?')]
  servePolls(open)
  serve(ClosePollDocument, () => ({ closePoll: { ...open.shift(), ...closed } }))
  const client = createTestClient()
  client.cache.restore({ ROOT_QUERY: { __typename: 'Query', activePoll: { __ref: 'Poll:poll-0' } } })
  const { user } = await openRoom('polls', { client })
  expect(await screen.findByRole('button', { name: 'More actions: Bench or tree?' })).toBeVisible()
  const [first, second] = ['Pool or library?', 'Bench or tree?'].map((title) =>
    screen.getByText(title).closest('li'),
  )
  expect(first).toHaveTextContent('On the home page')
  expect(second).not.toHaveTextContent('On the home page')
  await chooseAction(user, 'Pool or library?', 'Close')
  await user.click(
    within(screen.getByRole('group', { name: /Pool or library/ })).getByRole('button', { name: 'Close' }),
  )
  await waitFor(() =>
    expect(screen.getByText('Bench or tree?').closest('li')).toHaveTextContent('On the home page'),
  )
  expect(client.cache.extract()).not.toHaveProperty('ROOT_QUERY.activePoll')
})

test('the polls are loaded with the admin token, so they do not come from the public cache', async () => {
  const tokens: (string | null)[] = []
  serve(AdminPollsDocument, (_variables, request) => {
    tokens.push(request.headers.get('authorization'))
    return { adminPolls: emptyPage, open: [] }
  })
  await openRoom('polls')
  await screen.findByText('No polls yet.')
  expect(tokens).toEqual([`Bearer ${TOKEN}`])
})

test('every change evicts the home page’s poll, and closing a poll moves the focus to the heading', async () => {
  const open = [poll(1), poll(2), poll(3)]
  servePolls(open)
  const orders = serve(OrderPollsDocument, ({ ids }) => {
    open.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    return { orderPolls: { polls: open } }
  })
  serve(ClosePollDocument, () => ({ closePoll: { ...open.shift(), ...closed } }))
  serve(CreatePollDocument, () => {
    open.push(poll(4))
    return { createPoll: poll(4) }
  })
  const client = createTestClient()
  const { user } = await openRoom('polls', { client })
  /** Acts while the home page’s poll is cached, and expects that poll to be evicted. */
  async function actAndEvict(act: () => Promise<void>, toast: string) {
    const cached = client.cache.extract() as NormalizedCacheObject
    const root = { ...cached['ROOT_QUERY'], __typename: 'Query', activePoll: { __ref: 'Poll:poll-1' } }
    client.cache.restore({ ...cached, ROOT_QUERY: root })
    await act()
    expect(await screen.findByText(toast)).toBeVisible()
    await waitFor(() => expect(client.cache.extract()).not.toHaveProperty('ROOT_QUERY.activePoll'))
  }
  const heading = () => screen.getByRole('heading', { name: 'Polls' })
  await screen.findByText('Shall we do 1 things?')
  await actAndEvict(() => chooseAction(user, 'Shall we do 1 things?', 'Move Down'), 'Polls reordered')
  await actAndEvict(() => chooseAction(user, 'Shall we do 3 things?', 'Move Up'), 'Polls reordered')
  expect(orders).toEqual([{ ids: ['poll-2', 'poll-1', 'poll-3'] }, { ids: ['poll-2', 'poll-3', 'poll-1'] }])
  await chooseAction(user, 'Shall we do 2 things?', 'Close')
  await actAndEvict(() => user.click(screen.getByRole('button', { name: 'Close' })), 'Poll closed')
  await waitFor(() => expect(heading()).toHaveFocus())
  await user.type(screen.getByLabelText('Question'), 'Shall we do 4 things?')
  await user.type(screen.getByLabelText('Options'), 'Yes{Enter}No')
  await actAndEvict(() => user.click(screen.getByRole('button', { name: 'Open Poll' })), 'Poll opened')
})

test('an open poll shows when it closes, with the time zone and the time left', async () => {
  const closesAt = new Date(Date.now() + 3 * 86_400_000).toISOString()
  servePolls([{ ...poll(1), closesAt }])
  await openRoom('polls')
  const row = (await screen.findByText('Shall we do 1 things?')).closest('li')
  expect(row).toHaveTextContent(/Closes \w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M \S+ \(in 2 days 23 hours\)/)
})

test('only the changed fields of a poll are sent', async () => {
  const open = { ...poll(1), closesAt: null, outcome: null }
  servePolls([open])
  const sent = serve(UpdatePollDocument, { updatePoll: open })
  const { user } = await openRoom('polls')
  await user.click(await screen.findByRole('button', { name: 'Edit Poll: Shall we do 1 things?' }))
  const form = within(screen.getByRole('form', { name: 'Edit Poll: Shall we do 1 things?' }))
  await user.type(form.getByLabelText(/^What came of it/), 'We built a pool.')
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Poll saved')).toBeVisible()
  expect(sent).toEqual([{ id: 'poll-1', outcome: 'We built a pool.' }])
  expect(screen.queryByRole('form', { name: /^Edit Poll/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Edit Poll: Shall we do 1 things?' })).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Edit Poll: Shall we do 1 things?' }))
  fireEvent.change(screen.getAllByLabelText(/^Closing time/)[0] as HTMLElement, {
    target: { value: '2027-01-05T18:30' },
  })
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ id: 'poll-1', closesAt: '2027-01-05T23:30:00.000Z' })
})

test('Cancel asks before it drops a typed outcome', async () => {
  servePolls([{ ...poll(1), closesAt: null, outcome: null }])
  const { user } = await openRoom('polls')
  await user.click(await screen.findByRole('button', { name: 'Edit Poll: Shall we do 1 things?' }))
  await user.type(screen.getByLabelText(/^What came of it/), 'We built a pool.')
  await user.click(screen.getByRole('button', { name: 'Cancel: Shall we do 1 things?' }))
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  expect(screen.getByLabelText(/^What came of it/)).toHaveValue('We built a pool.')
  await user.click(screen.getByRole('button', { name: 'Cancel: Shall we do 1 things?' }))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByLabelText(/^What came of it/)).toBeNull()
})

test('the fields of a poll are read-only while it is being sent', async () => {
  const answer = Promise.withResolvers<object>()
  serve(CreatePollDocument, () => answer.promise)
  const { user } = await openRoom('polls')
  await user.type(await screen.findByLabelText('Question'), 'A new park?')
  await user.type(screen.getByLabelText('Options'), 'Yes{Enter}No')
  await user.click(screen.getByRole('button', { name: 'Open Poll' }))
  await waitFor(() => expect(screen.getByLabelText('Question')).toHaveAttribute('readonly'))
  await user.type(screen.getByLabelText('Options'), ', maybe')
  expect(screen.getByLabelText('Options')).toHaveValue('Yes\nNo')
  answer.resolve({ createPoll: poll(1) })
  await waitFor(() => expect(screen.getByLabelText('Question')).not.toHaveAttribute('readonly'))
  expect(screen.getByLabelText('Question')).toHaveValue('')
})

test('the dashboard refreshes every minute and keeps the form of a poll that closes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const open = { ...poll(1), closesAt: null, outcome: null }
  servePolls([open])
  const { user } = await openRoom('polls')
  await user.click(await screen.findByRole('button', { name: 'Edit Poll: Shall we do 1 things?' }))
  await user.type(screen.getByLabelText(/^What came of it/), 'We built a pool.')
  servePolls([{ ...open, ...closed, totalVotes: 7 }])
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(await screen.findByText(/7 votes/)).toBeVisible()
  expect(screen.getByLabelText(/^What came of it/)).toHaveValue('We built a pool.')
  vi.useRealTimers()
})

test('a closed poll has an outcome, but no closing time to change', async () => {
  servePolls([{ ...poll(1), ...closed }])
  const { user } = await openRoom('polls')
  await user.click(await screen.findByRole('button', { name: 'Edit Poll: Shall we do 1 things?' }))
  const form = within(screen.getByRole('form', { name: 'Edit Poll: Shall we do 1 things?' }))
  expect(form.getByLabelText(/^What came of it/)).toBeVisible()
  expect(form.queryByLabelText(/^Closing time/)).toBeNull()
})

test('the sample votes of a poll are removed after a confirmation', async () => {
  const samples = { ...poll(1), totalVotes: 1285, exampleVotes: 1284 }
  servePolls([samples])
  const sent = serve(RemoveSampleVotesDocument, {
    removeSampleVotes: { ...samples, totalVotes: 1, exampleVotes: 0 },
  })
  const { user } = await openRoom('polls')
  const name = 'Remove 1,284 sample votes'
  await chooseAction(user, 'Shall we do 1 things?', name)
  expect(sent).toEqual([])
  servePolls([{ ...samples, totalVotes: 1, exampleVotes: 0 }])
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByText('Sample votes removed')).toBeVisible()
  expect(sent).toEqual([{ id: 'poll-1' }])
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
})

test('the form for a new poll points out options that look like catch-alls', async () => {
  const { user } = await openRoom('polls')
  const options = await screen.findByLabelText('Options')
  await user.type(options, 'A pool\nA library')
  expect(screen.queryByText(/catch-all/)).toBeNull()
  await user.type(options, '\nSomething else')
  expect(screen.getByText(/^“Something else” looks like a catch-all\./)).toBeVisible()
})

test('a new poll may have a closing time in the site’s time zone', async () => {
  const sent = serve(CreatePollDocument, { createPoll: poll(1) })
  const { user } = await openRoom('polls')
  await user.type(await screen.findByLabelText('Question'), 'What should the town build?')
  await user.type(screen.getByLabelText('Options'), 'A pool\nA library')
  fireEvent.change(screen.getByLabelText(/^Closing time/), { target: { value: '2027-01-05T18:30' } })
  await user.click(screen.getByRole('button', { name: 'Open Poll' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ closesAt: '2027-01-05T23:30:00.000Z' })
})

test('leaving the page with an unsaved poll asks for confirmation until the poll is opened', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  serve(CreatePollDocument, { createPoll: poll(1) })
  const { user, router } = await openRoom('polls')
  const options = await screen.findByLabelText('Options')
  await user.type(options, 'A pool\nA library')
  await user.click(await screen.findByRole('link', { name: 'Posts' }))
  expect(confirm).toHaveBeenCalledWith('You have unsaved changes. Leave anyway?')
  expect(router.state.location.pathname).toBe('/admin/polls')
  expect(options).toHaveValue('A pool\nA library')

  confirm.mockClear()
  await user.type(screen.getByLabelText('Question'), 'What should the town build?')
  await user.click(screen.getByRole('button', { name: 'Open Poll' }))
  await waitFor(() => expect(options).toHaveValue(''))
  await user.click(screen.getByRole('link', { name: 'Posts' }))
  expect(confirm).not.toHaveBeenCalled()
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/posts'))
  confirm.mockRestore()
})
