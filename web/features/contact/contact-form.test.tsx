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
/** The live region of the form. */
const said = () => document.querySelector('section > [aria-live="polite"]')?.textContent
const patiently = { timeout: 10_000 }

test('the fields and subjects are those of the specification', async () => {
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

test('an empty form names what is missing, field by field, and goes to the first', async () => {
  const { user } = await renderInSite(<ContactForm />)
  const brought = vi.spyOn(screen.getByLabelText('Name'), 'scrollIntoView')
  await user.click(submit())
  const complaints = [
    ['Name', 'Please enter your name'],
    ['Email', 'Please enter a valid email address'],
    ['Subject', 'Please select a subject category'],
    ['Message', 'Please enter a message of at least 10 characters'],
  ] as const
  for (const [label, complaint] of complaints) {
    expect(await screen.findByText(complaint)).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(complaint)
    expect(screen.getByLabelText(label)).toBeInvalid()
  }
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  // Focus alone would leave the label under the navigation bar in Safari.
  expect(brought).toHaveBeenCalledWith({ block: 'nearest' })
  expect(said()).toBe('Please fix these 4 fields: Name, Email, Subject, Message.')
  await user.type(screen.getByLabelText('Name'), 'Ada')
  await waitFor(() => expect(screen.queryByText('Please enter your name')).toBeNull())
  expect(said()).toBe('Please fix these 3 fields: Email, Subject, Message.')
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.selectOptions(screen.getByLabelText('Subject'), 'feedback')
  await waitFor(() => expect(said()).toBe(''))
  expect(screen.getByLabelText('Message')).toBeInvalid()
})

test('a message that arrives is thanked for, and the form is empty again', async () => {
  const sent = serve(SendContactMessageDocument)
  const { user } = await fillIn()
  await user.click(submit())
  expect(await screen.findByText('Message sent successfully!', undefined, patiently)).toBeVisible()
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
  expect(screen.getByLabelText('Subject')).toHaveValue('')
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

test('while a message is on its way the button says so, and a second press sends nothing', async () => {
  const response = Promise.withResolvers<object>()
  const sent = serve(SendContactMessageDocument, () => response.promise)
  const { user } = await fillIn()
  await user.click(submit())
  const sending = await screen.findByRole('button', { name: 'Sending...' })
  expect(sending).toHaveAttribute('aria-disabled', 'true')
  expect(sending).toBeDisabled()
  await user.click(submit())
  fireEvent.submit(submit().closest('form') as HTMLFormElement)
  response.resolve({})
  expect(await screen.findByText('Message sent successfully!', undefined, patiently)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a message that does not arrive says why, and nothing typed is lost', async () => {
  serve(SendContactMessageDocument, () =>
    failure('Too many requests. Please try again later.', { status: 200 }),
  )
  const { user } = await fillIn()
  await user.click(submit())
  expect(await screen.findByText('Error sending message', undefined, patiently)).toBeVisible()
  expect(screen.getByText('Too many requests. Please try again later.')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Jones')
  expect(screen.getByLabelText('Message')).toHaveValue('I like the polls.')
})

test.each([
  ['503: The server is busy.', () => HttpResponse.json({ detail: 'The server is busy.' }, { status: 503 })],
  ['502: Bad Gateway', () => new HttpResponse(null, { status: 502, statusText: 'Bad Gateway' })],
  ['Please try again later.', () => HttpResponse.error()],
])('a server that gives no answer is quoted by the general rule: %s', async (words, answer) => {
  serve(SendContactMessageDocument, answer)
  const { user } = await fillIn()
  await user.click(submit())
  expect(await screen.findByText('Error sending message')).toBeVisible()
  expect(screen.getByText(words)).toBeVisible()
})

test('what only the server finds fault with is shown at its fields, from the first on', async () => {
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
  expect(await screen.findByText('Error sending message', undefined, patiently)).toBeVisible()
  // The form is updated a moment after the toast.
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address'),
  )
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Please write something else')
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
})

test('a message that is too long is not cut: it is said, and all of it stays', async () => {
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

test('browsers know what to fill in', async () => {
  await renderInSite(<ContactForm />)
  expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name')
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email')
})

test('the trap is out of reach of people, and what programs put in it is sent', async () => {
  const sent = serve(SendContactMessageDocument)
  const { user } = await fillIn()
  const trap = screen.getByLabelText('Leave this empty')
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(trap).toHaveAttribute('autocomplete', 'off')
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull()
  fireEvent.change(trap, { target: { value: 'http://cheap.example' } })
  await user.click(submit())
  await waitFor(() => expect(sent).toMatchObject([{ leaveEmpty: 'http://cheap.example' }]), patiently)
})
