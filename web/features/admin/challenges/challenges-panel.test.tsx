import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openRoom, serveAdmin } from '#web/test/admin.tsx'
import { serve } from '#web/test/serve.ts'
import { AdminChallengesDocument, CreateChallengeDocument } from './challenges-card.generated.ts'
import {
  OrderChallengesDocument,
  SetChallengeActiveDocument,
  UpdateChallengeDocument,
} from './challenges-panel.generated.ts'

const challenge = (id: string, isActive = true) => ({
  __typename: 'Challenge' as const,
  id,
  title: `Challenge ${id}`,
  description: 'Do it.',
  type: 'STORY' as const,
  badgeIcon: 'mail',
  badgeColor: 'GREEN' as const,
  points: 5,
  isActive,
})

beforeEach(() => {
  serveAdmin()
  Element.prototype.scrollIntoView = vi.fn()
})

test('a new challenge is sent with its type and points, and its row is marked', async () => {
  serve(AdminChallengesDocument, { adminChallenges: [] })
  const sent = serve(CreateChallengeDocument, () => {
    serve(AdminChallengesDocument, { adminChallenges: [challenge('a')] })
    return { createChallenge: challenge('a') }
  })
  const { user, router } = await openRoom('challenges')
  await user.click(await screen.findByRole('button', { name: 'Add a Challenge' }))
  await user.type(screen.getByLabelText('Title'), 'Bake for a neighbor')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(screen.getByLabelText('Description')).toHaveAccessibleDescription('Please enter a description')
  await user.type(screen.getByLabelText('Description'), 'Bread counts.')
  await user.selectOptions(screen.getByLabelText('Completed by'), 'Reading an article to the end')
  await user.clear(screen.getByLabelText('Points'))
  await user.type(screen.getByLabelText('Points'), '25')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Challenge a')).toBeVisible()
  expect(sent).toEqual([
    {
      title: 'Bake for a neighbor',
      description: 'Bread counts.',
      type: 'STORY',
      badgeIcon: 'award',
      badgeColor: 'PURPLE',
      points: 25,
      isActive: true,
    },
  ])
  expect(router.state.location.hash).toBe('#a')
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
})

test('a challenge is edited, turned off and moved', async () => {
  serve(AdminChallengesDocument, { adminChallenges: [challenge('a'), challenge('b', false)] })
  const updates = serve(UpdateChallengeDocument, { updateChallenge: challenge('a') })
  const switches = serve(SetChallengeActiveDocument, { setChallengeActive: challenge('a', false) })
  const orders = serve(OrderChallengesDocument, {
    orderChallenges: { __typename: 'OrderedChallenges', challenges: [] },
  })
  const { user } = await openRoom('challenges')
  expect(await screen.findByText('Off, visitors don’t see it')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit: Challenge a' }))
  // Another editor’s description is not overwritten with the one in the form.
  const title = screen.getByLabelText('Title')
  await user.clear(title)
  await user.type(title, 'Another title')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull())
  expect(updates).toEqual([{ id: 'a', title: 'Another title' }])
  expect(screen.getByRole('button', { name: 'Edit: Challenge a' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'More actions: Challenge a' }))
  expect(screen.queryByRole('menuitem', { name: 'Move Up' })).toBeNull()
  await user.click(screen.getByRole('menuitem', { name: 'Move Down' }))
  await waitFor(() => expect(orders).toEqual([{ ids: ['b', 'a'] }]))
  await user.click(screen.getByRole('button', { name: 'More actions: Challenge a' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Turn Off' }))
  await waitFor(() => expect(switches).toEqual([{ id: 'a', active: false }]))
  expect(await screen.findByText('Challenge turned off')).toBeVisible()
})
