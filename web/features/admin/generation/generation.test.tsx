import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeskPostsDocument } from '#web/features/admin/blog/posts-panel.generated.ts'
import { serveDesk, signedIn, unauthenticated } from '#web/test/desk.tsx'
import { createEvents } from '#web/test/events.ts'
import { network } from '#web/test/network.ts'
import { createTestClient } from '#web/test/render.tsx'
import type { Answer } from '#web/test/schema.ts'
import { serve } from '#web/test/serve.ts'
import { dismissAllToasts } from '#web/ui/toast-store.ts'
import { type DeskGenerationSubscription, GeneratePostDocument } from './generation-card.generated.ts'
import { DeskStatusDocument } from './schedule-card.generated.ts'

// The subscription of the generation card. The tests send its events.

let events = createEvents<DeskGenerationSubscription>()
const watch = () => signedIn({ client: createTestClient(events.link) })
const subscribed = () => waitFor(() => expect(events.connections).toHaveLength(1))

const send = (change: Answer<DeskGenerationSubscription['postGeneration']> = {}) =>
  events.send({
    postGeneration: {
      id: 'run-1',
      trigger: 'MANUAL',
      status: 'RUNNING',
      stage: 'WRITING',
      words: 1200,
      fraction: 0.4,
      failureMessage: null,
      finishedAt: null,
      ...change,
    },
  })
const breakOff = () => events.fail(new TypeError('Failed to fetch'))

beforeEach(() => {
  events = createEvents<DeskGenerationSubscription>()
  serveDesk()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

async function watching() {
  const desk = await watch()
  await subscribed()
  await send()
  expect(await screen.findByText('Writing: 1,200 words so far')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Writing an article' })).toHaveValue(0.4)
  return desk
}

test.each([
  ['breaks', breakOff],
  ['is ended by a server that leaves', () => events.complete()],
])(
  'a connection that %s is taken up again when the server answers, and the end of the run is told',
  async (_, lose) => {
    await watching()
    serve(DeskStatusDocument, () => HttpResponse.error())
    await lose()
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(events.connections).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Generating...' })).toBeDisabled()
    network.resetHandlers()
    serveDesk()
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    await waitFor(() => expect(events.connections).toHaveLength(2))
    const lists = serve(DeskPostsDocument)
    await send({ status: 'SUCCEEDED', stage: 'DONE', fraction: 1 })
    expect(await screen.findByText('Blog post generated successfully')).toBeVisible()
    // The list shows the new post without a reload.
    await waitFor(() => expect(lists).not.toEqual([]))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Blog Post' })).toBeEnabled())
  },
)

test('a call that breaks off while the run goes on is no failure of the run', async () => {
  const response = Promise.withResolvers<Response>()
  serve(GeneratePostDocument, () => response.promise)
  const { user } = await watch()
  await subscribed()
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  await send()
  await screen.findByText('Writing: 1,200 words so far')
  response.resolve(HttpResponse.error())
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(screen.queryByText(/^Failed to generate/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await send({ status: 'FAILED', failureMessage: 'The model declined to write this article' })
  expect(
    await screen.findByText('Failed to generate blog post: The model declined to write this article'),
  ).toBeVisible()
})

test.each([
  ['that it succeeded', {}, 'SUCCEEDED'],
  ['why it failed', { __typename: 'GenerationFailedError' }, 'FAILED'],
] as const)(
  'the end of a run that its own call has told, %s, is not told once more by the live connection',
  async (_, generatePost, status) => {
    const answer = Promise.withResolvers<{ generatePost: typeof generatePost }>()
    serve(GeneratePostDocument, () => answer.promise)
    const { user } = await watch()
    await subscribed()
    await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
    await send({ stage: 'SAVING' })
    answer.resolve({ generatePost })
    await screen.findByRole('button', { name: 'Dismiss' })
    act(() => dismissAllToasts())
    await send({ status, stage: 'DONE', fraction: 1, failureMessage: 'No' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Generate Blog Post' })).toBeEnabled())
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  },
)

test('a call that came while another’s run goes on tells that, and then the end of the run', async () => {
  serve(GeneratePostDocument, { generatePost: { __typename: 'ConflictError', message: 'Another runs' } })
  const { user } = await watch()
  await subscribed()
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  await screen.findByText('Failed to generate blog post: Another runs')
  await send()
  await send({ status: 'SUCCEEDED', stage: 'DONE', fraction: 1 })
  expect(await screen.findByText('Blog post generated successfully')).toBeVisible()
})

test('a token that is revoked in the middle is said once and not tried over and over', async () => {
  await watching()
  const afterwards = serve(DeskStatusDocument, unauthenticated)
  await breakOff()
  await act(() => vi.advanceTimersByTimeAsync(300_000))
  expect(afterwards).toHaveLength(1)
  expect(events.connections).toHaveLength(1)
  expect(screen.getByText('Invalid admin token - please check your credentials')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Posts' })).toBeVisible()
})

test('where nothing was ever generated, the reason of a failure is told all the same', async () => {
  const message = 'Blog generation is not configured: set OPENAI_API_KEY.'
  serve(GeneratePostDocument, { generatePost: { __typename: 'GenerationUnavailableError', message } })
  const { user } = await watch()
  await subscribed()
  await events.send({ postGeneration: null })
  await user.click(screen.getByRole('button', { name: 'Generate Blog Post' }))
  expect(await screen.findByText(`Failed to generate blog post: ${message}`)).toBeVisible()
})
