import type { NormalizedCacheObject } from '@apollo/client'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { page, serveDesk, signedIn } from '#web/test/desk.tsx'
import { api, network } from '#web/test/network.ts'
import { createTestClient } from '#web/test/render.tsx'

beforeEach(serveDesk)

const message = (now = {}) => ({
  __typename: 'DeskMessage',
  id: 'message-1',
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'general',
  message: 'I like the polls.',
  createdAt: '2026-11-20T12:00:00.000Z',
  handledAt: null,
  ...now,
})
const messagePage = (now = {}) => ({
  data: { deskMessages: { ...page, __typename: 'DeskMessagePage', open: 1, totalCount: 1, ...now } },
})

test('a message is marked as handled, and as waiting again; its address is one to write to', async () => {
  const sent: unknown[] = []
  network.use(
    api.query('DeskMessages', () => HttpResponse.json(messagePage({ nodes: [message()] }))),
    api.mutation('MarkMessageHandled', ({ variables }) => {
      sent.push(variables)
      const handledAt = variables['handled'] ? '2026-11-21T12:00:00.000Z' : null
      return HttpResponse.json({ data: { markMessageHandled: message({ handledAt }) } })
    }),
  )
  const { user } = await signedIn()
  const address = await screen.findByRole('link', { name: 'ada@example.com' })
  expect(address).toHaveAttribute('href', 'mailto:ada%40example.com')
  const state = () => address.closest('li')?.querySelector('b')?.textContent
  expect(state()).toBe('Waiting')
  await user.click(screen.getByRole('button', { name: 'Mark as Handled: Ada' }))
  expect(await screen.findByText('Message handled')).toBeVisible()
  expect(state()).toBe('Handled')
  const markAsWaiting = screen.getByRole('button', { name: 'Mark as Waiting: Ada' })
  await waitFor(() => expect(markAsWaiting).not.toHaveAttribute('aria-busy'))
  await user.click(markAsWaiting)
  expect(await screen.findByText('Message waits again')).toBeVisible()
  expect(state()).toBe('Waiting')
  expect(sent).toEqual([true, false].map((handled) => ({ id: 'message-1', handled })))
})

test('older messages, and what was done before, are on the pages that follow', async () => {
  network.use(
    api.query('DeskMessages', ({ variables }) =>
      HttpResponse.json(
        messagePage({
          page: variables['page'],
          pageCount: 2,
          nodes: [message({ id: `message-${variables['page']}`, message: `Letter ${variables['page']}` })],
        }),
      ),
    ),
    api.query('DeskAudit', ({ variables }) => {
      const nodes = [1, 2].map((id) => ({
        __typename: 'AuditEntry',
        id: String(id),
        at: '2026-11-20T12:00:00.000Z',
        action: 'exportSubscribers',
        target: null,
        details: JSON.stringify({ count: 10 * id }),
      }))
      const list = { page: variables['page'], pageCount: 2, totalCount: 2 }
      const at = Number(variables['page'])
      return HttpResponse.json({
        data: { auditEntries: { ...list, __typename: 'AuditPage', nodes: nodes.slice(at - 1, at) } },
      })
    }),
  )
  const { user } = await signedIn()
  for (const [list, first, second] of [
    ['Messages', 'Letter 1', 'Letter 2'],
    ['What Was Done', '· 10 addresses', '· 20 addresses'],
  ] as const) {
    expect(await screen.findByText(first)).toBeVisible()
    const pager = within(screen.getByRole('navigation', { name: list }))
    await user.click(pager.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText(second)).toBeVisible()
    expect(screen.queryByText(first)).toBeNull()
  }
})

const poll = (id: number) => ({
  __typename: 'Poll',
  id: `poll-${id}`,
  question: `Shall we do ${id} things?`,
  status: 'OPEN',
  totalVotes: 0,
  exampleVotes: 0,
  results: [],
})

test('whatever is done to the polls, the home page asks which one it shows, and the focus stays in their part', async () => {
  const open = [poll(1), poll(2), poll(3)]
  const orders: unknown[] = []
  network.use(
    api.query('DeskPolls', () => HttpResponse.json({ data: { open: [...open], closed: [] } })),
    api.mutation('OrderPolls', ({ variables }) => {
      orders.push(variables['ids'])
      open.sort((one, other) => variables['ids'].indexOf(one.id) - variables['ids'].indexOf(other.id))
      return HttpResponse.json({ data: { orderPolls: { __typename: 'OrderedPolls', polls: open } } })
    }),
    api.mutation('ClosePoll', () =>
      HttpResponse.json({ data: { closePoll: { ...open.shift(), status: 'CLOSED' } } }),
    ),
    api.mutation('CreatePoll', () => {
      open.push(poll(4))
      return HttpResponse.json({ data: { createPoll: poll(4) } })
    }),
  )
  const client = createTestClient()
  const { user } = await signedIn({ client })
  /** Does something while the home page remembers which poll it shows. */
  async function doing(button: string, done: string) {
    const kept = client.cache.extract() as NormalizedCacheObject
    const root = { ...kept['ROOT_QUERY'], __typename: 'Query', activePoll: { __ref: 'Poll:poll-1' } }
    client.cache.restore({ ...kept, ROOT_QUERY: root })
    await user.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText(done)).toBeVisible()
    await waitFor(() => expect(client.cache.extract()).not.toHaveProperty('ROOT_QUERY.activePoll'))
  }
  const heading = () => screen.getByRole('heading', { name: 'Polls' })
  await screen.findByText('Shall we do 1 things?')
  await doing('Move down: Shall we do 1 things?', 'Polls reordered')
  await doing('Move up: Shall we do 3 things?', 'Polls reordered')
  expect(orders).toEqual([
    ['poll-2', 'poll-1', 'poll-3'],
    ['poll-2', 'poll-3', 'poll-1'],
  ])
  await user.click(screen.getByRole('button', { name: 'Close: Shall we do 2 things?' }))
  await doing('Close', 'Poll closed')
  expect(heading()).toHaveFocus()
  await user.type(screen.getByLabelText('Question'), 'Shall we do 4 things?')
  await user.type(screen.getByLabelText('Options'), 'Yes{Enter}No')
  await doing('Open Poll', 'Poll opened')
})

test('each generation tells what became of it, and which checks need a closer look', async () => {
  const run = (id: number, now = {}) => ({
    __typename: 'GenerationRun',
    id: `run-${id}`,
    trigger: 'SCHEDULED',
    status: 'SUCCEEDED',
    category: 'Civil Discourse',
    words: 2800,
    model: 'stand-in',
    promptTokens: 10,
    completionTokens: 20,
    failureMessage: null,
    startedAt: '2026-11-20T12:00:00.000Z',
    finishedAt: '2026-11-20T12:02:05.000Z',
    checks: [],
    post: null,
    ...now,
  })
  const check = (name: string, passed: boolean, text: string) => ({
    __typename: 'GenerationCheck',
    name,
    passed,
    text,
  })
  network.use(
    api.query('DeskRuns', () =>
      HttpResponse.json({
        data: {
          deskSettings: { __typename: 'DeskSettings', dailyLimit: 5, generatedPostsWait: true },
          generationRuns: [
            run(1, { status: 'RUNNING', finishedAt: null }),
            run(2, {
              post: { __typename: 'Post', id: 'post-2', title: 'A bakery', slug: 'a-bakery' },
              checks: [check('Length', true, '2800 words'), check('Loaded words', false, '2 found')],
            }),
            run(3, { status: 'FAILED', failureMessage: 'The model declined to write this article' }),
            run(4),
          ],
        },
      }),
    ),
  )
  await signedIn()
  const part = (await screen.findByRole('heading', { name: 'Recent Generations' })).closest('section')
  await within(part as HTMLElement).findByText('A bakery')
  const rows = [...(part?.querySelectorAll<HTMLElement>(':scope > ul > li') ?? [])]
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Generating...',
    'A bakery',
    'The model declined to write this article',
    'A post that was deleted later',
  ])
  const succeeded = within(rows[1] as HTMLElement)
  expect(succeeded.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Length: 2800 words',
    'Loaded words (look closely): 2 found',
  ])
  expect(succeeded.getByText(/by the schedule · Civil Discourse · took 2:05/)).toBeVisible()
  expect(screen.getByText('At most 5 a day. They wait as drafts for your approval.')).toBeVisible()
})

test('where nothing was generated yet, the desk says so', async () => {
  await signedIn()
  expect(await screen.findByText('No post has been generated yet.')).toBeVisible()
})
