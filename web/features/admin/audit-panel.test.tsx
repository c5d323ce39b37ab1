import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { emptyPage, openDeskSignedIn, serveDesk } from '#web/test/desk.tsx'
import { serve } from '#web/test/serve.ts'
import { DeskAuditDocument } from './audit-panel.generated.ts'
import { DeleteMessageDocument, DeskMessagesDocument } from './contact/messages-panel.generated.ts'

beforeEach(serveDesk)

test('what was done is told with what it was done to, and told anew after each act', async () => {
  const done: { id: string; action: string; details: object }[] = []
  const did = (action: string, details: object) => done.unshift({ id: String(done.length), action, details })
  did('updatePost', { title: 'The town pool', fields: ['title', 'tags'] })
  did('exportSubscribers', { count: 12 })
  serve(DeskMessagesDocument, { deskMessages: { ...emptyPage, nodes: [{ name: 'Ada' }] } })
  serve(DeskAuditDocument, () => ({
    auditEntries: { ...emptyPage, totalCount: done.length, nodes: done },
  }))
  serve(DeleteMessageDocument, (deleteMessage) => {
    did('deleteMessage', {})
    return { deleteMessage }
  })
  const { user } = await openDeskSignedIn()
  expect(await screen.findByText('Downloaded the subscribers')).toBeVisible()
  expect(screen.getByText('· 12 addresses')).toBeVisible()
  expect(screen.getByText('Edited a post')).toBeVisible()
  expect(screen.getByText('· The town pool · Title, Tags')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Delete: Ada' }))
  await user.click(
    within(screen.getByRole('group', { name: /Permanently delete/ })).getByRole('button', { name: 'Delete' }),
  )
  expect(await screen.findByText('Deleted a message')).toBeVisible()
})
