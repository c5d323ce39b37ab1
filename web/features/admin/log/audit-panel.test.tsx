import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  AdminMessagesDocument,
  DeleteMessageDocument,
} from '#web/features/admin/contact/messages-panel.generated.ts'
import { chooseAction, emptyPage, openRoom, serveAdmin } from '#web/test/admin.tsx'
import { serve } from '#web/test/serve.ts'
import { AdminAuditDocument } from './audit-panel.generated.ts'

beforeEach(serveAdmin)

const entry = (id: number, action: string, rest: object) => ({
  id: String(id),
  action,
  details: {},
  object: null,
  target: null,
  editor: 'Ana',
  ...rest,
})

test('the activity log says who did what, links to it, and updates after a new action', async () => {
  const entries = [
    entry(1, 'updatePost', {
      object: 'POST',
      target: 'post-1',
      details: { title: 'The town pool', fields: ['title', 'tags'] },
    }),
    entry(2, 'closePoll', {
      editor: null,
      object: 'POLL',
      target: 'poll-1',
      details: { question: 'A pool?', scheduled: true },
    }),
    entry(5, 'markMessageHandled', { object: 'MESSAGE', target: 'message-1', details: { handled: true } }),
    entry(3, 'exportSubscribers', { object: 'SUBSCRIBER', details: { count: 12 } }),
  ]
  serve(AdminMessagesDocument, { adminMessages: { ...emptyPage, nodes: [{ name: 'Ada' }] } })
  serve(AdminAuditDocument, () => ({
    auditEntries: { ...emptyPage, totalCount: entries.length, nodes: entries },
  }))
  serve(DeleteMessageDocument, (deleteMessage) => {
    entries.unshift(entry(4, 'deleteMessage', {}))
    return { deleteMessage }
  })
  const { user, router } = await openRoom('log')
  const row = (title: string) => screen.getByText(title).closest('li')
  expect(await screen.findByText('Downloaded the subscriber list')).toBeVisible()
  expect(row('Downloaded the subscriber list')).toHaveTextContent('· Ana · 12 addresses')
  expect(row('Edited a post')).toHaveTextContent('· Ana · The town pool · Title, Tags')
  expect(screen.getByRole('link', { name: 'The town pool' })).toHaveAttribute('href', '/admin/posts/post-1')
  expect(row('A poll closed at its time')).toHaveTextContent('· The schedule · A pool?')
  expect(screen.getByRole('link', { name: 'A pool?' })).toHaveAttribute('href', '/admin/polls#poll-1')

  expect(screen.getByRole('link', { name: 'Marked a message as handled' })).toHaveAttribute(
    'href',
    '/admin/messages#message-1',
  )

  await user.click(screen.getByRole('link', { name: 'Messages' }))
  await chooseAction(user, 'Ada', 'Delete')
  await user.click(
    within(screen.getByRole('group', { name: /Permanently delete/ })).getByRole('button', { name: 'Delete' }),
  )
  await screen.findByText('Message deleted')
  await act(() => router.navigate(-1))
  expect(await screen.findByText('Deleted a message')).toBeVisible()
})

test('the log is filtered by editor, by the schedule and by kind, starting at its first page', async () => {
  const sent = serve(AdminAuditDocument, ({ page }) => ({
    auditEntries: { ...emptyPage, page, pageCount: 3, editors: ['Ana', 'Ben'] },
  }))
  const { user } = await openRoom('log')
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ page: 2 }))
  await user.selectOptions(screen.getByLabelText('Who'), 'Ben')
  await waitFor(() => expect(sent.at(-1)).toEqual({ page: 1, editor: 'Ben', object: null }))
  await user.selectOptions(screen.getByLabelText('About'), 'Newsletter')
  await waitFor(() => expect(sent.at(-1)).toEqual({ page: 1, editor: 'Ben', object: 'ISSUE' }))
  await user.selectOptions(screen.getByLabelText('Who'), 'The schedule')
  await waitFor(() => expect(sent.at(-1)).toEqual({ page: 1, clock: true, object: 'ISSUE' }))
  expect(await screen.findByText('Nothing in the log matches these filters.')).toBeVisible()
})
