import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openAdminSignedIn, serveAdmin, TOKEN } from '#web/test/admin.tsx'
import { serve } from '#web/test/serve.ts'
import { AdminChallengesDocument, CreateChallengeDocument } from './challenges-card.generated.ts'

beforeEach(serveAdmin)

test('the card counts active challenges, and offers the defaults only if there are none', async () => {
  const serveChallenges = (...active: boolean[]) =>
    serve(AdminChallengesDocument, { adminChallenges: active.map((isActive) => ({ isActive })) })
  serveChallenges(false, true, true)
  const { client } = await openAdminSignedIn()
  const card = within(
    screen.getByRole('heading', { name: 'Unity Challenges' }).closest('section') as HTMLElement,
  )
  const active = await card.findByText('active challenges')
  expect(active.closest('p')).toHaveTextContent('2 active challenges')
  serveChallenges(false, false, false)
  await act(() => client.refetchQueries({ include: [AdminChallengesDocument] }))
  await waitFor(() => expect(active.closest('p')).toHaveTextContent('0 active challenges'))
  expect(card.getByText('3 of 3 are turned off.')).toBeVisible()
  expect(card.queryByRole('button')).toBeNull()
})

test('the default challenges are created in five parallel requests, and the button disappears', async () => {
  const all = Promise.withResolvers<object>()
  const { user } = await openAdminSignedIn()
  const create = await screen.findByRole('button', { name: 'Create Default Challenges' })
  serve(AdminChallengesDocument, (_variables, request) => {
    // Without a token, a process that has not been notified of the change would send its cached response.
    expect(request.headers.get('authorization')).toBe(`Bearer ${TOKEN}`)
    return { adminChallenges: Array.from({ length: 5 }, () => ({ isActive: true })) }
  })
  const sent = serve(CreateChallengeDocument, () => {
    // The first response waits for the fifth request.
    if (sent.length === 5) all.resolve({})
    return all.promise
  })
  await user.click(create)
  expect(await screen.findByText('Created 5 Unity Challenges successfully')).toBeVisible()
  expect(new Set(sent.map(({ title }) => title)).size).toBe(5)
  expect(await screen.findByText('All challenges are open to visitors.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Create Default Challenges' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Unity Challenges' })).toHaveFocus()
})

test('the error names the challenge that could not be created', async () => {
  serve(CreateChallengeDocument, ({ title }) =>
    title === 'Pass It On' ? { createChallenge: { __typename: 'ConflictError' as const } } : {},
  )
  const { user } = await openAdminSignedIn()
  await user.click(await screen.findByRole('button', { name: 'Create Default Challenges' }))
  expect(
    await screen.findByText('Failed to create challenges: Failed to create challenge: Pass It On'),
  ).toBeVisible()
  const button = await screen.findByRole('button', { name: 'Create Default Challenges' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
})
