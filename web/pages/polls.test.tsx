import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { POLL_GUESSES_KEY } from '#domain/session/storage-keys.ts'
import { CLOSED_POLL, SAMPLE_POLL, SMALL_POLL } from '#web/test/polls.ts'
import { renderInSite } from '#web/test/render.tsx'
import { failure, serve } from '#web/test/serve.ts'
import { PollsPageDocument } from './polls.generated.ts'
import { Component as PollsPage } from './polls.tsx'

const openPoll = (id: string, question: string) => ({ ...CLOSED_POLL, id, slug: id, question })
const rows = () => within(screen.getByRole('region', { name: 'Closed' })).getAllByRole('article')

test('open polls come first, and the one on the home page is marked', async () => {
  serve(PollsPageDocument, {
    open: [openPoll('first', 'Pool or library?'), openPoll('second', 'Bench or tree?')],
    closed: { nodes: [CLOSED_POLL], totalCount: 1, page: 1, pageCount: 1 },
  })
  await renderInSite(<PollsPage />, { at: '/polls' })
  const open = within(await screen.findByRole('region', { name: 'Open now' }))
  const [first, second] = open.getAllByRole('article')
  expect(first).toHaveTextContent('On the home page')
  expect(first).toHaveTextContent('300 votes so far')
  expect(second).not.toHaveTextContent('On the home page')
  expect(open.getByRole('link', { name: 'Vote and see results: Bench or tree?' })).toHaveAttribute(
    'href',
    '/polls/second',
  )
  expect(screen.getByText('Showing 1 closed poll')).toBeVisible()
})

test('a closed poll shows its largest difference without naming the answer or its result', async () => {
  serve(PollsPageDocument, {
    open: [],
    closed: { nodes: [CLOSED_POLL], totalCount: 1, page: 1, pageCount: 1 },
  })
  const { unmount } = await renderInSite(<PollsPage />, { at: '/polls' })
  await screen.findByText('No poll is open right now')
  const [row] = rows()
  expect(row).toHaveTextContent('At most 14 points apart. On one answer: conservatives 34%, liberals 20%.')
  expect(row).toHaveTextContent('What came of it')
  expect(screen.getByRole('list', { name: 'What the lines show' })).toBeVisible()
  expect(row).not.toHaveTextContent(/Agendas|Same first choice/)
  unmount()
  localStorage.setItem(POLL_GUESSES_KEY, JSON.stringify({ 'poll-1': 1 }))
  await renderInSite(<PollsPage />, { at: '/polls' })
  expect(await screen.findByText('Same first choice in every group compared')).toBeVisible()
})

test('polls that are not compared say why, without a withheld group', async () => {
  serve(PollsPageDocument, {
    open: [],
    closed: {
      nodes: [SMALL_POLL, { ...SAMPLE_POLL, id: 'poll-2' }],
      totalCount: 2,
      page: 1,
      pageCount: 1,
    },
  })
  await renderInSite(<PollsPage />, { at: '/polls' })
  await screen.findByText('No poll is open right now')
  const [small, sample] = rows()
  expect(small).toHaveTextContent('Not enough ballots to compare groups. Liberals 12 of 30.')
  expect(small).not.toHaveTextContent(/conservative|\d%/i)
  expect(sample).toHaveTextContent('Sample data.')
  expect(sample).not.toHaveTextContent(/\d%|\d points/)
  expect(screen.queryByRole('list', { name: 'What the lines show' })).toBeNull()
})

test('the pager changes the address, and a page beyond the last shows the last', async () => {
  const sent = serve(PollsPageDocument, ({ page }) => ({
    open: [],
    closed: { nodes: [CLOSED_POLL], totalCount: 27, page: Math.min(page, 2), pageCount: 2 },
  }))
  const { user, router } = await renderInSite(<PollsPage />, { at: '/polls?page=9' })
  await waitFor(() =>
    expect(screen.getByText('Showing 21-27 of 27 closed polls (Page 2 of 2)')).toBeVisible(),
  )
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'http://localhost:4000/polls?page=2',
  )
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(screen.queryByText('Loading polls...')).toBeNull()
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await screen.findByText('Showing 1-20 of 27 closed polls (Page 1 of 2)')).toBeVisible()
  expect(sent[0]).toEqual({ page: 9, pageSize: 20 })
})

test.each(['abc', '0', '-1', '1.5', ''])('“%s” is not a page, so the first one is shown', async (page) => {
  const sent = serve(PollsPageDocument, {
    open: [],
    closed: { nodes: [CLOSED_POLL], totalCount: 1, page: 1, pageCount: 1 },
  })
  await renderInSite(<PollsPage />, { at: `/polls?page=${page}` })
  expect(await screen.findByText('Showing 1 closed poll')).toBeVisible()
  expect(sent).toEqual([{ page: 1, pageSize: 20 }])
})

test('polls that fail to load can be retried', async () => {
  let tries = 0
  serve(PollsPageDocument, () => {
    tries += 1
    if (tries === 1) return failure()
    return { open: [], closed: { nodes: [], totalCount: 0, page: 1, pageCount: 1 } }
  })
  const { user } = await renderInSite(<PollsPage />, { at: '/polls' })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No closed polls yet')).toBeVisible()
  expect(screen.queryByText(/^Self-selected/)).toBeNull()
})
