import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ADDRESSES } from '#domain/contact/addresses.ts'
import { renderInSite } from '#web/test/render.tsx'
import { urls } from '#web/urls.ts'
import { Component as Contact } from './contact.tsx'

test('the page has its badge, and the side panel lists all other ways to get in touch', async () => {
  await renderInSite(<Contact />)
  expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  expect(screen.getByText('Get In Touch')).toBeVisible()

  const panel = screen.getByRole('complementary')
  const part = (name: string) => within(within(panel).getByRole('region', { name }))
  const otherWays = part('Other Ways to Reach Us')
  expect(otherWays.getByText(/For inquiries and support/)).toBeVisible()
  expect(otherWays.getByRole('link')).toHaveAttribute('href', `mailto:${ADDRESSES.general}`)
  expect(otherWays.getByText(/typically respond within 24 hours during business days/)).toBeVisible()
  expect(otherWays.getByText('Based in United States, serving communities nationwide')).toBeVisible()

  const addresses = part('Specialized Contacts').getAllByRole('link')
  expect(addresses.map((link) => link.getAttribute('href'))).toEqual(
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
  // Addresses appear only in links, not as text.
  expect(panel).not.toHaveTextContent('@')
})
