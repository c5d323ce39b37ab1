import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { emptyPage, openRoom, serveAdmin } from '#web/test/admin.tsx'
import { serve } from '#web/test/serve.ts'
import { urls } from '#web/urls.ts'
import { AdminMessagesDocument } from './contact/messages-panel.generated.ts'
import { AdminAuditDocument } from './log/audit-panel.generated.ts'

beforeEach(serveAdmin)

test('the messages and the activity log have pages', async () => {
  const twoPages = { ...emptyPage, totalCount: 2, pageCount: 2 }
  serve(AdminMessagesDocument, ({ page }) => ({
    adminMessages: { ...twoPages, page, nodes: [{ id: `message-${page}`, message: `Message ${page}` }] },
  }))
  serve(AdminAuditDocument, ({ page }) => {
    const entry = {
      id: `${page}`,
      action: 'exportSubscribers',
      object: null,
      details: { count: 10 * page },
    }
    return { auditEntries: { ...twoPages, page, nodes: [entry] } }
  })
  const { user, router } = await openRoom('messages')
  for (const [room, list, first, second] of [
    ['messages', 'Messages', 'Message 1', 'Message 2'],
    ['log', 'Activity Log', /· 10 addresses/, /· 20 addresses/],
  ] as const) {
    await act(() => router.navigate(urls.admin(room)))
    expect(await screen.findByText(first)).toBeVisible()
    const pager = within(screen.getByRole('navigation', { name: list }))
    await user.click(pager.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText(second)).toBeVisible()
    expect(screen.queryByText(first)).toBeNull()
  }
})
