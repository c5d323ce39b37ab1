import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { AdminStatusDocument } from '#web/features/admin/session/session.generated.ts'
import { openRoom, serveAdmin, serveStatus } from '#web/test/admin.tsx'
import { failure, serve } from '#web/test/serve.ts'
import { UpdateAutomationDocument } from './automation-controls.generated.ts'

const running = {
  enabled: true,
  configured: true,
  paused: false,
  publish: true,
  usedToday: 2,
  tokensToday: 12_345,
  tokensPerPost: null,
  model: 'a-model',
}

beforeEach(() => {
  serveAdmin()
  serveStatus(running)
})

test('an admin pauses the AI articles and makes them wait', async () => {
  const sent = serve(UpdateAutomationDocument, ({ paused }) => {
    serveStatus({ ...running, ...(paused === undefined ? { publish: false } : { paused: true }) })
    return {}
  })
  const { user } = await openRoom('automation')
  expect(screen.getByText('a-model')).toBeVisible()
  expect(screen.getByText('12,345')).toBeVisible()
  const publish = screen.getByRole('button', { name: 'Publish by itself' })
  expect(publish).toHaveAttribute('aria-pressed', 'true')
  await user.click(publish)
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Wait for me' }))
  expect(await screen.findByText('AI articles now wait for an editor')).toBeVisible()
  await waitFor(() => expect(publish).toHaveAttribute('aria-pressed', 'false'))
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByRole('button', { name: 'Resume' })).toBeVisible()
  expect(sent).toEqual([{ publish: false }, { paused: true }])
  expect(screen.getByText('Next post').nextElementSibling).toHaveTextContent('None')
})

test('other roles see the numbers without the switches, and writers cannot generate', async () => {
  serveStatus(running, { name: 'Ada', role: 'WRITER' })
  await openRoom('automation')
  expect(screen.getByText('a-model')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Wait for me' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Generate Blog Post' })).toBeDisabled()
})

test('without a model, no article is offered', async () => {
  serveStatus({ ...running, configured: false, model: null })
  await openRoom('automation')
  expect(screen.getByRole('button', { name: 'Generate Blog Post' })).toBeDisabled()
  expect(screen.getByText(/Whoever runs the server can set OPENAI_API_KEY/)).toBeVisible()
})

test.each([
  ['the server fails', failure],
  ['the connection breaks', HttpResponse.error],
])('what the automation used stays on the page when %s at a refresh', async (_, respond) => {
  const timers = vi.spyOn(globalThis, 'setInterval')
  await openRoom('automation')
  serve(AdminStatusDocument, () => respond())
  await act(() => timers.mock.calls.findLast(([, delay]) => delay === 60_000)?.[0]())
  expect(await screen.findByText('Error loading status')).toBeVisible()
  expect(screen.getByText('12,345')).toBeVisible()
})
