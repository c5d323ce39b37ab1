import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADDRESSES } from '#domain/contact/addresses.ts'
import { renderInSite } from '#web/test/render.tsx'
import { urls } from '#web/urls.ts'
import { Component as Contact } from './contact.tsx'

test('the contact page opens with its badge, and the side panel tells every other way', async () => {
  await renderInSite(<Contact />)
  expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  expect(screen.getByText('Get In Touch')).toBeVisible()

  const panel = screen.getByRole('complementary')
  const part = (name: string) => within(within(panel).getByRole('region', { name }))
  const ways = part('Other Ways to Reach Us')
  expect(ways.getByText(/For inquiries and support/)).toBeVisible()
  expect(ways.getByRole('link')).toHaveAttribute('href', `mailto:${ADDRESSES.general}`)
  expect(ways.getByText(/typically respond within 24 hours during business days/)).toBeVisible()
  expect(ways.getByText('Based in United States, serving communities nationwide')).toBeVisible()

  const desks = part('Specialized Contacts').getAllByRole('link')
  expect(desks.map((desk) => desk.getAttribute('href'))).toEqual(
    [ADDRESSES.partnerships, ADDRESSES.press, ADDRESSES.privacy].map((address) => `mailto:${address}`),
  )

  const questions = part('Common Questions')
  expect(questions.getByText(/strictly nonpartisan/)).toBeVisible()
  expect(questions.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', urls.privacy())
  expect(questions.getByText('Can I volunteer?').closest('li')).toContainElement(
    questions.getByRole('link', { name: 'partnerships contact' }),
  )
  expect(questions.getByRole('link', { name: 'partnerships contact' })).toHaveAttribute(
    'href',
    `mailto:${ADDRESSES.partnerships}`,
  )

  expect(within(panel).getAllByRole('heading').at(-1)).toHaveTextContent('Join the Conversation')
  expect(within(panel).getAllByRole('link').at(-1)).toHaveAttribute('href', urls.section('polls'))
  // The addresses stand in the links, not in words.
  expect(panel).not.toHaveTextContent('@')
})
