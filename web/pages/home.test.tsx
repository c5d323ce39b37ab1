import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { QUIZ_KEY } from '#domain/session/storage-keys.ts'
import { SessionProgressDocument } from '#web/features/challenges/session-progress.generated.ts'
import { renderInSite } from '#web/test/render.tsx'
import { failure, serve } from '#web/test/serve.ts'
import { HomePageDocument } from './home.generated.ts'
import { Component as Home } from './home.tsx'

const serveEmptyPage = () =>
  void serve(HomePageDocument, {
    challenges: [],
    activePoll: null,
    featuredPosts: [],
    newsletterIssues: { totalCount: 0 },
  })

beforeEach(serveEmptyPage)

const meta = (name: string) =>
  document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')

test('a page that fails to load keeps its sections and can be retried', async () => {
  serve(HomePageDocument, () => failure())
  const { user, container } = await renderInSite(<Home />)
  const [retry] = await screen.findAllByRole('button', { name: 'Retry' })
  for (const id of ['challenges', 'quiz', 'values', 'splits', 'stories', 'polls', 'newsletter']) {
    expect(container.querySelector(`section#${id}`)).toBeInTheDocument()
  }
  if (!retry) throw new Error('no way to try again')
  const challenges = () => screen.getByRole('region', { name: 'Unity Challenges' })
  await user.click(retry)
  await waitFor(() => expect(challenges()).toHaveFocus())
  expect(within(challenges()).getByText('This part of the page didn’t load')).toBeVisible()
  serveEmptyPage()
  await user.click(within(challenges()).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No challenges yet')).toBeVisible()
  await waitFor(() => expect(challenges()).toHaveFocus())
  expect(await screen.findByText('No Active Polls')).toBeVisible()
  expect(await screen.findByText('No Articles Available')).toBeVisible()
})

test('the newsletter links to past issues once there is one', async () => {
  const link = () => screen.queryByRole('link', { name: 'See a past issue' })
  const { unmount } = await renderInSite(<Home />)
  expect(await screen.findByText('No Active Polls')).toBeVisible()
  expect(link()).toBeNull()
  unmount()
  serve(HomePageDocument, { challenges: [], newsletterIssues: { totalCount: 1 } })
  await renderInSite(<Home />)
  await waitFor(() => expect(link()).toHaveAttribute('href', '/newsletter'))
})

test('a forgotten result is no longer offered by its challenge', async () => {
  localStorage.setItem(
    QUIZ_KEY,
    JSON.stringify({ version: 2, keptAt: '2026-11-23T18:00:00Z', overlapPercentage: 75, pointsOff: 31 }),
  )
  const challenge = {
    id: 'quiz',
    type: 'QUIZ' as const,
    title: 'Find Your Overlap',
    description: '',
    points: 15,
    badgeColor: 'PURPLE' as const,
    badgeIcon: 'blend',
  }
  serve(HomePageDocument, { challenges: [challenge] })
  serve(SessionProgressDocument, { session: { completedChallenges: [{ id: 'quiz' }] } })
  const { user } = await renderInSite(<Home />)
  expect(await screen.findByRole('button', { name: 'See your result' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Forget it' }))
  expect(screen.queryByRole('button', { name: 'See your result' })).toBeNull()
})

test('a shared link shows its result on the page and in its social card', async () => {
  await renderInSite(<Home />, { at: '/?utm_source=x&overlap=78&shared=true' })
  const landing = await screen.findByRole('region', { name: 'A shared result' })
  expect(within(landing).getByRole('heading')).toHaveTextContent('Their overlap is 78%. What’s yours?')
  expect(within(landing).getByRole('link', { name: 'Take the quiz' })).toHaveAttribute('href', '/#quiz')
  expect(meta('og:image')).toBe('http://localhost:4000/og/quiz/78.png')
  expect(meta('og:title')).toBe('My overlap is 78%. What’s yours?')
  expect(meta('og:description')).toContain('78%')
  expect(meta('og:image:alt')).toContain('78%')
  // Scrapers follow og:url, and the URL of the plain page would lose the result.
  expect(meta('og:url')).toBeUndefined()
  expect(meta('robots')).toBe('noindex')
})

test('a shared link with points off leads with them, and so does its card', async () => {
  await renderInSite(<Home />, { at: '/?shared=true&overlap=75&off=31' })
  const landing = await screen.findByRole('region', { name: 'A shared result' })
  expect(within(landing).getByRole('heading')).toHaveTextContent(
    'They were 31 points off. How close can you get?',
  )
  expect(landing).toHaveTextContent(/Their overlap is 75%: when pollsters asked, about 75% of Republicans/)
  expect(landing.querySelectorAll('path[stroke="var(--color-plum)"]')).toHaveLength(1)
  expect(meta('og:image')).toBe('http://localhost:4000/og/quiz/off-31.png')
  expect(meta('og:title')).toBe('I was 31 points off about what Republicans and Democrats agree on. You?')
  expect(meta('og:description')).toContain('31 points off')
})

test('an invalid shared link shows the plain home page', async () => {
  await renderInSite(<Home />, { at: '/?shared=true&overlap=178' })
  expect(screen.queryByText(/^Someone shared/)).toBeNull()
  expect(meta('og:image')).toBe('http://localhost:4000/og/site.png')
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'http://localhost:4000/',
  )
})

test('the head links to the RSS and JSON feeds', async () => {
  await renderInSite(<Home />, { at: '/' })
  const feeds = [...document.head.querySelectorAll('link[rel="alternate"]')]
  expect(feeds.map((link) => [link.getAttribute('type'), link.getAttribute('href')])).toEqual([
    ['application/rss+xml', 'http://localhost:4000/blog/feed.xml'],
    ['application/feed+json', 'http://localhost:4000/blog/feed.json'],
  ])
})

test('the page also carries today’s question, for browsers that have a guess of an earlier visit', async () => {
  serve(HomePageDocument, {
    challenges: [],
    today: {
      date: '2026-11-28',
      party: 'DEMOCRATS',
      figure: { kind: 'VALUE', slug: 'a', asked: 'favored it' },
    },
  })
  await renderInSite(<Home />)
  const question = await screen.findByText('Of 100 Democrats, how many favored it?')
  expect(question.closest('section')).toHaveClass('hidden', 'returning:grid')
  expect(screen.getAllByRole('slider')[0]?.closest('.contents')).toHaveClass('returning:hidden')
  expect(screen.getByRole('link', { name: 'Take a guess' })).toHaveAttribute('href', '/today')
})
