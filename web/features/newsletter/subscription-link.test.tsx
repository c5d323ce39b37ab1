import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api, network } from '#web/test/network.ts'
import { renderInSite } from '#web/test/render.tsx'
import { SubscriptionLink } from './subscription-link.tsx'

type Kind = 'confirm' | 'unsubscribe'
const FIELD = { confirm: 'confirmSubscription', unsubscribe: 'unsubscribe' } as const
const OPERATION = { confirm: 'ConfirmSubscription', unsubscribe: 'Unsubscribe' } as const
const BUTTON = { confirm: 'Confirm', unsubscribe: 'Unsubscribe' } as const

async function follow(kind: Kind, answer: object | null, query = '?token=one.two.three') {
  const tokens: unknown[] = []
  network.use(
    api.mutation(OPERATION[kind], ({ variables }) => {
      tokens.push(variables['token'])
      return answer
        ? HttpResponse.json({ data: { [FIELD[kind]]: answer } })
        : HttpResponse.json({ errors: [{ message: 'no' }] }, { status: 500 })
    }),
  )
  const rendered = await renderInSite(<SubscriptionLink kind={kind} />, { at: `/newsletter/${kind}${query}` })
  return { ...rendered, tokens }
}

const done = (already: boolean) => ({ __typename: 'SubscriptionChange', already })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['confirm', done(false), 'You are subscribed', 'The next letter'],
  ['confirm', done(true), 'You are subscribed already', 'The next letter'],
  ['confirm', { __typename: 'ConflictError', code: 'CONFLICT' }, 'This link has expired', 'Subscribe again'],
  ['confirm', { __typename: 'NotFoundError', code: 'NOT_FOUND' }, 'This link does not work', 'It may have'],
  ['confirm', null, 'That did not work', 'Something went wrong on our side'],
  ['unsubscribe', done(false), 'You are unsubscribed', 'No more letters'],
  ['unsubscribe', done(true), 'You were unsubscribed already', 'No more letters'],
  [
    'unsubscribe',
    { __typename: 'NotFoundError', code: 'NOT_FOUND' },
    'This link does not work',
    'It may have',
  ],
  ['unsubscribe', null, 'That did not work', 'Something went wrong on our side'],
] as const)('%s acts by its button alone and says what came of it', async (kind, answer, title, hint) => {
  const { user, tokens } = await follow(kind, answer)
  expect(tokens).toEqual([])
  await user.click(screen.getByRole('button', { name: BUTTON[kind] }))
  expect(await heading(title)).toHaveFocus()
  expect(document.title).toBe(`${title}: Civic Unity`)
  expect((await heading(title)).nextElementSibling?.textContent).toMatch(new RegExp(`^${hint}`))
  expect(tokens).toEqual(['one.two.three'])
})

test('an expired link leads to a new sign-up', async () => {
  const { user } = await follow('confirm', { __typename: 'ConflictError', code: 'CONFLICT' })
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('link', { name: 'Subscribe again' })).toHaveAttribute('href', '/#newsletter')
})

test('what failed can be tried again', async () => {
  const { user } = await follow('confirm', null)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await heading('That did not work')
  network.use(
    api.mutation('ConfirmSubscription', () =>
      HttpResponse.json({ data: { confirmSubscription: done(false) } }),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await heading('You are subscribed')).toBeVisible()
})

test('a link without its token says that it does not work', async () => {
  await follow('confirm', null, '')
  expect(await heading('This link does not work')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('without JavaScript the form itself unsubscribes, and its answer is shown', async () => {
  await follow('unsubscribe', null)
  const form = screen.getByRole('button', { name: 'Unsubscribe' }).closest('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/newsletter/unsubscribe?token=one.two.three')
  expect([...new FormData(form as HTMLFormElement)]).toEqual([['List-Unsubscribe', 'One-Click']])
})

test('the page after that says that it is done', async () => {
  await follow('unsubscribe', null, '?done=true')
  expect(await heading('You are unsubscribed')).toBeVisible()
  expect(document.title).toBe('You are unsubscribed: Civic Unity')
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
})
