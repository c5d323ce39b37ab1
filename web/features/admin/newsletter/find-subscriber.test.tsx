import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openRoom, serveAdmin } from '#web/test/admin.tsx'
import { serve } from '#web/test/serve.ts'
import {
  FindSubscriberDocument,
  MarkSubscriberDeliverableDocument,
  RemoveSubscriberDocument,
} from './find-subscriber.generated.ts'

beforeEach(serveAdmin)

test('one address is looked up with its history, and removed after a question', async () => {
  const email = 'ada@example.com'
  const sent = serve(FindSubscriberDocument, {
    findSubscriber: {
      __typename: 'AdminSubscriber',
      email,
      status: 'CONFIRMED',
      history: [{ kind: 'SENT', at: '2026-11-21T12:00:00Z', issue: 'A fence that held' }],
    },
  })
  const removed = serve(RemoveSubscriberDocument, {
    removeSubscriber: { __typename: 'RemovedSubscriber', email },
  })
  const { user } = await openRoom('subscribers')
  const form = within(await screen.findByRole('form', { name: 'Find an Address' }))
  await user.type(form.getByLabelText('Email address'), 'ada')
  await user.click(form.getByRole('button', { name: 'Find' }))
  expect(form.getByLabelText('Email address')).toBeInvalid()
  expect(sent).toEqual([])
  await user.type(form.getByLabelText('Email address'), '@example.com')
  await user.click(form.getByRole('button', { name: 'Find' }))
  const found = within(await screen.findByRole('region', { name: email }))
  expect(found.getByText('Gets the newsletter')).toBeVisible()
  expect(found.getByText(/Issue sent: A fence that held/)).toBeVisible()
  expect(sent).toEqual([{ email }])
  await user.click(found.getByRole('button', { name: `Remove This Address: ${email}` }))
  await user.click(found.getByRole('button', { name: 'Remove This Address' }))
  expect(await screen.findByText('Address removed')).toBeVisible()
  expect(removed).toEqual([{ email }])
  await waitFor(() => expect(screen.queryByRole('region', { name: email })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Subscribers' })).toHaveFocus()
})

test('an address that works again can be marked as deliverable', async () => {
  const email = 'ada@example.com'
  serve(FindSubscriberDocument, {
    findSubscriber: { __typename: 'AdminSubscriber', email, status: 'UNDELIVERABLE', history: [] },
  })
  const sent = serve(MarkSubscriberDeliverableDocument)
  const { user } = await openRoom('subscribers')
  await user.type(await screen.findByLabelText('Email address'), `${email}{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'Mark as Deliverable' }))
  expect(await screen.findByText('Address marked as deliverable')).toBeVisible()
  expect(sent).toEqual([{ email }])
})
