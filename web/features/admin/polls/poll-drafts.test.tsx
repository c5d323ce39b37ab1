import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseAction, openRoom, serveAdmin, servePolls, unauthenticated } from '#web/test/admin.tsx'
import { serve } from '#web/test/serve.ts'
import {
  CreatePollDocument,
  DeletePollDocument,
  OpenPollDocument,
  UpdatePollDocument,
} from './polls-panel.generated.ts'

const draft = {
  __typename: 'Poll' as const,
  id: 'poll-1',
  question: 'What should the town build?',
  status: 'DRAFT' as const,
  closesAt: null,
  outcome: null,
  totalVotes: 0,
  exampleVotes: 0,
  results: ['A pool', 'A library'].map((option) => ({ option, votes: 0, percentage: 0 })),
}

beforeEach(() => {
  serveAdmin()
  Element.prototype.scrollIntoView = vi.fn()
})

test('a poll is previewed while it is written, saved as a draft, and its row is marked', async () => {
  const sent = serve(CreatePollDocument, () => {
    servePolls([draft])
    return { createPoll: draft }
  })
  const { user, router } = await openRoom('polls')
  await user.type(await screen.findByLabelText('Question'), draft.question)
  await user.type(screen.getByLabelText('Options'), 'A pool\nA library')
  const preview = within(screen.getByRole('region', { name: 'Preview', hidden: true }))
  expect(preview.getByText('A library')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
  expect(await screen.findByText('Draft, only editors see it')).toBeVisible()
  expect(sent).toEqual([
    { question: draft.question, options: ['A pool', 'A library'], closesAt: null, draft: true },
  ])
  expect(router.state.location.hash).toBe('#poll-1')
})

test('a rejected draft does not turn the next poll into a draft', async () => {
  const sent = serve(CreatePollDocument, { createPoll: draft })
  const { user } = await openRoom('polls')
  await user.type(await screen.findByLabelText('Question'), draft.question)
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
  await screen.findByText('Please enter 2 to 10 options')
  await user.type(screen.getByLabelText('Options'), 'A pool\nA library')
  await user.click(screen.getByRole('button', { name: 'Open Poll' }))
  await waitFor(() => expect(sent).toMatchObject([{ draft: false }]))
})

test('a draft that is sent again with a new token stays a draft', async () => {
  serve(CreatePollDocument, () => unauthenticated())
  const { user } = await openRoom('polls')
  await user.type(await screen.findByLabelText('Question'), draft.question)
  await user.type(screen.getByLabelText('Options'), 'A pool\nA library')
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
  const field = await screen.findByLabelText('Admin Token')
  const sent = serve(CreatePollDocument, { createPoll: draft })
  await user.type(field, 'a new token{Enter}')
  await waitFor(() => expect(sent).toMatchObject([{ draft: true }]))
})

test('a draft is fixed, opened, and deleted after a question', async () => {
  servePolls([draft])
  const updates = serve(UpdatePollDocument, { updatePoll: draft })
  const open = { ...draft, status: 'OPEN' as const }
  const opened = serve(OpenPollDocument, () => {
    servePolls([open])
    return { openPoll: open }
  })
  const deleted = serve(DeletePollDocument, () => {
    servePolls([])
    return { deletePoll: { __typename: 'DeletedPoll' as const, id: 'poll-1' } }
  })
  const { user } = await openRoom('polls')
  await user.click(await screen.findByRole('button', { name: `Edit Poll: ${draft.question}` }))
  const form = within(screen.getByRole('form', { name: `Edit Poll: ${draft.question}` }))
  await user.type(form.getByLabelText('Options'), '\nA park')
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(updates).toEqual([{ id: 'poll-1', options: ['A pool', 'A library', 'A park'] }]))
  await user.click(await screen.findByRole('button', { name: `Open Poll: ${draft.question}` }))
  expect(await screen.findByText('Poll opened')).toBeVisible()
  expect(opened).toEqual([{ id: 'poll-1' }])
  await waitFor(() => expect(document.getElementById('poll-1')).toHaveFocus())
  await chooseAction(user, draft.question, 'Delete Poll')
  const question = screen.getByRole('group', { name: `Permanently delete “${draft.question}”?` })
  await user.click(within(question).getByRole('button', { name: 'Delete Poll' }))
  expect(await screen.findByText('No polls yet.')).toBeVisible()
  expect(deleted).toEqual([{ id: 'poll-1' }])
})

test('the question of a poll with votes can no longer be fixed, and the poll cannot be deleted', async () => {
  servePolls([{ ...draft, status: 'OPEN' as const, totalVotes: 1 }])
  const { user } = await openRoom('polls')
  expect(await screen.findByRole('list', { name: draft.question })).toBeVisible()
  await user.click(screen.getByRole('button', { name: `More actions: ${draft.question}` }))
  expect(await screen.findByRole('menuitem', { name: 'Close' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Delete Poll' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: `Edit Poll: ${draft.question}` }))
  const form = within(screen.getByRole('form', { name: `Edit Poll: ${draft.question}` }))
  expect(form.queryByLabelText('Question')).toBeNull()
})
