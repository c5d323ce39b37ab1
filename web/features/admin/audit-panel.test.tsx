import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { emptyPage, openRoom, serveAdmin } from '#web/test/admin.tsx'
import { serve } from '#web/test/serve.ts'
import { AdminAuditDocument } from './audit-panel.generated.ts'
import { AdminMessagesDocument, DeleteMessageDocument } from './contact/messages-panel.generated.ts'

beforeEach(serveAdmin)

test('the activity log describes each action and updates after a new one', async () => {
  const entries: { id: string; action: string; details: object }[] = []
  const logAction = (action: string, details: object) =>
    entries.unshift({ id: String(entries.length), action, details })
  logAction('updatePost', { title: 'The town pool', fields: ['title', 'tags'] })
  logAction('exportSubscribers', { count: 12 })
  serve(AdminMessagesDocument, { adminMessages: { ...emptyPage, nodes: [{ name: 'Ada' }] } })
  serve(AdminAuditDocument, () => ({
    auditEntries: { ...emptyPage, totalCount: entries.length, nodes: entries },
  }))
  serve(DeleteMessageDocument, (deleteMessage) => {
    logAction('deleteMessage', {})
    return { deleteMessage }
  })
  const { user, router } = await openRoom('log')
  expect(await screen.findByText('Downloaded the subscriber list')).toBeVisible()
  expect(screen.getByText('· 12 addresses')).toBeVisible()
  expect(screen.getByText('Edited a post')).toBeVisible()
  expect(screen.getByText('· The town pool · Title, Tags')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Messages' }))
  await user.click(await screen.findByRole('button', { name: 'Delete: Ada' }))
  await user.click(
    within(screen.getByRole('group', { name: /to the trash/ })).getByRole('button', { name: 'Delete' }),
  )
  await screen.findByText('Message deleted')
  await act(() => router.navigate(-1))
  expect(await screen.findByText('Deleted a message')).toBeVisible()
})
