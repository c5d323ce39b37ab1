import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { chooseAction, openRoom } from '#web/test/admin.tsx'
import { aRow, serveIssues, serveNewsletterAdmin } from '#web/test/admin-issues.ts'
import { serve } from '#web/test/serve.ts'
import {
  CancelNewsletterIssueDocument,
  DeleteNewsletterIssueDocument,
  HideNewsletterIssueDocument,
  PauseNewsletterIssueDocument,
  ResumeNewsletterIssueDocument,
  ScheduleNewsletterIssueDocument,
} from './issue-row.generated.ts'
import { CreateNewsletterIssueDocument, DraftNewsletterIssueDocument } from './issues-panel.generated.ts'

beforeEach(serveNewsletterAdmin)

const SENT_AT = '2026-11-10T15:00:00.000Z'

async function openPanel() {
  const dashboard = await openRoom('newsletter')
  const panel = (await screen.findByRole('heading', { name: 'Newsletter' })).closest('section') as HTMLElement
  await within(panel).findByText(/^1,846 confirmed subscribers\. /)
  return { ...dashboard, panel: within(panel) }
}

test('the panel says how many subscribers there are and when the last issue went out', async () => {
  const { panel } = await openPanel()
  expect(
    panel.getByText('1,846 confirmed subscribers. The last issue went out on Nov 10, 2026.'),
  ).toBeVisible()
})

test('each issue shows its status as a word, and its numbers', async () => {
  serveIssues(
    aRow(),
    aRow({
      id: '2',
      subject: 'On its way',
      status: 'SENDING',
      sentAt: SENT_AT,
      counts: { total: 1846, sent: 412, rejected: 0, skipped: 0, unsubscribed: 0 },
    }),
    aRow({
      id: '3',
      subject: 'Stopped',
      status: 'PAUSED',
      sentAt: SENT_AT,
      pausedReason: 'The mail server rejected our login (535).',
      counts: { total: 1846, sent: 90, rejected: 0, skipped: 0, unsubscribed: 0 },
    }),
    aRow({
      id: '4',
      slug: 'the-week-after',
      subject: 'The week after',
      status: 'SENT',
      sentAt: SENT_AT,
      counts: { total: 1799, sent: 1790, rejected: 6, skipped: 3, unsubscribed: 4 },
    }),
    aRow({ id: '5', subject: 'A snow day', status: 'CANCELED' }),
  )
  const { panel } = await openPanel()
  for (const status of ['Sending', 'Paused', 'Sent', 'Canceled'])
    expect(panel.getByText(status)).toBeVisible()
  expect(panel.getByText('412 of 1,846 sent, about 24 minutes left at 60 a minute')).toBeVisible()
  expect(panel.getByRole('progressbar', { name: 'Sending' })).toHaveValue(412)
  expect(panel.getByText('90 of 1,846 sent. The mail server rejected our login (535).')).toBeVisible()
  expect(panel.getByText(/1,790 sent, 6 failed, 3 skipped, 4 unsubscribed within three days$/)).toBeVisible()
  expect(panel.getByText('Canceled before anything was sent')).toBeVisible()
  expect(panel.getByRole('link', { name: 'View: The week after' })).toHaveAttribute(
    'href',
    '/newsletter/the-week-after',
  )
})

test('Write an Issue creates an empty draft and opens it', async () => {
  serveIssues()
  const sent = serve(CreateNewsletterIssueDocument, () => {
    serveIssues(aRow({ subject: '' }))
    return { createNewsletterIssue: aRow({ subject: '' }) }
  })
  const { panel, user } = await openPanel()
  expect(panel.getByText('No issues yet.')).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Write an Issue' }))
  expect(await panel.findByLabelText('Subject')).toBeVisible()
  expect(panel.getByText('(no subject yet)')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('Start from What’s New opens a filled draft', async () => {
  const sent = serve(DraftNewsletterIssueDocument, { draftNewsletterIssue: aRow() })
  const { panel, user } = await openPanel()
  await user.click(panel.getByRole('button', { name: 'Start from What’s New' }))
  expect(await panel.findByLabelText('Subject')).toHaveValue('A fence')
  expect(sent).toHaveLength(1)
})

test('an issue that is being sent can be paused, and a paused one resumed', async () => {
  const counts = { total: 10, sent: 4, rejected: 0, skipped: 0, unsubscribed: 0 }
  const sending = aRow({ status: 'SENDING', sentAt: SENT_AT, counts })
  const paused = { ...sending, status: 'PAUSED', pausedReason: 'An editor paused it.' } as const
  serveIssues(sending)
  const pauses = serve(PauseNewsletterIssueDocument, () => {
    serveIssues(paused)
    return { pauseNewsletterIssue: paused }
  })
  const resumes = serve(ResumeNewsletterIssueDocument, () => {
    serveIssues(sending)
    return { resumeNewsletterIssue: sending }
  })
  const { panel, user } = await openPanel()
  await user.click(panel.getByRole('button', { name: 'Pause: A fence' }))
  expect(await panel.findByText('4 of 10 sent. An editor paused it.')).toBeVisible()
  expect(panel.getByRole('listitem')).toHaveFocus()
  await user.click(panel.getByRole('button', { name: 'Resume: A fence' }))
  expect(await panel.findByRole('button', { name: 'Pause: A fence' })).toBeVisible()
  expect([pauses, resumes]).toEqual([[{ id: 'issue-1' }], [{ id: 'issue-1' }]])
})

test('an issue that missed its time can be rescheduled; Escape closes the form', async () => {
  serveIssues(aRow({ status: 'PAUSED', scheduledFor: SENT_AT, pausedReason: 'The server wasn’t running.' }))
  const sent = serve(ScheduleNewsletterIssueDocument, {
    scheduleNewsletterIssue: aRow({ status: 'SCHEDULED', scheduledFor: '2030-01-01T10:00:00.000Z' }),
  })
  const { panel, user } = await openPanel()
  expect(
    panel.getByText(/^This issue is .* late\. Nobody has received it\. The server wasn’t running\.$/),
  ).toBeVisible()
  expect(panel.queryByRole('button', { name: 'Resume: A fence' })).toBeNull()
  const reschedule = panel.getByRole('button', { name: 'Reschedule: A fence' })
  await user.click(reschedule)
  const question = { name: 'Reschedule this issue?' }
  expect(panel.getByRole('group', question)).toBeVisible()
  expect(panel.getByLabelText('Date and time')).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(panel.queryByRole('group', question)).toBeNull()
  expect(reschedule).toHaveFocus()
  await user.click(reschedule)
  await user.click(panel.getByRole('button', { name: 'Schedule for 1,846 Subscribers' }))
  expect(await screen.findByText('Issue scheduled')).toBeVisible()
  expect(sent).toEqual([{ id: 'issue-1', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:00:00.000Z$/) }])
})

test('deleting a sent issue says what will stop working', async () => {
  serveIssues(aRow({ status: 'SENT', sentAt: SENT_AT }))
  const { panel, user } = await openPanel()
  await chooseAction(user, 'A fence', 'Delete')
  expect(
    panel.getByText(
      'Permanently delete “A fence”? From that moment, “Read it on the site” in every email of this issue and all other links to it lead nowhere. Hiding it from the archive keeps them.',
    ),
  ).toBeVisible()
})

test('a sent issue is hidden from the archive and listed again', async () => {
  serveIssues(aRow({ status: 'SENT', sentAt: SENT_AT, hidden: false }))
  const sent = serve(HideNewsletterIssueDocument, ({ hidden }) => {
    serveIssues(aRow({ status: 'SENT', sentAt: SENT_AT, hidden }))
    return { hideNewsletterIssue: { __typename: 'NewsletterIssue' as const } }
  })
  const { panel, user } = await openPanel()
  await chooseAction(user, 'A fence', 'Hide from the Archive')
  expect(await panel.findByText(/· Hidden from the archive/)).toBeVisible()
  await chooseAction(user, 'A fence', 'List in the Archive')
  await waitFor(() => expect(panel.queryByText(/Hidden from the archive/)).toBeNull())
  expect(sent.map(({ hidden }) => hidden)).toEqual([true, false])
})

test('a canceled issue is not in the archive, so it cannot be hidden from it', async () => {
  serveIssues(aRow({ status: 'CANCELED', sentAt: SENT_AT }))
  const { user } = await openPanel()
  await user.click(screen.getByRole('button', { name: 'More actions: A fence' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Delete'])
})

test('canceling a scheduled issue and deleting a draft require confirmation', async () => {
  serveIssues(
    aRow({ status: 'SCHEDULED', scheduledFor: '2030-01-01T10:00:00.000Z' }),
    aRow({ id: 'issue-2', subject: 'Unwanted' }),
  )
  const canceled = serve(CancelNewsletterIssueDocument, {
    cancelNewsletterIssue: aRow({ status: 'CANCELED' }),
  })
  const deleted = serve(DeleteNewsletterIssueDocument, {
    deleteNewsletterIssue: { __typename: 'DeletedNewsletterIssue' },
  })
  const { panel, user } = await openPanel()
  await chooseAction(user, 'A fence', 'Cancel the Issue')
  const question = panel.getByRole('group', { name: /^Cancel “A fence”\?/ })
  await user.click(within(question).getByRole('button', { name: 'Cancel the Issue' }))
  expect(await screen.findByText('Issue canceled')).toBeVisible()
  await chooseAction(user, 'Unwanted', 'Delete')
  await user.click(
    within(panel.getByRole('group', { name: 'Permanently delete “Unwanted”?' })).getByRole('button', {
      name: 'Delete',
    }),
  )
  expect(await screen.findByText('Issue deleted')).toBeVisible()
  expect([canceled, deleted]).toEqual([[{ id: 'issue-1' }], [{ id: 'issue-2' }]])
})
