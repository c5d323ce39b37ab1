import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { chooseAction, emptyPage, openRoom, serveAdmin } from '#web/test/admin.tsx'
import type { PartialResult } from '#web/test/schema.ts'
import { serve } from '#web/test/serve.ts'
import {
  type AdminMessage_MessageFragment,
  AdminMessagesDocument,
  DeleteMessageDocument,
  MarkMessageHandledDocument,
} from './messages-panel.generated.ts'

type Message = PartialResult<AdminMessage_MessageFragment>

const HOSTILE = { id: 'message-1', name: 'Ada <b>', message: '<img src=x onerror=alert(1)>', handledAt: null }

const serveMessages = (...nodes: Message[]) =>
  serve(AdminMessagesDocument, {
    adminMessages: { ...emptyPage, open: nodes.length, totalCount: nodes.length, nodes },
  })

beforeEach(serveAdmin)

test('deleting a message asks for confirmation and moves the focus to the heading', async () => {
  serveMessages(HOSTILE)
  serve(DeleteMessageDocument, (deleteMessage) => {
    serveMessages()
    return { deleteMessage }
  })
  const { user } = await openRoom('messages')
  await chooseAction(user, 'Ada <b>', 'Delete')
  const question = screen.getByRole('group', { name: 'Permanently delete this message from Ada <b>?' })
  expect(screen.getByText(HOSTILE.message)).toBeVisible()
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Message deleted')).toBeVisible()
  expect(await screen.findByText('No messages yet.')).toBeVisible()
  expect(screen.queryByText(HOSTILE.message)).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus())
})

test('a right-to-left override in a name does not reverse the email address', async () => {
  serveMessages({ name: 'Ada\u202e', email: 'ada@example.com' })
  await openRoom('messages')
  const name = await screen.findByText('Ada\u202e')
  expect(name.tagName).toBe('BDI')
  expect(name.nextElementSibling).toHaveTextContent('ada@example.com')
})

test('a message is shown as plain text, even if it contains HTML', async () => {
  serveMessages({ ...HOSTILE, subject: 'GENERAL' })
  const { container } = await openRoom('messages')
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('General Inquiry')).toBeVisible()
})

test('a message can be marked as handled and as waiting, and its address is a mailto link', async () => {
  const message = { id: 'message-1', name: 'Ada', email: 'ada@example.com', handledAt: null }
  serveMessages(message)
  const sent = serve(MarkMessageHandledDocument, ({ handled }) => {
    const changed = { ...message, handledAt: handled ? '2026-11-21T12:00:00.000Z' : null }
    serveMessages(changed)
    return { markMessageHandled: changed }
  })
  const { user } = await openRoom('messages')
  const address = await screen.findByRole('link', { name: 'ada@example.com' })
  expect(address).toHaveAttribute('href', 'mailto:ada%40example.com')
  const state = () => address.closest('li')?.querySelector('b')?.textContent
  expect(state()).toBe('Waiting')
  await user.click(screen.getByRole('button', { name: 'Mark as Handled: Ada' }))
  expect(await screen.findByText('Marked as handled')).toBeVisible()
  expect(state()).toBe('Handled')
  const markAsWaiting = screen.getByRole('button', { name: 'Mark as Waiting: Ada' })
  await waitFor(() => expect(markAsWaiting).not.toHaveAttribute('aria-busy'))
  await user.click(markAsWaiting)
  expect(await screen.findByText('Marked as waiting')).toBeVisible()
  expect(state()).toBe('Waiting')
  expect(sent).toEqual([true, false].map((handled) => ({ id: 'message-1', handled })))
})
