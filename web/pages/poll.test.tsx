import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { POLL_GUESSES_KEY, POLL_VOTES_KEY } from '#domain/session/storage-keys.ts'
import { GUESS_FIRST } from '#web/features/polls/use-guess-first.ts'
import { VotePollDocument } from '#web/features/polls/vote.generated.ts'
import { CLOSED_POLL, SAMPLE_POLL, SMALL_POLL } from '#web/test/polls.ts'
import { renderInSite } from '#web/test/render.tsx'
import type { PartialResult } from '#web/test/schema.ts'
import { failure, serve } from '#web/test/serve.ts'
import { PollPageDocument, type PollPageQuery } from './poll.generated.ts'
import { Component as PollPage } from './poll.tsx'

type Poll = PartialResult<PollPageQuery>['poll']

async function open(
  poll: Poll,
  { hasSkipped = false, state }: { hasSkipped?: boolean; state?: unknown } = {},
) {
  if (hasSkipped) localStorage.setItem(POLL_GUESSES_KEY, JSON.stringify({ 'poll-1': 'skipped' }))
  serve(PollPageDocument, { poll })
  const page = (
    <Routes>
      <Route path="/polls/:slug" element={<PollPage />} />
    </Routes>
  )
  const rendered = await renderInSite(page, { at: '/' })
  await act(() => rendered.router.navigate('/polls/local-meetings', { state }))
  if (poll) await screen.findByRole('heading', { level: 1, name: poll.question as string })
  // Closed polls and details are chunks of their own.
  await act(() => vi.dynamicImportSettled())
  return rendered
}

const key = () => screen.getByRole('list', { name: 'What the lines show' })
const heading = (name: string | RegExp) => screen.queryByRole('heading', { name })

test('a closed poll asks for a guess, and the answer comes with the results', async () => {
  const { user } = await open(CLOSED_POLL)
  expect(screen.getByText('Closed on November 6, 2026')).toBeVisible()
  expect(screen.getByText('Open for 28 days')).toBeVisible()
  expect(heading('Which answer did liberals choose most often?')).toBeVisible()
  expect(screen.getByRole('button', { name: 'See the answer' })).toBeDisabled()
  expect(heading('Common ground')).toBeNull()
  expect(document.body).not.toHaveTextContent(/\d%/)
  await user.click(screen.getByRole('radio', { name: 'Agendas' }))
  await user.click(screen.getByRole('button', { name: 'See the answer' }))
  expect(
    screen.getByText(
      'You guessed “Agendas.” More liberals, 45%, chose “Meeting times” than any other answer.',
    ),
  ).toBeVisible()
  expect(heading('Common ground')).toHaveFocus()
  expect(heading('Common ground')).toHaveAccessibleDescription(/^You guessed “Agendas\.”/)
  expect(heading(/^Which answer did/)).toBeNull()
})

test('one click skips the guess, for this and the next visit', async () => {
  const { user, unmount } = await open(CLOSED_POLL)
  await user.click(screen.getByRole('button', { name: 'Skip to the results' }))
  expect(heading('Common ground')).toHaveFocus()
  expect(screen.queryByText(/^You guessed/)).toBeNull()
  unmount()
  await open(CLOSED_POLL)
  expect(heading('Common ground')).toBeVisible()
})

test('the results are a sentence, two figures, a table and an explanation', async () => {
  await open(CLOSED_POLL, { hasSkipped: true })
  expect(
    screen.getByText((_text, element) =>
      Boolean(
        element?.tagName === 'P' &&
          element.textContent ===
            'Among visitors who voted, at least 35% in every group compared chose “Meeting times”; conservatives and liberals differ most on “Agendas,” by 14 points.',
      ),
    ),
  ).toBeVisible()
  expect(
    screen.getByRole('img', { name: 'Meeting times: 35% of Conservatives and 45% of Liberals.' }),
  ).toBeVisible()
  expect(
    screen.getByRole('img', { name: 'Agendas: 34% of Conservatives and 20% of Liberals.' }),
  ).toBeVisible()
  const table = screen.getByRole('table', { name: 'Where the groups agree and differ' })
  const columns = within(table).getAllByRole('columnheader')
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'Answer',
    'Everyone',
    'Average of groups',
    'Lowest group',
    'Difference',
  ])
  const row = within(table).getByRole('row', { name: /^Agendas/ })
  expect(within(row).getAllByRole('cell')[2]).toHaveTextContent('20% Liberal')
  expect(within(row).getAllByRole('cell')[3]).toHaveTextContent('14 points')
  expect(screen.getByText('How this is calculated')).toBeVisible()
  expect(screen.getByText(/Method version cg-2/)).toBeInTheDocument()
  expect(key()).toHaveTextContent('Independent, or not given n = 100')
  const groups = screen.getByRole('table', { name: 'How each group answered' })
  expect(within(groups).getAllByRole('row')[1]).toHaveTextContent(/^Agendas.*14 points$/)
  expect(screen.getByText('Self-selected, not a scientific sample.')).toBeVisible()
  expect(screen.getByText('We wrote a guide.')).toBeVisible()
  expect(screen.getByText('November 16, 2026')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/consensus|margin of error/i)
})

test('a group that is too small to be compared is shown, and the page says so', async () => {
  const other = {
    affiliation: 'OTHER' as const,
    total: 6,
    results: CLOSED_POLL.options.map((option) => ({ option, votes: 2, percentage: 33 })),
  }
  const resultsByAffiliation = [...CLOSED_POLL.resultsByAffiliation, other]
  await open({ ...CLOSED_POLL, resultsByAffiliation }, { hasSkipped: true })
  expect(key()).toHaveTextContent('Other n = 6')
  expect(
    screen.getByText('Fewer than 30 people with another affiliation voted, so they aren’t compared.'),
  ).toBeVisible()
})

test('while groups are short of ballots, no share of a group is on the page and a withheld group is not named', async () => {
  await open(SMALL_POLL)
  expect(screen.getByText('Not enough ballots: liberals 12 of 30.')).toBeVisible()
  expect(heading('How everyone answered')).toBeVisible()
  expect(heading(/^How each group/)).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  const main = document.body.textContent
  expect(main).not.toMatch(/conservative(?!s, liberals)/i)
  expect(main?.match(/\d+%/g)).toEqual(['40%', '30%', '30%', '50%'])
})

test('sample data is labeled once, before the first figure, and never compared', async () => {
  await open(SAMPLE_POLL)
  const [label, ...others] = screen.getAllByText('Sample data', { exact: false, selector: 'b' })
  expect(others).toEqual([])
  expect(label?.parentElement).toHaveTextContent(/^Sample data\. n = .* invented to show the layout/)
  const first = heading('How everyone answered')
  expect(first && label?.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(heading('How each group answered')).toBeVisible()
  expect(heading('Common ground')).toBeNull()
  expect(screen.queryByText(/chose to answer/)).toBeNull()
  expect(
    screen.getByText('Sample data, invented to show the layout. Not for publication.'),
  ).toBeInTheDocument()
  expect(screen.queryByText(/at least \d|differ most/)).toBeNull()
  expect(heading(/^Which answer did/)).toBeNull()
})

test('an open poll can be answered on its page, and the answer can be changed', async () => {
  const poll = { ...CLOSED_POLL, status: 'OPEN' as const, closedAt: null, outcome: null }
  const sent = serve(VotePollDocument, { votePoll: poll })
  const { user } = await open({ ...poll, closesAt: '2026-12-01T01:00:00.000Z' })
  expect(screen.getByText('Closes Nov 30, 2026, 8:00 PM EST')).toBeVisible()
  expect(screen.getByLabelText(/affiliation/)).toHaveAccessibleDescription(
    'If you don’t choose, you’re counted as Independent',
  )
  const answers = screen.getByRole('group', { name: poll.question })
  await user.click(within(answers).getByRole('radio', { name: 'Agendas' }))
  await user.click(screen.getByRole('button', { name: 'Submit Vote' }))
  expect(await screen.findByText('Your vote: Agendas. You can change it.')).toBeVisible()
  expect(sent).toEqual([{ pollId: 'poll-1', optionIndex: 1, politicalAffiliation: 'INDEPENDENT' }])
  expect(heading('How everyone answered')).toHaveFocus()
})

test('a counted vote changes the common ground on the page without reading the page again', async () => {
  const poll = { ...CLOSED_POLL, status: 'OPEN' as const, closedAt: null, outcome: null }
  const resultsByAffiliation = CLOSED_POLL.resultsByAffiliation.map(({ affiliation, total, results }) => ({
    affiliation,
    total,
    results: results.map((result, index) =>
      affiliation === 'LIBERAL' && index === 1 ? { ...result, votes: 46 } : result,
    ),
  }))
  serve(VotePollDocument, { votePoll: { ...poll, resultsByAffiliation } })
  const { user } = await open(poll)
  const again = serve(PollPageDocument, () => failure())
  await user.click(screen.getByRole('radio', { name: 'Agendas' }))
  await user.click(screen.getByRole('button', { name: 'Submit Vote' }))
  expect(await screen.findByText(/the groups have different first choices/)).toBeVisible()
  expect(again).toEqual([])
})

test('from the archive’s “Guess first,” an open poll covers its results until the visitor looks', async () => {
  const poll = { ...CLOSED_POLL, status: 'OPEN' as const, closedAt: null, outcome: null }
  const { user } = await open(poll, { state: GUESS_FIRST })
  expect(await screen.findByText(/votes so far$/)).toBeVisible()
  expect(document.body).not.toHaveTextContent(/\d%/)
  expect(heading('Common ground')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Look without voting' }))
  expect(heading('How everyone answered')).toHaveFocus()
  expect(heading('Common ground')).toBeVisible()
})

test('an open poll that the visitor voted in shows its results, also after a reload of a “Guess first” link', async () => {
  localStorage.setItem(POLL_VOTES_KEY, JSON.stringify({ 'poll-1': 0 }))
  await open({ ...CLOSED_POLL, status: 'OPEN', closedAt: null, outcome: null }, { state: GUESS_FIRST })
  expect(heading('Common ground')).toBeVisible()
  expect(screen.queryByText(/votes so far$/)).toBeNull()
})

test('a vote on a poll that has just closed shows the closed poll', async () => {
  const openPoll = { ...SMALL_POLL, status: 'OPEN' as const, closedAt: null }
  const { user } = await open(openPoll)
  serve(VotePollDocument, { votePoll: { __typename: 'ConflictError' } })
  serve(PollPageDocument, { poll: SMALL_POLL })
  await user.click(screen.getByRole('radio', { name: 'Agendas' }))
  await user.click(screen.getByRole('button', { name: 'Submit Vote' }))
  expect(await screen.findByText('Closed on November 6, 2026')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Submit Vote' })).toBeNull()
})

test('the head has a title, a canonical address, a card and structured data', async () => {
  await open(CLOSED_POLL)
  await waitFor(() => expect(document.title).toBe(`${CLOSED_POLL.question} – Civic Unity`))
  const link = (rel: string) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href')
  expect(link('canonical')).toBe('http://localhost:4000/polls/local-meetings')
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
    'content',
    'http://localhost:4000/og/poll/local-meetings.png',
  )
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  expect(data).toMatchObject({ '@type': 'Question', name: CLOSED_POLL.question })
  expect(JSON.stringify(data)).not.toMatch(/votes|percent/i)
})

test('an unknown address says that there is no such poll', async () => {
  await open(null)
  expect(await screen.findByRole('heading', { level: 1, name: 'Poll Not Found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All Polls' })).toHaveAttribute('href', '/polls')
})

test('a poll that fails to load can be retried until it loads', async () => {
  let requests = 0
  serve(PollPageDocument, () => {
    requests += 1
    return requests < 3 ? failure() : { poll: CLOSED_POLL }
  })
  const { user } = await renderInSite(<PollPage />, { at: '/polls/local-meetings' })
  expect(await screen.findByRole('heading', { name: 'Error Loading Poll' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(requests).toBe(2))
  await user.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { level: 1, name: CLOSED_POLL.question })).toBeVisible()
})
