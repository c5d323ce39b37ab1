import { useQuery } from '@apollo/client/react'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { SECONDARY_SUPPRESSION_TEXT } from '#domain/polls/messages.ts'
import { POLL_VOTES_KEY } from '#domain/session/storage-keys.ts'
import { renderInSite } from '#web/test/render.tsx'
import type { PartialResult } from '#web/test/schema.ts'
import { failure, serve } from '#web/test/serve.ts'
import { PollsSection } from './polls-section.tsx'
import { ActivePollDocument, type ActivePollQuery, VotePollDocument } from './vote.generated.ts'

type Poll = NonNullable<PartialResult<ActivePollQuery>['activePoll']>

const option = (name: string, votes: number, percentage: number) => ({ option: name, votes, percentage })

const poll = (yes: number, no: number) => ({
  id: 'poll-1',
  question: 'Shall we?',
  options: ['Yes', 'No'],
  totalVotes: yes + no,
  exampleVotes: 0,
  minGroupSize: 5,
  results: [option('Yes', yes, 100 * yes), option('No', no, 100 * no)],
  resultsByAffiliation: [
    { affiliation: 'LIBERAL' as const, total: 9, results: [option('Yes', 6, 67), option('No', 3, 33)] },
  ],
})

function OpenPoll() {
  const { data } = useQuery(ActivePollDocument)
  return <PollsSection poll={data?.activePoll} />
}

async function renderPoll(shown: Poll = poll(0, 1)) {
  serve(ActivePollDocument, { activePoll: shown })
  const rendered = await renderInSite(<OpenPoll />)
  await screen.findByText('Shall we?')
  return rendered
}

test('the card shows question and affiliation, and Submit Vote once an option is chosen', async () => {
  const { user } = await renderPoll()
  expect(screen.queryByRole('button', { name: 'Submit Vote' })).toBeNull()
  expect(screen.getByText('Shall we?')).toBeVisible()
  expect(screen.getByRole('combobox', { name: /affiliation/ })).toHaveDisplayValue('Independent')
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  expect(screen.getByRole('button', { name: 'Submit Vote' })).toBeVisible()
})

test('a vote sends option and affiliation, shows a toast and clears the choice', async () => {
  const sent = serve(VotePollDocument, { votePoll: poll(1, 0) })
  let events = 0
  const count = () => {
    events += 1
  }
  window.addEventListener(BROWSER_EVENTS.pollVoted, count)
  const { user } = await renderPoll()
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await user.selectOptions(screen.getByRole('combobox'), 'Liberal')
  await user.click(screen.getByRole('button', { name: 'Submit Vote' }))
  expect(await screen.findByText('Vote submitted!')).toBeVisible()
  expect(screen.getByText('Thank you for participating in our community poll.')).toBeVisible()
  expect(sent).toEqual([{ pollId: 'poll-1', optionIndex: 0, politicalAffiliation: 'LIBERAL' }])
  expect(screen.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
  expect(screen.queryByRole('button', { name: 'Submit Vote' })).toBeNull()
  const bars = within(screen.getByRole('list', { name: 'How everyone answered' }))
  expect(bars.getAllByRole('listitem')[0]).toHaveTextContent('Yes you 100% 1 vote')
  expect(screen.getByRole('heading', { name: 'How everyone answered' })).toHaveFocus()
  expect(events).toBe(1)
  window.removeEventListener(BROWSER_EVENTS.pollVoted, count)
})

test('while a vote is sent, neither option nor affiliation changes', async () => {
  const { promise, resolve } = Promise.withResolvers<{ votePoll: Poll }>()
  serve(VotePollDocument, () => promise)
  const { user } = await renderPoll()
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Submit Vote' }))
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveFocus()
  await user.click(screen.getByRole('radio', { name: 'No' }))
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
  for (const control of [...screen.getAllByRole('radio'), screen.getByRole('combobox')])
    expect(control).toHaveAttribute('aria-disabled', 'true')
  resolve({ votePoll: poll(1, 0) })
  expect(await screen.findByText('Your vote: Yes. You can change it.')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'No' })).not.toHaveAttribute('aria-disabled')
})

test('after a reload, the card still says how this browser voted', async () => {
  localStorage.setItem(POLL_VOTES_KEY, JSON.stringify({ 'poll-1': 1, 'poll-2': 0 }))
  await renderPoll()
  expect(screen.getByText('Your vote: No. You can change it.')).toBeVisible()
  const bars = within(screen.getByRole('list', { name: 'How everyone answered' })).getAllByRole('listitem')
  expect(bars.map((bar) => /\byou\b/.test(bar.textContent))).toEqual([false, true])
  expect(screen.getByRole('radio', { name: 'No' })).not.toBeChecked()
})

test('a failed vote shows an error and keeps the choice', async () => {
  serve(VotePollDocument, () => failure())
  const { user } = await renderPoll()
  await user.click(screen.getByRole('radio', { name: 'No' }))
  await user.selectOptions(screen.getByRole('combobox'), 'Other')
  await user.click(screen.getByRole('button', { name: 'Submit Vote' }))
  expect(await screen.findByText('Failed to submit your vote. Please try again.')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked()
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Other')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit Vote' })).toHaveFocus())
})

test('a vote on a closed poll fails, and the section shows the poll that is open now', async () => {
  const next = { ...poll(3, 4), id: 'poll-2', question: 'And now?' }
  const open = [poll(0, 1), next]
  serve(ActivePollDocument, () => ({ activePoll: open.shift() }))
  serve(VotePollDocument, { votePoll: { __typename: 'ConflictError' } })
  const { user } = await renderInSite(<OpenPoll />)
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  await user.click(screen.getByRole('button', { name: 'Submit Vote' }))
  expect(await screen.findByText('Failed to submit your vote. Please try again.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'And now?' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'No' })).not.toBeChecked()
  expect(screen.queryByRole('button', { name: 'Submit Vote' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Community Pulse' })).toHaveFocus()
})

test('small groups say when they will be shown, and the note gives the number of voters', async () => {
  await renderPoll()
  expect(screen.getAllByText('Shown once 5 people have answered')).toHaveLength(3)
  expect(screen.getByRole('list', { name: 'What the lines show' })).toHaveTextContent('Liberal n = 9')
  expect(screen.getByText('Self-selected, not a scientific sample.')).toBeVisible()
  expect(screen.getByText(/n = 1 visitor who chose to answer/)).toBeVisible()
})

test('the section explains why a large group may be withheld along with a small one', async () => {
  // Nine of fifty are shown. The hidden 41 cannot all be in groups below five.
  const { unmount } = await renderPoll(poll(30, 20))
  expect(screen.getByText(SECONDARY_SUPPRESSION_TEXT)).toBeVisible()
  unmount()
  // Five hidden ballots can only be small groups.
  await renderPoll(poll(10, 4))
  expect(screen.queryByText(SECONDARY_SUPPRESSION_TEXT)).toBeNull()
})

// 0% would claim that nobody in the group chose the option.
test('the results are available as a table, with a dash for withheld groups', async () => {
  await renderPoll()
  const table = screen.getByRole('table', { name: 'How everyone answered', hidden: true })
  const rows = within(table).getAllByRole('row', { hidden: true })
  const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent)
  expect(rows.map(cells)).toEqual([
    ['Answer', 'Votes', 'All', 'Conservative', 'Liberal', 'Independent, or not given', 'Other'],
    ['Yes', '0', '0%', '–', '67%', '–', '–'],
    ['No', '1', '100%', '–', '33%', '–', '–'],
  ])
})

test('copied results have a space between each option and its figures', async () => {
  await renderPoll()
  const items = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(items(screen.getByRole('list', { name: 'How everyone answered' }))).toEqual([
    'Yes 0% 0 votes',
    'No 100% 1 vote',
  ])
})

test('bars that end before 100% are labeled, unless a group exceeds their scale', async () => {
  const even = { ...poll(1, 1), results: [option('Yes', 1, 50), option('No', 1, 50)] }
  const { unmount } = await renderPoll({ ...even, resultsByAffiliation: [] })
  expect(screen.getByText('Bars run from 0 to 50%.')).toBeVisible()
  unmount()
  // A liberal share of 67% needs a longer axis.
  await renderPoll(even)
  expect(screen.getByText('Bars run from 0 to 75%.')).toBeVisible()
  expect(screen.getByText('Lines run from 0 to 75%.')).toBeVisible()
})

const group = (affiliation: 'CONSERVATIVE' | 'LIBERAL', yes: number, no: number) => ({
  affiliation,
  total: 100,
  results: [option('Yes', yes, yes), option('No', no, no), option('Perhaps', 100 - yes - no, 100 - yes - no)],
})
const compared = {
  ...poll(0, 0),
  options: ['Yes', 'No', 'Perhaps'],
  totalVotes: 200,
  results: [option('Yes', 85, 43), option('No', 65, 32), option('Perhaps', 50, 25)],
  resultsByAffiliation: [group('CONSERVATIVE', 45, 20), group('LIBERAL', 40, 45)],
}

test('answers by group have the largest difference first, and one’s own answer is marked', async () => {
  localStorage.setItem(POLL_VOTES_KEY, JSON.stringify({ 'poll-1': 2 }))
  await renderPoll(compared)
  const table = screen.getByRole('table', { name: 'The same question, by affiliation' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'No',
    'Perhaps you',
    'Yes',
  ])
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['20%', '45%', '25 points'],
    ['35%', '15%', '20 points'],
    ['45%', '40%', '5 points'],
  ])
  // Plum ends at the lowest group shown: 20% of an axis that ends at 50.
  expect(rows[0]?.querySelector('rect')).toHaveAttribute('width', '40%')
  expect(screen.getByText(/^Sorted by the difference between conservatives and liberals\./)).toBeVisible()
})

test('no difference or plum is drawn while conservatives or liberals are withheld', async () => {
  await renderPoll()
  const table = screen.getByRole('table', { name: 'The same question, by affiliation' })
  expect(table.querySelector('rect')).toBeNull()
  expect(table).not.toHaveTextContent(/point/)
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Yes', 'No'])
  expect(screen.queryByText(/^Sorted by/)).toBeNull()
})

test('“Guess first” hides every result until the visitor looks', async () => {
  const { user } = await renderPoll(compared)
  await user.click(screen.getByRole('button', { name: 'Guess first' }))
  expect(screen.getByText('200 votes so far')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/\d%/)
  expect(screen.getByRole('heading', { name: 'How everyone answered' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Look without voting' }))
  expect(screen.getByRole('table', { name: 'The same question, by affiliation' })).toBeVisible()
})

test('after the vote, the hidden results ask for a guess and then say how far off it was', async () => {
  const sent = serve(VotePollDocument, { votePoll: compared })
  const { user } = await renderPoll(compared)
  await user.click(screen.getByRole('button', { name: 'Guess first' }))
  await user.click(screen.getByRole('radio', { name: 'No' }))
  await user.click(screen.getByRole('button', { name: 'Submit Vote' }))
  const question = await screen.findByRole('heading', {
    name: /^Of 100 \w+ who voted here, how many chose “No”\?$/,
  })
  expect(question).toHaveFocus()
  expect(document.body).not.toHaveTextContent(/\d%/)
  expect(screen.getByRole('button', { name: 'See the results' })).toBeDisabled()
  const isAboutLiberals = question.textContent?.includes('liberals')
  fireEvent.change(screen.getByRole('slider'), { target: { value: '30' } })
  await user.click(screen.getByRole('button', { name: 'See the results' }))
  const answer = isAboutLiberals
    ? 'You guessed that 30% of liberals chose it too. It was 45%: 15 points too low.'
    : 'You guessed that 30% of conservatives chose it too. It was 20%: 10 points too high.'
  expect(screen.getByText(answer)).toBeVisible()
  expect(screen.getByRole('list', { name: 'What the lines show' })).toHaveTextContent('Your guess')
  // The guess is neither sent nor stored.
  expect(JSON.stringify([sent, { ...localStorage }])).not.toContain('30')

  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Submit Vote' }))
  expect(await screen.findByText(/Your vote: Yes/)).toBeVisible()
  expect(document.body).not.toHaveTextContent(/You guessed|Your guess/)
})

test('a guess about a withheld group is about everyone', async () => {
  const withheld = { ...compared, resultsByAffiliation: [] }
  serve(VotePollDocument, { votePoll: withheld })
  const { user, client } = await renderPoll(withheld)
  await user.click(screen.getByRole('button', { name: 'Guess first' }))
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Submit Vote' }))
  expect(await screen.findByRole('heading', { name: /^Of 100 people who voted here/ })).toBeVisible()
  fireEvent.change(screen.getByRole('slider'), { target: { value: '43' } })
  await user.click(screen.getByRole('button', { name: 'See the results' }))
  expect(
    screen.getByText('You guessed that 43% of voters chose it too. It was 43%: exactly right.'),
  ).toBeVisible()
  // The next votes show the group, about which nothing was guessed.
  serve(ActivePollDocument, { activePoll: compared })
  await client.refetchQueries({ include: [ActivePollDocument] })
  await waitFor(() => expect(document.body).not.toHaveTextContent(/You guessed|Your guess/))
})

test('the section says if there is no open poll', async () => {
  await renderInSite(<PollsSection poll={null} />)
  expect(screen.getByRole('heading', { name: 'No Active Polls' })).toBeVisible()
})

test('a second click while voting does not send a second vote', async () => {
  const response = Promise.withResolvers<Response>()
  const sent = serve(VotePollDocument, () => response.promise)
  const { user } = await renderPoll()
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Submit Vote' }))
  const pending = await screen.findByRole('button', { name: 'Submitting...' })
  expect(pending).toHaveAttribute('aria-busy', 'true')
  await user.click(pending)
  response.resolve(failure())
  expect(await screen.findByText('Failed to submit your vote. Please try again.')).toBeVisible()
  expect(sent).toHaveLength(1)
})
