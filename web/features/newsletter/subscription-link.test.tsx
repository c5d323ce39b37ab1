import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInSite } from '#web/test/render.tsx'
import type { PartialResult } from '#web/test/schema.ts'
import { failure, serve } from '#web/test/serve.ts'
import {
  ConfirmSubscriptionDocument,
  type ConfirmSubscriptionMutation,
  UnsubscribeDocument,
  type UnsubscribeMutation,
} from './change-subscription.generated.ts'
import { SubscriptionLink } from './subscription-link.tsx'

type Kind = 'confirm' | 'unsubscribe'
type Change = PartialResult<ConfirmSubscriptionMutation>['change']
/** A link to unsubscribe never expires. */
type Unsubscribed = PartialResult<UnsubscribeMutation>['change']
const BUTTON = { confirm: 'Confirm', unsubscribe: 'Unsubscribe' } as const

/** Opens the link of an email. If `change` is null, the server fails. */
async function openLink(kind: Kind, change: Change | null, query = '?token=one.two.three') {
  const sent = {
    confirm: serve(ConfirmSubscriptionDocument, () => (change ? { change } : failure())),
    unsubscribe: serve(UnsubscribeDocument, () => (change ? { change: change as Unsubscribed } : failure())),
  }
  const rendered = await renderInSite(<SubscriptionLink kind={kind} />, { at: `/newsletter/${kind}${query}` })
  return { ...rendered, sent: sent[kind] }
}

const done = (already: boolean) => ({ already })
const expired = { __typename: 'ConflictError' } as const
const unknown = { __typename: 'NotFoundError' } as const
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['confirm', done(false), 'You’re subscribed', 'You’ll get the next issue'],
  ['confirm', done(true), 'You’re already subscribed', 'You’ll get the next issue'],
  ['confirm', expired, 'This link has expired', 'Subscribe again'],
  ['confirm', unknown, 'This link doesn’t work', 'Part of it may be missing'],
  ['confirm', null, 'That didn’t work', 'Something went wrong on our side'],
  ['unsubscribe', done(false), 'You’re unsubscribed', 'We won’t email you again'],
  ['unsubscribe', done(true), 'You’ve already unsubscribed', 'We won’t email you again'],
  ['unsubscribe', unknown, 'This link doesn’t work', 'Part of it may be missing'],
  ['unsubscribe', null, 'That didn’t work', 'Something went wrong on our side'],
] as const)('%s sends the token on click and shows the outcome', async (kind, change, title, hint) => {
  const { user, sent } = await openLink(kind, change)
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: BUTTON[kind] }))
  expect(await heading(title)).toHaveFocus()
  expect(document.title).toBe(`${title} – Civic Unity`)
  expect((await heading(title)).nextElementSibling?.textContent).toMatch(new RegExp(`^${hint}`))
  expect(sent).toEqual([{ token: 'one.two.three' }])
})

test('an expired link offers a new sign-up', async () => {
  const { user } = await openLink('confirm', expired)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('link', { name: 'Subscribe again' })).toHaveAttribute('href', '/#newsletter')
})

test('a failed confirmation can be retried', async () => {
  const { user } = await openLink('confirm', null)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await heading('That didn’t work')
  serve(ConfirmSubscriptionDocument, { change: done(false) })
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await heading('You’re subscribed')).toBeVisible()
})

test('a link without a token shows that it does not work', async () => {
  await openLink('confirm', null, '')
  expect(await heading('This link doesn’t work')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('without JavaScript the form posts the one-click unsubscribe request', async () => {
  await openLink('unsubscribe', null)
  const form = screen.getByRole('button', { name: 'Unsubscribe' }).closest('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/newsletter/unsubscribe?token=one.two.three')
  expect([...new FormData(form as HTMLFormElement)]).toEqual([['List-Unsubscribe', 'One-Click']])
})

test('the page after a one-click unsubscribe request confirms it', async () => {
  await openLink('unsubscribe', null, '?done=true')
  expect(await heading('You’re unsubscribed')).toBeVisible()
  expect(document.title).toBe('You’re unsubscribed – Civic Unity')
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
})
