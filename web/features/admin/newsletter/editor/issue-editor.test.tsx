import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ISSUE_ERRORS } from '#domain/newsletter/issue-messages.ts'
import {
  ScheduleNewsletterIssueDocument,
  SendNewsletterIssueDocument,
} from '#web/features/admin/newsletter/issue-row.generated.ts'
import { openRoom } from '#web/test/admin.tsx'
import {
  aRow,
  aSource,
  serveChecks,
  serveIssues,
  serveNewsletterAdmin,
  serveSource,
} from '#web/test/admin-issues.ts'
import { serve } from '#web/test/serve.ts'
import { NewsletterIssueChecksDocument } from './issue-checks.generated.ts'
import { NewsletterIssueEditorDocument, UpdateNewsletterIssueDocument } from './issue-editor.generated.ts'
import { NewsletterIssuePreviewDocument } from './issue-preview.generated.ts'
import { SendTestNewsletterIssueDocument } from './test-email-form.generated.ts'

beforeEach(serveNewsletterAdmin)

async function openEditor() {
  const dashboard = await openRoom('newsletter')
  await dashboard.user.click(await screen.findByRole('button', { name: 'Edit: A fence' }))
  const subject = await screen.findByLabelText('Subject')
  await screen.findByText(/checks/)
  return { ...dashboard, subject }
}

const button = (name: string) => screen.getByRole('button', { name })

test('saving sends only what changed, and the editor stays open', async () => {
  const sent = serve(UpdateNewsletterIssueDocument, ({ input }) => ({
    updateNewsletterIssue: {
      ...aRow(),
      ...aSource({
        revision: 'second',
        preheader: String(input.preheader),
        value: { slug: 'time-with-family' },
      }),
    },
  }))
  const { user } = await openEditor()
  await user.type(screen.getByLabelText('Send a test to one address'), 'me@example.com')
  await user.type(screen.getByLabelText('Preheader'), 'A number')
  await user.selectOptions(screen.getByLabelText('Shared value'), 'Time with family')
  expect(button('Send Now')).toBeDisabled()
  expect(screen.getByText('Save the draft to check and send it.')).toBeVisible()
  await user.click(button('Save Draft'))
  expect(await screen.findByText('Draft saved')).toBeVisible()
  expect(sent).toEqual([
    { id: 'issue-1', revision: 'first', input: { preheader: 'A number', valueSlug: 'time-with-family' } },
  ])
  await waitFor(() => expect(button('Save Draft')).toHaveFocus())
  expect(screen.getByLabelText('Preheader')).toHaveValue('A number')
  expect(screen.getByLabelText('Send a test to one address')).toHaveValue('me@example.com')
  await waitFor(() => expect(button('Send Now')).toBeEnabled())
})

test('Ctrl+S saves the issue that has the focus', async () => {
  const sent = serve(UpdateNewsletterIssueDocument, { updateNewsletterIssue: { ...aRow(), ...aSource() } })
  const { user, subject } = await openEditor()
  await user.type(subject, ' that held')
  await user.click(document.body)
  await user.keyboard('{Control>}s{/Control}')
  expect(sent).toEqual([])
  await user.click(subject)
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Draft saved')).toBeVisible()
  expect(sent).toEqual([{ id: 'issue-1', revision: 'first', input: { subject: 'A fence that held' } }])
})

test('articles can be added, moved and removed', async () => {
  const sent = serve(UpdateNewsletterIssueDocument, {
    updateNewsletterIssue: { ...aRow(), ...aSource() },
  })
  const { user } = await openEditor()
  for (const title of ['First article', 'Second article']) {
    await user.selectOptions(screen.getByLabelText('Add an article'), title)
    await user.click(button('Add'))
  }
  await user.click(button('Move Up: Second article'))
  const articles = within(screen.getByRole('group', { name: 'Articles' }))
  expect(articles.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Second article'),
    expect.stringContaining('First article'),
  ])
  await user.click(button('Remove: Second article'))
  expect(screen.getByRole('group', { name: 'Articles' })).toHaveFocus()
  await user.click(button('Save Draft'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.input).toEqual({ postIds: ['post-1'] })
})

test('the preview follows the form, in HTML and as plain text', async () => {
  const { user, subject } = await openEditor()
  await user.type(subject, ' that held')
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the email')
  await waitFor(() => expect(frame.srcdoc).toContain('A fence that held'))
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts')
  expect(button('Light')).toHaveAttribute('aria-pressed', 'true')
  await user.click(button('Plain Text'))
  expect(screen.getByText('Plain: A fence that held')).toBeVisible()
})

test('failed checks come first and block sending', async () => {
  serveChecks('Links')
  const { user } = await openEditor()
  expect(await screen.findByText('1 of 3 checks failed. Fix it to send.')).toBeVisible()
  const checks = screen.getByRole('region', { name: 'Checks before Sending' })
  const items = within(checks).getAllByRole('listitem')
  expect(items[0]).toHaveTextContent('Failed: Links What was found about Links.')
  expect(button('Send Now')).toBeDisabled()
  expect(button('Schedule')).toBeDisabled()
  serveChecks()
  await user.click(button('Check Again'))
  expect(await screen.findByText('All 3 checks passed.')).toBeVisible()
  expect(button('Send Now')).toBeEnabled()
})

test('a warning is not counted as passed, but does not block sending', async () => {
  serve(NewsletterIssueChecksDocument, {
    newsletterIssueChecks: [
      { name: 'Subject', passed: true, warning: false, text: 'The issue has a subject.' },
      { name: 'Site address', passed: true, warning: true, text: 'Links lead to http://localhost:4000.' },
    ],
  })
  await openEditor()
  expect(await screen.findByText('1 of 2 checks passed, 1 has a warning.')).toBeVisible()
  const [first] = within(screen.getByRole('region', { name: 'Checks before Sending' })).getAllByRole(
    'listitem',
  )
  expect(first).toHaveTextContent('Warning: Site address Links lead to http://localhost:4000.')
  expect(button('Send Now')).toBeEnabled()
})

test('sending requires a confirmation that states the number of subscribers and the duration', async () => {
  const sent = serve(SendNewsletterIssueDocument, () => {
    const sending = aRow({ status: 'SENDING', sentAt: '2026-11-24T10:00:00.000Z' })
    serveIssues(sending)
    return { sendNewsletterIssue: sending }
  })
  const { user } = await openEditor()
  await user.click(button('Send Now'))
  const question = within(screen.getByRole('group', { name: 'Send this issue now?' }))
  expect(question.getByText('1,846 confirmed subscribers')).toBeVisible()
  expect(question.getByText('31 minutes')).toBeVisible()
  expect(question.getByRole('button', { name: 'Keep Editing' })).toHaveFocus()
  await user.click(question.getByRole('button', { name: 'Keep Editing' }))
  expect(button('Send Now')).toHaveFocus()
  expect(sent).toEqual([])
  await user.click(button('Send Now'))
  // The question may stay open for days.
  vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60_000)
  await user.click(button('Send to 1,846 Subscribers'))
  expect(await screen.findByText('Sending started')).toBeVisible()
  vi.useRealTimers()
  expect(sent).toEqual([{ id: 'issue-1', revision: 'first' }])
  expect(screen.queryByLabelText('Subject')).toBeNull()
})

test('the schedule form shows the time zone and the wait, and rejects past times', async () => {
  const sent = serve(ScheduleNewsletterIssueDocument, () => {
    const scheduled = aRow({ status: 'SCHEDULED', scheduledFor: '2030-01-01T10:00:00.000Z' })
    serveIssues(scheduled)
    return { scheduleNewsletterIssue: scheduled }
  })
  const { user } = await openEditor()
  await user.click(button('Schedule'))
  const question = within(screen.getByRole('group', { name: 'Schedule this issue?' }))
  const time = question.getByLabelText('Date and time')
  expect(time).toHaveFocus()
  expect(question.getByText(/10:00 AM EST/)).toBeVisible()
  expect(question.getByText(/^in \d+ (day|hour)/)).toBeVisible()
  await user.clear(time)
  await user.type(time, '2020-01-01T10:00')
  await user.click(button('Schedule for 1,846 Subscribers'))
  expect(time).toHaveAccessibleDescription(/Please choose a time in the future/)
  expect(sent).toEqual([])
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 11)
  expect(time).toHaveAccessibleDescription(/In the site’s time zone, America\/New_York/)
  await user.clear(time)
  await user.type(time, `${tomorrow}12:30`)
  await user.click(button('Schedule for 1,846 Subscribers'))
  expect(await screen.findByText('Issue scheduled')).toBeVisible()
  expect(sent).toEqual([{ id: 'issue-1', revision: 'first', at: `${tomorrow}17:30:00.000Z` }])
})

test('a test goes to the typed address, only from a saved draft', async () => {
  const sent = serve(SendTestNewsletterIssueDocument, { sendTestNewsletterIssue: { to: 'me@example.com' } })
  const { user, subject } = await openEditor()
  const address = screen.getByLabelText('Send a test to one address')
  await user.type(address, 'me@{Enter}')
  expect(address).toHaveAccessibleDescription(/Please enter a valid email address/)
  await user.type(address, 'example.com{Enter}')
  expect(await screen.findByText('Test sent')).toBeVisible()
  expect(sent).toEqual([{ id: 'issue-1', to: 'me@example.com' }])
  await user.type(subject, '!')
  expect(button('Send a Test')).toBeDisabled()
  expect(address).toHaveAccessibleDescription(/Save the draft first/)
})

test('a conflict keeps the text and offers the newer version', async () => {
  serve(UpdateNewsletterIssueDocument, { updateNewsletterIssue: { __typename: 'ConflictError' } })
  const { user, subject } = await openEditor()
  await user.type(subject, ' of mine')
  await user.click(button('Save Draft'))
  expect(await screen.findByText(/^Someone else changed this issue/)).toBeVisible()
  expect(subject).toHaveValue('A fence of mine')
  serveSource({ revision: 'second', subject: 'A fence of theirs' })
  await user.click(button('Load the Newer Version'))
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue('A fence of theirs'))
  expect(screen.getByLabelText('Subject')).toHaveFocus()
})

test('closing with unsaved changes asks for confirmation and restores the focus', async () => {
  const { user, subject } = await openEditor()
  await user.type(subject, '!')
  await user.click(button('Close: A fence'))
  await user.click(button('Discard'))
  expect(screen.queryByLabelText('Subject')).toBeNull()
  expect(button('Edit: A fence')).toHaveFocus()
})

test('an issue that fails to load can be retried, and a deleted one is not found', async () => {
  serve(NewsletterIssueEditorDocument, () => HttpResponse.error())
  const { user } = await openRoom('newsletter')
  await user.click(await screen.findByRole('button', { name: 'Edit: A fence' }))
  await screen.findByRole('heading', { name: 'This part of the dashboard didn’t load' })
  serve(NewsletterIssueEditorDocument, { adminNewsletterIssue: null })
  await user.click(button('Retry'))
  expect(await screen.findByRole('heading', { name: ISSUE_ERRORS.notFound })).toBeVisible()
})

test('a preview that fails to load can be retried', async () => {
  serve(NewsletterIssuePreviewDocument, () => HttpResponse.error())
  const { user } = await openEditor()
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  const retry = await preview.findByRole('button', { name: 'Retry' })
  serve(NewsletterIssuePreviewDocument, { newsletterIssuePreview: { html: '<p>x</p>', text: 'x' } })
  await user.click(retry)
  expect(await preview.findByTitle('Preview of the email')).toBeVisible()
  expect(document.body).not.toHaveFocus()
})
