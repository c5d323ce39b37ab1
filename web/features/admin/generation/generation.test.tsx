import { ApolloLink, Observable } from '@apollo/client'
import { HttpLink } from '@apollo/client/link/http'
import { act, screen, waitFor } from '@testing-library/react'
import { OperationTypeNode } from 'graphql'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApolloClient } from '#web/apollo/client.ts'
import { FeaturedPostsDocument } from '#web/features/blog/blog-sidebar.generated.ts'
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
      status: 'RUNNING',
      stage: 'WRITING',
      words: 1200,
      fraction: 0.4,
      failureMessage: null,
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

/** Responds to StartGeneration, once the returned function is called with a run or a failure. */
function serveStart() {
  const { promise, resolve } = Promise.withResolvers<object>()
  network.use(
    api.mutation('StartGeneration', async ({ request }) => {
      expect(request.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
      return HttpResponse.json({ data: { startGeneration: await promise } })
    }),
  )
  return resolve
}
const runOf = (now = {}) => run(now).data.postGeneration

test('while a post is generated the button says so and is disabled; then status and lists are fresh', async () => {
  const answer = serveStart()
  const { user, client: apollo } = await signedIn({ client: client() })
  await waitFor(() => expect(connections).toHaveLength(1))
  await say({ data: { postGeneration: null } })
  const featured = { query: FeaturedPostsDocument }
  apollo.writeQuery({ ...featured, data: { featuredPosts: [] } })
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByRole('button', { name: 'Generating...' })).toBeDisabled()
  answer(runOf({ stage: 'WAITING', words: 0, fraction: 0.02 }))
  expect(await screen.findByRole('progressbar', { name: 'Writing an article' })).toHaveValue(0.02)
  expect(screen.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  const before = asked()
  expect(apollo.readQuery(featured)).not.toBeNull()
  await say(run({ status: 'SUCCEEDED', stage: 'DONE', fraction: 1 }))
  expect(await screen.findByText('Blog post generated successfully')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Blog Post' })).toBeEnabled())
  await waitFor(() => expect(asked()).toBe(before + 1))
  // The rest of the site forgets its lists of posts.
  expect(apollo.readQuery(featured)).toBeNull()
})

test('a run that fails before its start is answered is announced once, with its reason', async () => {
  const answer = serveStart()
  const { user } = await signedIn({ client: client() })
  await waitFor(() => expect(connections).toHaveLength(1))
  await say(run({ id: 'run-0', status: 'FAILED', failureMessage: 'Of yesterday' }))
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  await say(run({ status: 'FAILED', failureMessage: 'The model declined to write this article' }))
  await screen.findByText('Failed to generate blog post: The model declined to write this article')
  act(() => dismissAllToasts())
  answer(runOf())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Blog Post' })).toBeEnabled())
  await say(run({ status: 'FAILED', failureMessage: 'The model declined to write this article' }))
  expect(screen.queryByText(/^Failed to generate/)).toBeNull()
})

test('a click that comes while another’s run goes on is answered, and then the end of the run is announced', async () => {
  serveStart()({ __typename: 'ConflictError', code: 'CONFLICT', message: 'Another runs' })
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
  serveStart()({ __typename: 'GenerationUnavailableError', code: 'GENERATION_UNAVAILABLE', message })
  const { user } = await signedIn({ client: client() })
  await waitFor(() => expect(connections).toHaveLength(1))
  await say({ data: { postGeneration: null } })
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByText(`Failed to generate blog post: ${message}`)).toBeVisible()
})
