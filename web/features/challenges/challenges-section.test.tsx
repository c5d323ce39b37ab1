import { useQuery } from '@apollo/client/react'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { DEFAULT_CHALLENGES } from '#domain/challenges/defaults.ts'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { QUIZ_KEY } from '#domain/session/storage-keys.ts'
import { HomePageDocument, type HomePageQuery } from '#web/pages/home.generated.ts'
import { renderInSite } from '#web/test/render.tsx'
import type { PartialResult } from '#web/test/schema.ts'
import { failure, serve } from '#web/test/serve.ts'
import { ChallengeEvents } from './challenge-events.tsx'
import type { ChallengesSection_ChallengeFragment } from './challenges-section.generated.ts'
import { ChallengesSection } from './challenges-section.tsx'
import { ChallengesToCompleteDocument, CompleteChallengeDocument } from './complete-challenge.generated.ts'
import { SessionProgressDocument, type SessionProgressQuery } from './session-progress.generated.ts'

type Challenge = HomePageQuery['challenges'][number] & ChallengesSection_ChallengeFragment
type Session = PartialResult<SessionProgressQuery['session']>

const challenges = DEFAULT_CHALLENGES.map(({ type, badgeColor, ...challenge }, index) => ({
  ...challenge,
  id: `challenge-${index}`,
  type: type.toUpperCase() as Challenge['type'],
  badgeColor: badgeColor.toUpperCase() as Challenge['badgeColor'],
}))

function session(...completed: number[]): Session {
  const points = completed.reduce((sum, index) => sum + (challenges[index]?.points ?? 0), 0)
  return {
    id: String(localStorage.getItem('unity_session_id')),
    points,
    totalPoints: 60,
    progressPercent: Math.round((points * 100) / 60),
    completedChallenges: completed.map((index) => ({ id: `challenge-${index}` })),
  }
}

/** Serves a session that has completed some challenges, and returns the completions that were requested. */
function serveSession(...completed: number[]) {
  const done = new Set(completed)
  serve(SessionProgressDocument, () => ({ session: session(...done) }))
  serve(ChallengesToCompleteDocument, () => ({ challenges, session: session(...done) }))
  return serve(CompleteChallengeDocument, ({ challengeId }) => {
    const index = challenges.findIndex(({ id }) => id === challengeId)
    const alreadyCompleted = done.has(index)
    done.add(index)
    return {
      completeChallenge: { alreadyCompleted, challenge: challenges[index], session: session(...done) },
    }
  })
}

function Challenges() {
  const { data } = useQuery(HomePageDocument)
  return <ChallengesSection challenges={data?.challenges} />
}

async function renderChallenges() {
  serve(HomePageDocument, { challenges })
  const rendered = await renderInSite(
    <>
      <Challenges />
      <ChallengeEvents />
    </>,
  )
  await screen.findByRole('heading', { name: 'Pass It On' })
  return rendered
}

const item = (title: string) => {
  const element = screen.getByRole('heading', { name: title }).closest('li')
  if (!element) throw new Error(`no row ${title}`)
  return element
}
const row = (title: string) => within(item(title))
const seal = (title: string) => item(title).firstElementChild as HTMLElement
const dispatch = (name: string) => act(async () => void window.dispatchEvent(new Event(name)))

test('a new visitor is at the first level, with five challenges to start', async () => {
  serveSession()
  await renderChallenges()
  const level = within(screen.getByRole('group', { name: 'Your level' }))
  expect(level.getByText('0 of 60 points')).toBeVisible()
  expect(level.getByText('15 more points to reach Peacekeeper')).toBeVisible()
  expect(level.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Unity Seeker under 15',
    'Peacekeeper 15+',
    'Bridge Builder 30+',
    'Unity Champion 50+',
  ])
  expect(level.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step')
  expect(screen.getAllByRole('button', { name: /^Start Challenge/ })).toHaveLength(5)
  expect(row('Pass It On').getByText('20')).toBeVisible()
  for (const { title, description, badgeColor, badgeIcon } of DEFAULT_CHALLENGES) {
    expect(row(title).getByText(description)).toBeVisible()
    const badge = seal(title)
    expect(badge.style.getPropertyValue('--seal')).toBe(
      `var(--color-${badgeColor === 'purple' ? 'plum' : badgeColor})`,
    )
    expect(badge.querySelector('svg')).toHaveAttribute('data-icon', badgeIcon)
  }
})

test('the total is the sum of the listed challenges until the session has loaded', async () => {
  serveSession()
  serve(SessionProgressDocument, () => new Promise<never>(() => {}))
  await renderChallenges()
  expect(screen.getByText('0 of 60 points')).toBeVisible()
})

test('Start Challenge goes to the section of its type', async () => {
  serveSession()
  const { user, router } = await renderChallenges()
  const sections = { 0: '#quiz', 1: '#polls', 2: '#stories', 3: '#newsletter', 4: '#quiz' }
  for (const [index, hash] of Object.entries(sections)) {
    const { title } = challenges[Number(index)] ?? { title: '' }
    const start = row(title).getByRole('button', { name: 'Start Challenge' })
    expect(start).toHaveAccessibleDescription(title)
    await user.click(start)
    expect(router.state.location.hash).toBe(hash)
  }
})

test('the completed quiz links to the result that this browser has kept', async () => {
  localStorage.setItem(QUIZ_KEY, '{}')
  serveSession(0)
  const { user, router } = await renderChallenges()
  await user.click(await screen.findByRole('button', { name: 'See your result' }))
  expect(router.state.location.hash).toBe('#quiz')
})

test('completed challenges are marked once the session has loaded', async () => {
  serveSession(0, 4)
  await renderChallenges()
  expect(await screen.findAllByText('Completed!')).toHaveLength(2)
  expect(row('Find Your Overlap').getByText('Find Your Overlap, 15 points')).toBeVisible()
  expect(row('Find Your Overlap').queryByRole('button')).toBeNull()
  expect(item('Find Your Overlap')).toHaveAttribute('data-completed')
  expect(item('Add Your Voice')).not.toHaveAttribute('data-completed')
  expect(seal('Find Your Overlap').querySelector('svg')).toHaveAttribute('data-icon', 'check')
  expect(screen.getByText('35 of 60 points')).toBeVisible()
  expect(screen.getByText('(58%)', { exact: false })).toBeVisible()
  const card = screen.getByRole('group', { name: 'Your level' })
  expect(within(card).getAllByRole('paragraph')[0]).toHaveTextContent('Bridge Builder')
  const ladder = within(card).getAllByRole('listitem')
  expect(ladder.map((level) => level.ariaCurrent)).toEqual([null, null, 'step', null])
  // A dotted outline marks a level that is not reached yet. The ring around the badge is the progress.
  expect(ladder.map((level) => level.querySelector('[stroke-dasharray="1 9"]') !== null)).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(card.querySelector('[stroke-dasharray="58 100"]')).toBeInTheDocument()
})

test.each([
  [BROWSER_EVENTS.quizCompleted, 0, '+15 points: Find Your Overlap'],
  [BROWSER_EVENTS.pollVoted, 1, '+10 points: Add Your Voice'],
  [BROWSER_EVENTS.storyRead, 2, '+10 points: Read a Story of Unity'],
  [BROWSER_EVENTS.newsletterSignup, 3, '+5 points: Join the Newsletter'],
  [BROWSER_EVENTS.resultShared, 4, '+20 points: Pass It On'],
])('%s completes its challenge and shows a toast with points and title', async (event, index, message) => {
  const sent = serveSession()
  await renderChallenges()
  await dispatch(event)
  expect(await screen.findByText('Challenge Completed!')).toBeVisible()
  expect(screen.getByText(message)).toBeVisible()
  expect(row(challenges[index]?.title ?? '').getByText('Completed!')).toBeVisible()
  expect(sent).toMatchObject([{ challengeId: `challenge-${index}` }])
})

test('a completed challenge is not sent again', async () => {
  const sent = serveSession(0)
  await renderChallenges()
  await screen.findByText('Completed!')
  await dispatch(BROWSER_EVENTS.quizCompleted)
  await dispatch(BROWSER_EVENTS.pollVoted)
  await screen.findByText('Challenge Completed!')
  expect(sent).toMatchObject([{ challengeId: 'challenge-1' }])
})

test('a challenge already completed in another tab shows no toast', async () => {
  const sent = serveSession(0)
  serve(ChallengesToCompleteDocument, () => ({ challenges, session: session() }))
  await renderChallenges()
  await dispatch(BROWSER_EVENTS.quizCompleted)
  await waitFor(() => expect(sent).toMatchObject([{ challengeId: 'challenge-0' }]))
  await dispatch(BROWSER_EVENTS.pollVoted)
  await screen.findByText('Challenge Completed!')
  expect(screen.getByText('+10 points: Add Your Voice')).toBeVisible()
})

test('a failed completion shows an error and leaves the challenge open', async () => {
  serveSession()
  serve(CompleteChallengeDocument, { completeChallenge: { __typename: 'NotFoundError' } })
  await renderChallenges()
  await dispatch(BROWSER_EVENTS.quizCompleted)
  expect(await screen.findByText('Failed to mark challenge as completed.')).toBeVisible()
  expect(row('Find Your Overlap').getByRole('button')).toBeVisible()
})

test('a network error during a completion shows an error', async () => {
  serveSession()
  await renderChallenges()
  serve(ChallengesToCompleteDocument, () => HttpResponse.error())
  await dispatch(BROWSER_EVENTS.pollVoted)
  expect(await screen.findByText('Failed to mark challenge as completed.')).toBeVisible()
})

test('progress that fails to load can be retried, and the focus stays in its section', async () => {
  serveSession(0)
  serve(SessionProgressDocument, () => failure())
  const { user } = await renderChallenges()
  expect(await screen.findByText('Your progress didn’t load.', { exact: false })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  const level = within(screen.getByRole('group', { name: 'Your level' }))
  expect(level.getByText(/didn’t load/)).toBeVisible()
  await waitFor(() => expect(level.getByRole('button', { name: 'Retry' })).toHaveFocus())
  serveSession(0)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('15 of 60 points')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Unity Challenges' })).toHaveFocus()
})

test('the session id stays the same while the page is open if storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const { sessionId } = await import('#web/session.ts')
  expect(sessionId()).toMatch(/^session_\d+_[a-z0-9]+$/)
  expect(sessionId()).toBe(sessionId())
})

test('the section says if there are no challenges', async () => {
  await renderInSite(<ChallengesSection challenges={[]} />)
  expect(screen.getByRole('heading', { name: 'No challenges yet' })).toBeVisible()
})
