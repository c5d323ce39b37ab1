import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { ISSUE_TEXT } from '#domain/newsletter/issue-email-text.ts'
import { renderInSite } from '#web/test/render.tsx'
import type { PartialResult } from '#web/test/schema.ts'
import { failure, serve } from '#web/test/serve.ts'
import { NewsletterIssuePageDocument, type NewsletterIssuePageQuery } from './newsletter-issue.generated.ts'
import { Component as IssuePage } from './newsletter-issue.tsx'

const ISSUE: PartialResult<NewsletterIssuePageQuery>['newsletterIssue'] = {
  slug: 'a-fence',
  subject: 'A fence that held',
  preheader: 'A number for the table',
  intro: '<p>Two neighbors.</p>',
  closing: '<p>See you soon.</p>',
  sentAt: '2026-11-25T02:00:00.000Z',
  tryThis: 'Ask a question.',
  value: { slug: 'time-with-family' },
  poll: { slug: 'what-helps-most', question: 'What helps most?', status: 'OPEN' },
  posts: [
    {
      slug: 'one',
      title: 'By hand',
      excerpt: 'Short.',
      category: 'Guides',
      readTime: 6,
      provenance: 'PEOPLE',
    },
    { slug: 'two', title: 'By model', category: 'Guides', readTime: 4, provenance: 'MODEL_REVIEWED' },
  ],
  previousIssue: { slug: 'the-week-after', subject: 'The week after' },
}

const openIssue = () =>
  renderInSite(
    <Routes>
      <Route path="/newsletter/:slug" element={<IssuePage />} />
    </Routes>,
    { at: '/newsletter/a-fence' },
  )

test('an issue shows every part that it has', async () => {
  const requests = serve(NewsletterIssuePageDocument, { newsletterIssue: ISSUE })
  await openIssue()
  expect(await screen.findByRole('heading', { level: 1, name: 'A fence that held' })).toBeVisible()
  expect(requests).toEqual([{ slug: 'a-fence' }])
  const article = within(screen.getByRole('article'))
  expect(article.getByText('November 24, 2026')).toBeVisible()
  expect(article.getByText('Two neighbors.')).toBeVisible()
  expect(article.getByRole('heading', { name: 'What both parties told pollsters' })).toBeVisible()
  expect(article.getByRole('heading', { name: 'Time with family' })).toBeVisible()
  expect(article.getByRole('heading', { name: 'Two to read' })).toBeVisible()
  expect(article.getByRole('link', { name: 'By hand' })).toHaveAttribute('href', '/blog/one')
  expect(article.getByText('Guides · 6 min read')).toBeVisible()
  expect(
    article.getByText('Guides · 4 min read · Written by an AI model, reviewed by an editor'),
  ).toBeVisible()
  expect(article.getByRole('link', { name: 'What helps most?' })).toHaveAttribute(
    'href',
    '/polls/what-helps-most',
  )
  expect(article.getByText(ISSUE_TEXT.pollLead)).toBeVisible()
  expect(article.getByText('Ask a question.')).toBeVisible()
  expect(article.getByText('See you soon.')).toBeVisible()
  expect(article.getByRole('link', { name: 'The week after' })).toHaveAttribute(
    'href',
    '/newsletter/the-week-after',
  )
  expect(article.getByRole('link', { name: 'Past issues' })).toHaveAttribute('href', '/newsletter')
})

test('an issue does not ask for votes in a closed poll', async () => {
  serve(NewsletterIssuePageDocument, {
    newsletterIssue: {
      ...ISSUE,
      poll: { slug: 'what-helps-most', question: 'What helps most?', status: 'CLOSED' },
    },
  })
  await openIssue()
  expect(await screen.findByRole('link', { name: 'What helps most?' })).toBeVisible()
  expect(screen.queryByText(ISSUE_TEXT.pollLead)).toBeNull()
})

test('an issue without optional parts has no empty headings', async () => {
  serve(NewsletterIssuePageDocument, {
    newsletterIssue: {
      ...ISSUE,
      closing: '',
      tryThis: '',
      value: null,
      poll: null,
      posts: [],
      previousIssue: null,
    },
  })
  await openIssue()
  await screen.findByRole('heading', { level: 1 })
  expect(within(screen.getByRole('article')).queryAllByRole('heading', { level: 2 })).toEqual([])
})

test('the social card of an issue is its own image', async () => {
  serve(NewsletterIssuePageDocument, { newsletterIssue: ISSUE })
  await openIssue()
  await screen.findByRole('heading', { level: 1 })
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
    'content',
    'http://localhost:4000/og/newsletter/a-fence.png',
  )
})

test('an unknown issue is not found and links to the archive', async () => {
  serve(NewsletterIssuePageDocument, { newsletterIssue: null })
  await openIssue()
  expect(await screen.findByRole('heading', { level: 1, name: 'Issue not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Past issues' })).toBeVisible()
})

test('an issue that fails to load can be retried', async () => {
  serve(NewsletterIssuePageDocument, () => failure())
  const { user } = await openIssue()
  expect(await screen.findByRole('heading', { name: 'Failed to load this issue' })).toBeVisible()
  serve(NewsletterIssuePageDocument, { newsletterIssue: ISSUE })
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'A fence that held' })).toBeVisible()
})
