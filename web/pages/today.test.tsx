import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { TodayAnswerDocument } from '#web/features/today/today-answer.generated.ts'
import { createTestClient, renderInSite } from '#web/test/render.tsx'
import { failure, serve } from '#web/test/serve.ts'
import { TodayPageDocument } from './today.generated.ts'
import { Component as Today } from './today.tsx'

const FIGURE = {
  kind: 'VALUE',
  slug: 'rulings',
  title: 'Presidents must follow Supreme Court rulings',
  asked: 'said a president must do as the Supreme Court rules',
} as const
const SHARES = {
  ...FIGURE,
  republicans: 80,
  democrats: 92,
  independents: 77,
  overall: 84,
  source: 'Marquette Law School Poll',
  year: 2025,
  fieldwork: 'September 15–24, 2025',
  population: '1,043 adults nationwide',
  note: 'Asked while a Republican was president.',
  url: 'https://example.org/poll',
  link: 'REPORT',
  also: [],
} as const
const REPUBLICANS = 'REPUBLICANS' as const
const QUESTION = 'Of 100 Republicans, how many said a president must do as the Supreme Court rules?'
const YESTERDAY = { ...SHARES, slug: 'phones', title: 'Phones away', republicans: 60, democrats: 61 }
const earlier = (date: string, title: string) => ({ date, figure: { ...FIGURE, slug: title, title } })

function serveQuestion(date = '2026-11-24') {
  serve(TodayPageDocument, ({ isToday }) => ({
    today: {
      date,
      party: REPUBLICANS,
      figure: FIGURE,
      earlier: [earlier('2026-11-23', 'Phones away'), earlier('2026-11-22', 'Photo ID to vote')],
      ...(isToday && { yesterday: [{ date: '2026-11-23', party: 'DEMOCRATS' as const, figure: YESTERDAY }] }),
    },
  }))
  serve(TodayAnswerDocument, { today: { date, party: REPUBLICANS, figure: SHARES } })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:00:00Z') })
  return () => vi.useRealTimers()
})
beforeEach(() => serveQuestion())

const open = (at = '/today') => renderInSite(<Today />, { at, path: at === '/today' ? at : '/today/:date' })
const guess = async (percentage: number) => {
  fireEvent.change(await screen.findByRole('slider', { name: 'Your guess' }), {
    target: { value: percentage },
  })
}
const button = (name: string) => screen.getByRole('button', { name })
const stored = () => JSON.parse(localStorage.getItem('unity_today') ?? 'null')
const meta = (name: string) =>
  document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')

test('the question comes before its answer, and the title and card give no share away', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: QUESTION })).toBeVisible()
  expect(document.title).toMatch(/^Today’s question/)
  expect(meta('og:image')).toBe('http://localhost:4000/og/today/2026-11-24.png')
  expect(meta('og:image:alt')).toBe(QUESTION)
  expect(document.head.innerHTML).not.toMatch(/80%|92%|84%/)
  const feeds = [...document.head.querySelectorAll('link[rel="alternate"]')]
  expect(feeds.map((link) => link.getAttribute('href'))).toEqual([
    'http://localhost:4000/today/feed.xml',
    'http://localhost:4000/today/feed.json',
  ])
  expect(document.body).not.toHaveTextContent('92%')
  expect(button('See the answer')).toBeDisabled()
})

test('a guess reveals the answer, is kept in the browser, and makes a line to paste', async () => {
  const { user } = await open()
  await guess(52)
  await waitFor(() => expect(button('See the answer')).not.toHaveAttribute('aria-busy'))
  await user.click(button('See the answer'))
  const said = screen.getByText(/You guessed 52%, 28 points too low\. Among Democrats it was 92%/)
  expect(said.parentElement).toHaveFocus()
  expect(said.parentElement).toHaveTextContent('80% of Republicans said a president must do as')
  expect(screen.getByRole('img', { name: /Your guess: 52% of Republicans/ })).toBeVisible()
  expect(screen.getByText(/Asked while a Republican was president/)).toBeVisible()
  expect(stored()).toEqual({ '2026-11-24': { guess: 52, off: -28 } })
  expect(screen.getByText('points off, in 1 question')).toBeVisible()
  await user.click(button('Copy'))
  expect(await navigator.clipboard.readText()).toBe(
    'Civic Unity, Nov 24: 28 points off ●●○○○\nhttp://localhost:4000/today/2026-11-24',
  )
})

test('after a reload the answer is still there, until the visitor forgets the guesses', async () => {
  localStorage.setItem('unity_today', JSON.stringify({ '2026-11-24': { guess: 80, off: 0 } }))
  const { user } = await open()
  expect(await screen.findByText(/You guessed 80%, exactly right/)).toBeVisible()
  await user.click(button('Forget it'))
  expect(stored()).toBeNull()
  expect(screen.getByText('Forgotten.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Your average' })).toHaveFocus()
  expect(screen.getByRole('slider')).toBeVisible()
})

test('a skipped question shows the answer and stores nothing', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Skip' }))
  expect(await screen.findByText(/^Among Democrats it was 92%/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
  expect(stored()).toBeNull()
})

test('the average and the last seven days count guesses of other days', async () => {
  const guesses = {
    '2026-11-20': { guess: 40, off: -12 },
    '2026-11-22': { guess: 90, off: 8 },
    '2026-11-23': { guess: 57, off: -4 },
  }
  localStorage.setItem('unity_today', JSON.stringify(guesses))
  await open()
  expect(await screen.findByText('points off, in 3 questions')).toBeVisible()
  expect(screen.getByText(/On average, your guesses were 3 points too low/)).toBeVisible()
  const week = screen.getByText('Your last seven days').parentElement as HTMLElement
  expect(
    within(week)
      .getAllByRole('listitem')
      .map((day) => day.textContent?.replace(/\s+$/, '')),
  ).toEqual([
    'Wed–no guess',
    'Thu–no guess',
    'Fri12low',
    'Sat–no guess',
    'Sun8high',
    'Mon4low',
    'Tue–no guess',
  ])
  // Yesterday’s answer has its guess, too.
  expect(screen.getByText(/You guessed 57% of Democrats, 4 points too low/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Photo ID to vote' })).toHaveAttribute('href', '/today/2026-11-22')
  expect(screen.getByText('8 points off')).toBeVisible()
})

test('an earlier day can be played later, without the answer of the day before', async () => {
  serveQuestion('2026-11-20')
  await open('/today/2026-11-20')
  expect(await screen.findByRole('heading', { level: 1, name: QUESTION })).toBeVisible()
  expect(document.title).toMatch(/^The question for Friday, November 20, 2026/)
  expect(screen.queryByText('Yesterday’s answer')).toBeNull()
  expect(screen.getAllByText('Guess now')).toHaveLength(2)
  // The last seven days end with today, which is Tuesday.
  const week = screen.getByText('Your last seven days').parentElement as HTMLElement
  expect(within(week).getAllByRole('listitem').at(-1)).toHaveTextContent('Tue')
})

test('a day without a question is not found', async () => {
  serve(TodayPageDocument, { today: null })
  await open('/today/2027-01-01')
  expect(await screen.findByText('Page not found', { exact: false })).toBeVisible()
})

test('a question that does not load can be requested again', async () => {
  serve(TodayPageDocument, () => failure())
  const { user } = await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'The question didn’t load' })).toBeVisible()
  serveQuestion()
  await user.click(button('Retry'))
  expect(await screen.findByRole('heading', { level: 1, name: QUESTION })).toBeVisible()
})

test('an answer that does not load can be requested again', async () => {
  serve(TodayAnswerDocument, () => failure())
  const { user } = await open()
  expect(await screen.findByText('The answer didn’t load')).toBeVisible()
  serve(TodayAnswerDocument, { today: { date: '2026-11-24', party: REPUBLICANS, figure: SHARES } })
  await user.click(button('Retry'))
  await guess(80)
  await waitFor(() => expect(screen.queryByText('The answer didn’t load')).toBeNull())
  await user.click(button('See the answer'))
  expect(await screen.findByText(/exactly right/, { selector: 'p:not(.sheet p)' })).toBeVisible()
})

test('a question that the browser cached the day before is replaced', async () => {
  const client = createTestClient()
  const { unmount } = await renderInSite(<Today />, { at: '/today', path: '/today', client })
  expect(await screen.findByText('Tuesday, November 24, 2026')).toBeVisible()
  unmount()
  vi.setSystemTime(new Date('2026-11-25T15:00:00Z'))
  serveQuestion('2026-11-25')
  await renderInSite(<Today />, { at: '/today', path: '/today', client })
  expect(await screen.findByText('Wednesday, November 25, 2026')).toBeVisible()
})
