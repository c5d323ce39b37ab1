import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { emptyPage, openAdminSignedIn, serveAdmin } from '#web/test/admin.tsx'
import { serve } from '#web/test/serve.ts'
import { AdminAuditDocument } from './audit-panel.generated.ts'
import { AdminMessagesDocument } from './contact/messages-panel.generated.ts'

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
      details: { count: 10 * page },
    }
    return { auditEntries: { ...twoPages, page, nodes: [entry] } }
  })
  const { user } = await openAdminSignedIn()
  for (const [list, first, second] of [
    ['Messages', 'Message 1', 'Message 2'],
    ['Activity Log', '· 10 addresses', '· 20 addresses'],
  ] as const) {
    expect(await screen.findByText(first)).toBeVisible()
    const pager = within(screen.getByRole('navigation', { name: list }))
    await user.click(pager.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText(second)).toBeVisible()
    expect(screen.queryByText(first)).toBeNull()
  }
})
