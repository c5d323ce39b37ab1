import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInSite } from '#web/test/render.tsx'
import { failure, serve } from '#web/test/serve.ts'
import { NewsletterPageDocument } from './newsletter.generated.ts'
import { Component as NewsletterPage } from './newsletter.tsx'

const anIssue = (number: number) => ({
  id: `${number}`,
  slug: `issue-${number}`,
  subject: `Issue ${number}`,
  preheader: `What is in ${number}`,
  sentAt: '2026-11-11T02:00:00.000Z',
})

function servePages() {
  return serve(NewsletterPageDocument, ({ page, pageSize }) => ({
    newsletterIssues: {
      totalCount: 11,
      page,
      pageCount: 2,
      nodes: page === 1 ? Array.from({ length: pageSize }, (_, index) => anIssue(11 - index)) : [anIssue(1)],
    },
  }))
}

test('the archive lists past issues with their dates, and links to each and to the feed', async () => {
  servePages()
  await renderInSite(<NewsletterPage />, { at: '/newsletter' })
  const list = within(await screen.findByRole('region', { name: 'Latest issues' }))
  expect(await list.findByText('Showing 1-10 of 11 issues (Page 1 of 2)')).toBeVisible()
  expect(list.getByRole('link', { name: 'Issue 11' })).toHaveAttribute('href', '/newsletter/issue-11')
  expect(list.getByText('What is in 11')).toBeVisible()
  expect(list.getAllByText('Nov 10, 2026')).toHaveLength(10)
  expect(list.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/newsletter/feed.xml')
})

test('the second page has an address of its own', async () => {
  const requests = servePages()
  const { user, router } = await renderInSite(<NewsletterPage />, { at: '/newsletter' })
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('Issue 1')).toBeVisible()
  expect(router.state.location.search).toBe('?page=2')
  expect(requests.map(({ page }) => page)).toEqual([1, 2])
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/newsletter')
})

test('the head of the archive links to its feeds', async () => {
  servePages()
  await renderInSite(<NewsletterPage />, { at: '/newsletter' })
  const feeds = [...document.querySelectorAll('link[rel="alternate"]')].map((link) =>
    link.getAttribute('href'),
  )
  expect(feeds).toEqual([
    'http://localhost:4000/newsletter/feed.xml',
    'http://localhost:4000/newsletter/feed.json',
  ])
})

test('an empty archive says so', async () => {
  serve(NewsletterPageDocument, { newsletterIssues: { totalCount: 0, page: 1, pageCount: 1, nodes: [] } })
  await renderInSite(<NewsletterPage />, { at: '/newsletter' })
  expect(await screen.findByRole('heading', { name: 'No issues yet' })).toBeVisible()
})

test('an archive that fails to load can be retried', async () => {
  serve(NewsletterPageDocument, () => failure())
  const { user } = await renderInSite(<NewsletterPage />, { at: '/newsletter' })
  expect(await screen.findByRole('heading', { name: 'Failed to load issues' })).toBeVisible()
  servePages()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Issue 11')).toBeVisible()
})
