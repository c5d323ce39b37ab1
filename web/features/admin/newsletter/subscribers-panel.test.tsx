import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openRoom, serveAdmin } from '#web/test/admin.tsx'
import { serve } from '#web/test/serve.ts'
import {
  AdminSubscribersDocument,
  MarkSubscriberDeliverableDocument,
  RemoveSubscriberDocument,
} from './subscribers-panel.generated.ts'

beforeEach(serveAdmin)

test('an address can be removed; an invalid one is marked and not sent', async () => {
  const sent = serve(RemoveSubscriberDocument)
  serve(AdminSubscribersDocument, () => ({
    subscriberCounts: { confirmed: 7 - sent.length, undeliverable: 0 },
  }))
  const { user } = await openRoom('subscribers')
  const form = await screen.findByRole('form', { name: 'Remove an Address' })
  const address = within(form).getByLabelText('Email address')
  await user.type(address, 'ada')
  await user.click(within(form).getByRole('button', { name: 'Remove' }))
  expect(address).toBeInvalid()
  expect(sent).toEqual([])
  await user.type(address, '@example.com')
  await user.click(within(form).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Address removed')).toBeVisible()
  expect(sent).toEqual([{ email: 'ada@example.com' }])
  expect(await screen.findByText('6')).toBeVisible()
  await waitFor(() => expect(address).toHaveValue(''))
})

test('the panel counts subscribers and says if email is not configured', async () => {
  serve(AdminSubscribersDocument, {
    subscriberCounts: { confirmed: 2, pending: 1, unsubscribed: 0, undeliverable: 0 },
    adminSettings: { mailConfigured: false },
  })
  await openRoom('subscribers')
  expect(await screen.findByText('confirmed, 1 not confirmed yet, 0 unsubscribed')).toBeVisible()
  expect(await screen.findByText(/^Email isn’t configured/)).toBeVisible()
})

test('an address that works again can be marked as deliverable', async () => {
  const sent = serve(MarkSubscriberDeliverableDocument)
  serve(AdminSubscribersDocument, () => ({ subscriberCounts: { undeliverable: 1 - sent.length } }))
  const { user } = await openRoom('subscribers')
  const form = await screen.findByRole('form', { name: 'Mark an Address as Deliverable' })
  expect(
    screen.getByText('1 confirmed address gets no issues, because the mail server rejected it.'),
  ).toBeVisible()
  await user.type(within(form).getByLabelText('Email address'), 'ada@example.com{Enter}')
  expect(await screen.findByText('Address marked as deliverable')).toBeVisible()
  expect(sent).toEqual([{ email: 'ada@example.com' }])
  await waitFor(() => expect(form).not.toBeInTheDocument())
})
