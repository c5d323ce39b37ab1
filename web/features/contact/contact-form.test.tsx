import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { renderInSite } from '#web/test/render.tsx'
import { failure, serve } from '#web/test/serve.ts'
import { ContactForm } from './contact-form.tsx'
import { SendContactMessageDocument } from './send-message.generated.ts'

async function fillIn() {
  const rendered = await renderInSite(<ContactForm />)
  const { user } = rendered
  await user.type(screen.getByLabelText('Name'), 'Ada Jones')
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.selectOptions(screen.getByLabelText('Subject'), 'feedback')
  await user.type(screen.getByLabelText('Message'), 'I like the polls.')
  return rendered
}

const submit = () => screen.getByRole('button', { name: /Send/ })
const liveRegionText = () => document.querySelector('section > [aria-live="polite"]')?.textContent
const longTimeout = { timeout: 10_000 }

test('the form has the fields and subjects of the specification', async () => {
  await renderInSite(<ContactForm />)
  expect(screen.getByRole('heading', { name: 'Send us a message' })).toBeVisible()
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    expect(screen.getByLabelText(label)).toBeRequired()
  expect(screen.getByPlaceholderText('Your full name')).toBe(screen.getByLabelText('Name'))
  expect(screen.getByPlaceholderText('Tell us how we can help you...')).toBe(screen.getByLabelText('Message'))
  const options = screen.getAllByRole<HTMLOptionElement>('option')
  expect(options.map((option) => [option.value, option.text])).toEqual([
    ['', 'Select a category'],
    ['general', 'General Inquiry'],
    ['feedback', 'Feedback & Suggestions'],
    ['partnership', 'Partnership Opportunities'],
    ['media', 'Media & Press'],
    ['technical', 'Technical Support'],
    ['privacy', 'Privacy Questions'],
    ['other', 'Other'],
  ])
})

test('an empty form shows an error at each field and focuses the first', async () => {
  const { user } = await renderInSite(<ContactForm />)
  const scrollIntoView = vi.spyOn(screen.getByLabelText('Name'), 'scrollIntoView')
  await user.click(submit())
  const errors = [
    ['Name', 'Please enter your name'],
    ['Email', 'Please enter a valid email address'],
    ['Subject', 'Please select a subject category'],
    ['Message', 'Please enter a message of at least 10 characters'],
  ] as const
  for (const [label, error] of errors) {
    expect(await screen.findByText(error)).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(error)
    expect(screen.getByLabelText(label)).toBeInvalid()
  }
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  // Focus alone would leave the label under the navigation bar in Safari.
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
  expect(liveRegionText()).toBe('Please fix these 4 fields: Name, Email, Subject, Message.')
  await user.type(screen.getByLabelText('Name'), 'Ada')
  await waitFor(() => expect(screen.queryByText('Please enter your name')).toBeNull())
  expect(liveRegionText()).toBe('Please fix these 3 fields: Email, Subject, Message.')
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.selectOptions(screen.getByLabelText('Subject'), 'feedback')
  await waitFor(() => expect(liveRegionText()).toBe(''))
  expect(screen.getByLabelText('Message')).toBeInvalid()
})

test('a sent message shows a toast, clears the form and leaves a note that has the focus', async () => {
  const sent = serve(SendContactMessageDocument)
  const { user } = await fillIn()
  await user.click(submit())
  expect(await screen.findByText('Message sent successfully!', undefined, longTimeout)).toBeVisible()
  expect(screen.getByText("We'll get back to you within 24 hours.")).toBeVisible()
  expect(sent).toEqual([
    {
      name: 'Ada Jones',
      email: 'ada@example.com',
      subject: 'feedback',
      message: 'I like the polls.',
      leaveEmpty: '',
    },
  ])
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''))
  const note = screen.getByText(/^Your message was sent\. We’ll reply to ada@example\.com/)
  expect(note.closest('p')).toHaveFocus()
  expect(screen.getByLabelText('Subject')).toHaveValue('')
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

test('while sending, the button is disabled, the fields are read-only and a second click sends nothing', async () => {
  const response = Promise.withResolvers<object>()
  const sent = serve(SendContactMessageDocument, () => response.promise)
  const { user } = await fillIn()
  await user.click(submit())
  const sending = await screen.findByRole('button', { name: 'Sending...' })
  expect(sending).toHaveAttribute('aria-disabled', 'true')
  expect(sending).toBeDisabled()
  await user.type(screen.getByLabelText('Message'), ' And the quiz.')
  expect(screen.getByLabelText('Message')).toHaveValue('I like the polls.')
  expect(fireEvent.keyDown(screen.getByLabelText('Subject'), { key: 'ArrowDown' })).toBe(false)
  expect(fireEvent.keyDown(screen.getByLabelText('Subject'), { key: 'Tab' })).toBe(true)
  await user.click(submit())
  fireEvent.submit(submit().closest('form') as HTMLFormElement)
  response.resolve({})
  expect(await screen.findByText('Message sent successfully!', undefined, longTimeout)).toBeVisible()
  expect(sent).toHaveLength(1)
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''))
  await user.type(screen.getByLabelText('Message'), 'And the quiz.')
  expect(screen.getByLabelText('Message')).toHaveValue('And the quiz.')
  expect(fireEvent.keyDown(screen.getByLabelText('Subject'), { key: 'ArrowDown' })).toBe(true)
})

test('a failed message shows the reason and keeps the input', async () => {
  serve(SendContactMessageDocument, () =>
    failure('Too many requests. Please try again later.', { status: 200 }),
  )
  const { user } = await fillIn()
  await user.click(submit())
  expect(await screen.findByText('Error sending message', undefined, longTimeout)).toBeVisible()
  expect(screen.getByText('Too many requests. Please try again later.')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Jones')
  expect(screen.getByLabelText('Message')).toHaveValue('I like the polls.')
})

test.each([
  ['503: The server is busy.', () => HttpResponse.json({ detail: 'The server is busy.' }, { status: 503 })],
  ['502: Bad Gateway', () => new HttpResponse(null, { status: 502, statusText: 'Bad Gateway' })],
  ['Please try again later.', () => HttpResponse.error()],
])('an HTTP or network error shows a general message: %s', async (message, response) => {
  serve(SendContactMessageDocument, response)
  const { user } = await fillIn()
  await user.click(submit())
  expect(await screen.findByText('Error sending message')).toBeVisible()
  expect(screen.getByText(message)).toBeVisible()
})

test('errors from the server are shown at their fields, and the first one gets the focus', async () => {
  serve(SendContactMessageDocument, {
    sendContactMessage: {
      __typename: 'BadInputError',
      fields: [
        { path: 'email', message: 'Please enter a valid email address' },
        { path: 'message', message: 'Please write something else' },
      ],
    },
  })
  const { user } = await fillIn()
  await user.click(submit())
  expect(await screen.findByText('Error sending message', undefined, longTimeout)).toBeVisible()
  // The form is updated a moment after the toast.
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address'),
  )
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Please write something else')
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
})

test('a message that is too long shows an error and is not cut', async () => {
  const { user } = await fillIn()
  const long = 'm'.repeat(5001)
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: long } })
  await user.click(submit())
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(
    'Please keep your message under 5,000 characters',
  )
  expect(screen.getByLabelText('Message')).toHaveFocus()
  expect(screen.getByLabelText('Message')).toHaveValue(long)
  expect(screen.getByLabelText('Message')).not.toHaveAttribute('maxlength')
})

test('name and email can be filled in by the browser', async () => {
  await renderInSite(<ContactForm />)
  expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name')
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email')
})

test('the honeypot field is hidden from people, and its value is sent', async () => {
  const sent = serve(SendContactMessageDocument)
  const { user } = await fillIn()
  const honeypot = screen.getByLabelText('Leave this empty')
  expect(honeypot).toHaveAttribute('tabindex', '-1')
  expect(honeypot).toHaveAttribute('autocomplete', 'off')
  expect(honeypot.closest('[aria-hidden="true"]')).not.toBeNull()
  fireEvent.change(honeypot, { target: { value: 'http://cheap.example' } })
  await user.click(submit())
  await waitFor(() => expect(sent).toMatchObject([{ leaveEmpty: 'http://cheap.example' }]), longTimeout)
})
