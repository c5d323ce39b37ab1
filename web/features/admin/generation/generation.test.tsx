import { ApolloLink, Observable } from '@apollo/client'
import { HttpLink } from '@apollo/client/link/http'
import { act, screen, waitFor } from '@testing-library/react'
import { OperationTypeNode } from 'graphql'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApolloClient } from '#web/apollo/client.ts'
import { authorizations, refusal, serveDesk, signedIn, TOKEN } from '#web/test/desk.tsx'
import { API_URL, api, network } from '#web/test/network.ts'
import { dismissAllToasts } from '#web/ui/toast-store.ts'

// The live connection of the generation card, held by the test.

type Observer = Parameters<NonNullable<ConstructorParameters<typeof Observable<ApolloLink.Result>>[0]>>[0]
const connections: Observer[] = []
const events = new ApolloLink(
  () =>
    new Observable((observer) => {
      connections.push(observer)
    }),
)
const client = () =>
  createApolloClient(
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      events,
      new HttpLink({ uri: API_URL }),
    ),
  )
const run = (now = {}) => ({
  data: {
    postGeneration: {
      __typename: 'GenerationRun',
      id: 'run-1',
      trigger: 'MANUAL',
      status: 'RUNNING',
      stage: 'WRITING',
      words: 1200,
      fraction: 0.4,
      failureMessage: null,
      startedAt: '2026-11-20T12:00:00.000Z',
      finishedAt: null,
      ...now,
    },
  },
})
const say = (answer: object) => act(() => connections.at(-1)?.next(answer))
const breakOff = () => act(() => connections.at(-1)?.error(new TypeError('Failed to fetch')))

beforeEach(() => {
  connections.length = 0
  serveDesk()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

async function watching() {
  const desk = await signedIn({ client: client() })
  await waitFor(() => expect(connections).toHaveLength(1))
  await say(run())
  expect(await screen.findByText('Writing: 1,200 words so far')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Writing an article' })).toHaveValue(0.4)
  return desk
}
const asked = () => authorizations.filter((header) => header === `Bearer ${TOKEN}`).length

test.each([
  ['breaks', breakOff],
  ['is ended by a server that leaves', () => act(() => connections.at(-1)?.complete())],
])(
  'a connection that %s is taken up again when the server answers, and the end of the run is told',
  async (_, lose) => {
    await watching()
    network.use(api.query('DeskStatus', () => HttpResponse.error()))
    await lose()
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(connections).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Generating...' })).toBeDisabled()
    network.resetHandlers()
    serveDesk()
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    await waitFor(() => expect(connections).toHaveLength(2))
    const lists = vi.fn()
    network.use(api.query('DeskPosts', lists))
    await say(run({ status: 'SUCCEEDED', stage: 'DONE', fraction: 1 }))
    expect(await screen.findByText('Blog post generated successfully')).toBeVisible()
    // The new post stands in the list without a reload.
    await waitFor(() => expect(lists).toHaveBeenCalled())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Blog Post' })).toBeEnabled())
  },
)

test('a call that breaks off while the run goes on is no failure of the run', async () => {
  let breakCall = () => {}
  network.use(
    api.mutation('GeneratePost', async () => {
      await new Promise<void>((resolve) => {
        breakCall = resolve
      })
      return HttpResponse.error()
    }),
  )
  const { user } = await signedIn({ client: client() })
  await waitFor(() => expect(connections).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  await say(run())
  await screen.findByText('Writing: 1,200 words so far')
  breakCall()
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(screen.queryByText(/^Failed to generate/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await say(run({ status: 'FAILED', failureMessage: 'The model declined to write this article' }))
  expect(
    await screen.findByText('Failed to generate blog post: The model declined to write this article'),
  ).toBeVisible()
})

test.each([
  ['that it succeeded', { __typename: 'Post', id: 'post-1', title: 'New', slug: 'new' }, 'SUCCEEDED'],
  [
    'why it failed',
    { __typename: 'GenerationFailedError', code: 'GENERATION_FAILED', message: 'No' },
    'FAILED',
  ],
])(
  'the end of a run that its own call has told, %s, is not told once more by the live connection',
  async (_, answer, status) => {
    let answerCall = () => {}
    network.use(
      api.mutation('GeneratePost', async () => {
        await new Promise<void>((resolve) => {
          answerCall = resolve
        })
        return HttpResponse.json({ data: { generatePost: answer } })
      }),
    )
    const { user } = await signedIn({ client: client() })
    await waitFor(() => expect(connections).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
    await say(run({ stage: 'SAVING' }))
    answerCall()
    await screen.findByRole('button', { name: 'Dismiss' })
    act(() => dismissAllToasts())
    await say(run({ status, stage: 'DONE', fraction: 1, failureMessage: 'No' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Blog Post' })).toBeEnabled())
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  },
)

test('a call that came while another’s run goes on tells that, and then the end of the run', async () => {
  network.use(
    api.mutation('GeneratePost', () =>
      HttpResponse.json({
        data: { generatePost: { __typename: 'ConflictError', code: 'CONFLICT', message: 'Another runs' } },
      }),
    ),
  )
  const { user } = await signedIn({ client: client() })
  await waitFor(() => expect(connections).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  await screen.findByText('Failed to generate blog post: Another runs')
  await say(run())
  await say(run({ status: 'SUCCEEDED', stage: 'DONE', fraction: 1 }))
  expect(await screen.findByText('Blog post generated successfully')).toBeVisible()
})

test('a token that is revoked in the middle is said once and not tried over and over', async () => {
  await watching()
  const before = asked()
  network.use(
    api.query('DeskStatus', ({ request }) => {
      authorizations.push(request.headers.get('authorization'))
      return HttpResponse.json(refusal, { status: 401 })
    }),
  )
  await breakOff()
  await act(() => vi.advanceTimersByTimeAsync(300_000))
  expect(asked()).toBe(before + 1)
  expect(connections).toHaveLength(1)
  expect(screen.getByText('Invalid admin token - please check your credentials')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Posts' })).toBeVisible()
})

test('where nothing was ever generated, the reason of a failure is told all the same', async () => {
  const message = 'Blog generation is not configured: set OPENAI_API_KEY.'
  network.use(
    api.mutation('GeneratePost', () =>
      HttpResponse.json({
        data: {
          generatePost: { __typename: 'GenerationUnavailableError', code: 'GENERATION_UNAVAILABLE', message },
        },
      }),
    ),
  )
  const { user } = await signedIn({ client: client() })
  await waitFor(() => expect(connections).toHaveLength(1))
  await say({ data: { postGeneration: null } })
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByText(`Failed to generate blog post: ${message}`)).toBeVisible()
})
