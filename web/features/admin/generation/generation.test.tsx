import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AdminStatusDocument } from '#web/features/admin/session/session.generated.ts'
import { FeaturedPostsDocument } from '#web/features/blog/blog-sidebar.generated.ts'
import { openRoom, serveAdmin, serveStatus, TOKEN, unauthenticated } from '#web/test/admin.tsx'
import { createEvents } from '#web/test/events.ts'
import { createTestClient } from '#web/test/render.tsx'
import type { PartialResult } from '#web/test/schema.ts'
import { serve } from '#web/test/serve.ts'
import { dismissToast } from '#web/ui/toast/toast-store.ts'
import {
  type AdminGenerationSubscription,
  StartGenerationDocument,
  type StartGenerationMutation,
} from './generation-card.generated.ts'
import { AdminRunsDocument } from './runs-panel.generated.ts'

// The subscription of the generation card. The tests send its events.

let events = createEvents<AdminGenerationSubscription>()
const renderAdmin = () => openRoom('automation', { client: createTestClient(events.link) })
const subscribed = () => waitFor(() => expect(events.connections).toHaveLength(1))

const running = {
  id: 'run-1',
  status: 'RUNNING',
  stage: 'WRITING',
  words: 1200,
  fraction: 0.4,
  failureMessage: null,
} as const
const send = (change: PartialResult<AdminGenerationSubscription['postGeneration']> = {}) =>
  events.send({ postGeneration: { ...running, ...change } })
const loseConnection = () => events.fail(new TypeError('Failed to fetch'))

beforeEach(() => {
  events = createEvents<AdminGenerationSubscription>()
  serveAdmin()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

async function renderRunning() {
  const dashboard = await renderAdmin()
  await subscribed()
  await send()
  expect(await screen.findByText('Writing: 1,200 words so far')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Writing a post' })).toHaveValue(0.4)
  return dashboard
}

test('the outcome of a run is shown, and the list shows the new post without a reload', async () => {
  await renderRunning()
  const lists = serve(AdminRunsDocument)
  await send({ status: 'SUCCEEDED', stage: 'DONE', fraction: 1 })
  expect(await screen.findByText('Blog post generated successfully')).toBeVisible()
  await waitFor(() => expect(lists).not.toEqual([]))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Blog Post' })).toBeEnabled())
})

/** Responds to StartGeneration once the test resolves it with a run or a failure. */
function serveStart() {
  const { promise, resolve } =
    Promise.withResolvers<PartialResult<StartGenerationMutation>['startGeneration']>()
  serve(StartGenerationDocument, async (_variables, request) => {
    expect(request.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
    return { startGeneration: await promise }
  })
  return resolve
}

test('the button is disabled while a post is generated, then the status and posts are refetched', async () => {
  const respond = serveStart()
  const statusRequests = serveStatus()
  const { user, client } = await renderAdmin()
  await subscribed()
  await events.send({ postGeneration: null })
  const featured = { query: FeaturedPostsDocument }
  client.writeQuery({ ...featured, data: { featuredPosts: [] } })
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByRole('button', { name: 'Generating...' })).toBeDisabled()
  respond({ ...running, stage: 'WAITING', words: 0, fraction: 0.02 })
  expect(await screen.findByRole('progressbar', { name: 'Writing a post' })).toHaveValue(0.02)
  expect(screen.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  const before = statusRequests.length
  expect(client.readQuery(featured)).not.toBeNull()
  await send({ status: 'SUCCEEDED', stage: 'DONE', fraction: 1 })
  expect(await screen.findByText('Blog post generated successfully')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Blog Post' })).toBeEnabled())
  await waitFor(() => expect(statusRequests).toHaveLength(before + 1))
  // The cached posts of the blog are evicted.
  expect(client.readQuery(featured)).toBeNull()
})

test('a run that fails before its start request returns shows its reason only once', async () => {
  const respond = serveStart()
  const { user } = await renderAdmin()
  await subscribed()
  await send({ id: 'run-0', status: 'FAILED', failureMessage: 'Of yesterday' })
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  await send({ status: 'FAILED', failureMessage: 'The AI model declined to write this article' })
  await screen.findByText('Failed to generate blog post: The AI model declined to write this article')
  act(() => dismissToast())
  respond(running)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Blog Post' })).toBeEnabled())
  await send({ status: 'FAILED', failureMessage: 'The AI model declined to write this article' })
  expect(screen.queryByText(/^Failed to generate/)).toBeNull()
})

test('a click during another run shows a conflict, and the outcome of that run is shown', async () => {
  serve(StartGenerationDocument, {
    startGeneration: { __typename: 'ConflictError', message: 'Another runs' },
  })
  const { user } = await renderAdmin()
  await subscribed()
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  await screen.findByText('Failed to generate blog post: Another runs')
  await send()
  await send({ status: 'SUCCEEDED', stage: 'DONE', fraction: 1 })
  expect(await screen.findByText('Blog post generated successfully')).toBeVisible()
})

test('a token revoked during a run shows an error and is not retried', async () => {
  await renderRunning()
  const requestsAfterward = serve(AdminStatusDocument, unauthenticated)
  await loseConnection()
  await act(() => vi.advanceTimersByTimeAsync(300_000))
  expect(requestsAfterward).toHaveLength(1)
  expect(events.connections).toHaveLength(1)
  expect(screen.getByText('Invalid admin token - please check your credentials')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Recent AI articles' })).toBeVisible()
})

test('a failure to start shows its reason even if there was never a run', async () => {
  const message = 'Blog generation is not configured: set OPENAI_API_KEY.'
  serve(StartGenerationDocument, { startGeneration: { __typename: 'GenerationUnavailableError', message } })
  const { user } = await renderAdmin()
  await subscribed()
  await events.send({ postGeneration: null })
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByText(`Failed to generate blog post: ${message}`)).toBeVisible()
})
