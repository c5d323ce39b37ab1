import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { renderInSite } from '#web/test/render.tsx'
import { serve } from '#web/test/serve.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { NewsletterSection } from './newsletter-section.tsx'
import { SubscribeDocument } from './subscribe.generated.ts'

let signups = 0
const count = () => {
  signups += 1
}
beforeEach(() => {
  signups = 0
  window.addEventListener(BROWSER_EVENTS.newsletterSignup, count)
})
afterEach(() => window.removeEventListener(BROWSER_EVENTS.newsletterSignup, count))

const field = () => screen.getByLabelText('Your email')
const submit = () => screen.getByRole('button', { name: 'Subscribe' })

const serveSignup = (needsConfirmation: boolean) =>
  serve(SubscribeDocument, { subscribeToNewsletter: { needsConfirmation } })

test('a sign-up is sent, shows a toast, clears the field and dispatches its event', async () => {
  const sent = serveSignup(true)
  const { user } = await renderInSite(<NewsletterSection />)
  await user.type(field(), ' Ann@Example.com{Enter}')
  expect(await screen.findByText('Almost there')).toBeVisible()
  expect(sent).toEqual([{ email: 'ann@example.com' }])
  await waitFor(() => expect(field()).toHaveValue(''))
  expect(signups).toBe(1)
})

test('the confirmation note remains after its toast, until another address is submitted', async () => {
  serveSignup(true)
  const { user } = await renderInSite(<NewsletterSection />)
  await user.type(field(), 'ann@example.com{Enter}')
  expect(await screen.findByText('Almost there')).toBeVisible()
  act(() => showToast({ title: 'Challenge Completed!', kind: 'gold' }))
  expect(screen.queryByText('Almost there')).toBeNull()
  expect(screen.getByText(/a confirmation email is on its way/)).toBeVisible()
  expect(screen.getByText(/a confirmation email is on its way/).closest('p')).toHaveFocus()
  await user.type(field(), 'bob{Enter}')
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Please enter a valid email address'))
  expect(screen.queryByText(/a confirmation email is on its way/)).toBeNull()
  // Correcting the address does not bring the note back, which would take the focus.
  await user.type(field(), '@example.com')
  await waitFor(() => expect(field()).toBeValid())
  expect(field()).toHaveFocus()
})

test('a sign-up without email confirmation leaves a note, too', async () => {
  serveSignup(false)
  const { user } = await renderInSite(<NewsletterSection />)
  await user.type(field(), 'ann@example.com')
  await user.click(submit())
  expect(await screen.findByText('You’re on the list')).toBeVisible()
  act(() => showToast({ title: 'Challenge Completed!', kind: 'gold' }))
  expect(screen.getByText('Your sign-up is saved.')).toBeVisible()
  expect(screen.queryByText(/is on its way/)).toBeNull()
})

test('an invalid address shows an error at the field and is not sent', async () => {
  const { user } = await renderInSite(<NewsletterSection />)
  for (const wrong of ['', 'ann', 'ann@']) {
    await user.clear(field())
    if (wrong) await user.type(field(), wrong)
    await user.click(submit())
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Please enter a valid email address'))
    await waitFor(() => expect(field()).toHaveFocus())
    expect(field()).toHaveValue(wrong)
  }
  expect(signups).toBe(0)
  serveSignup(true)
  await user.type(field(), 'example.org{Enter}')
  expect(await screen.findByText('Almost there')).toBeVisible()
  await waitFor(() => expect(field()).toBeValid())
})

test('an address that the server rejects shows its error', async () => {
  serve(SubscribeDocument, {
    subscribeToNewsletter: {
      __typename: 'BadInputError',
      message: 'No such address',
      fields: [{ path: 'email', message: 'No such address' }],
    },
  })
  const { user } = await renderInSite(<NewsletterSection />)
  await user.type(field(), 'ann@example.com{Enter}')
  expect(await screen.findByText('No such address')).toBeVisible()
})

test('a server error keeps the address in the field', async () => {
  serve(SubscribeDocument, () => HttpResponse.error())
  const { user } = await renderInSite(<NewsletterSection />)
  await user.type(field(), 'ann@example.com{Enter}')
  expect(await screen.findByText('Failed to subscribe. Please try again.')).toBeVisible()
  expect(field()).toHaveValue('ann@example.com')
  expect(signups).toBe(0)
})
