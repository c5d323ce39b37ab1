import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openRoom, serveAdmin } from '#web/test/admin.tsx'
import { serve } from '#web/test/serve.ts'
import { AdminSubscribersDocument } from './subscribers-panel.generated.ts'

beforeEach(serveAdmin)

test('the panel counts subscribers and says if email is not configured', async () => {
  serve(AdminSubscribersDocument, {
    subscriberCounts: { confirmed: 2, pending: 1, unsubscribed: 0, undeliverable: 1 },
    adminSettings: { mailConfigured: false },
  })
  await openRoom('subscribers')
  expect(await screen.findByText('confirmed, 1 not confirmed yet, 0 unsubscribed')).toBeVisible()
  expect(
    screen.getByText('1 confirmed address gets no issues, because the mail server rejected it.'),
  ).toBeVisible()
  expect(await screen.findByText(/^Email isn’t configured/)).toBeVisible()
})
