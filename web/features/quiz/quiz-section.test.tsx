import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { QUIZ_KEY } from '#domain/session/storage-keys.ts'
import { App } from '#web/boot/app.tsx'
import { createTestClient, renderInSite, TEST_SITE } from '#web/test/render.tsx'
import { failure, serve } from '#web/test/serve.ts'
import { QuizSection } from './quiz-section.tsx'
import { SubmitQuizDocument } from './submit-quiz.generated.ts'

let heard: string[] = []
const listen = (event: Event) => heard.push(event.type)

beforeEach(() => {
  heard = []
  window.addEventListener(BROWSER_EVENTS.quizCompleted, listen)
  window.addEventListener(BROWSER_EVENTS.resultShared, listen)
})
afterEach(() => {
  window.removeEventListener(BROWSER_EVENTS.quizCompleted, listen)
  window.removeEventListener(BROWSER_EVENTS.resultShared, listen)
})

const button = (name: string) => screen.getByRole('button', { name })

const serverStores = () => serve(SubmitQuizDocument)

async function answerAll(user: UserEvent, guess?: number) {
  for (const [step, question] of QUIZ_QUESTIONS.entries()) {
    await user.click(screen.getByRole('radio', { name: question.options[0]?.text ?? '' }))
    if (guess !== undefined)
      fireEvent.change(screen.getByRole('slider', { name: /^Of 100/ }), { target: { value: guess } })
    await user.click(button(step === 9 ? 'See Results' : 'Next'))
  }
}

test('one question shows at a time; Previous and Next follow their rules', async () => {
  const { user } = await renderInSite(<QuizSection />)
  expect(screen.getByRole('heading', { level: 2, name: 'Find Your Overlap' })).toBeVisible()
  expect(screen.getByText(/^Each answer comes from a published U\.S\. poll\./)).toBeVisible()
  expect(screen.getByText('Question 1 of 10')).toBeVisible()
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(button('Previous')).toBeDisabled()
  expect(button('Next')).toBeDisabled()
  const chosen = QUIZ_QUESTIONS[0]?.options[2]?.text ?? ''
  await user.click(screen.getByRole('radio', { name: chosen }))
  await user.click(button('Next'))
  expect(screen.getByText('Question 2 of 10')).toBeVisible()
  expect(screen.getByText('Question 2 of 10')).toHaveAttribute('aria-live', 'polite')
  const rings = [...document.querySelectorAll<HTMLElement>('[data-state]')]
  expect(rings.map(({ dataset }) => dataset['state'])).toEqual([
    'answered',
    'current',
    ...Array(8).fill('open'),
  ])
  expect(screen.getByRole('heading', { name: QUIZ_QUESTIONS[1]?.text })).toHaveFocus()
  expect(button('Next')).toBeDisabled()
  await user.click(button('Previous'))
  expect(screen.getByRole('radio', { name: chosen })).toBeChecked()
})

test('finishing shows the result, sends it once, thanks the visitor and fires the event', async () => {
  const sent = serverStores()
  const { user } = await renderInSite(<QuizSection />)
  await answerAll(user)
  expect(screen.getByRole('img', { name: /they share is 83 percent/ })).toBeVisible()
  const categories = within(screen.getByRole('list', { name: 'More numbers' })).getAllByRole('listitem')
  expect(categories.map((item) => item.textContent)).toEqual([
    'Family Values 92%',
    'Civic Engagement 92%',
    'Economic Opportunity 91%',
  ])
  expect(screen.getByText('Drawn to scale: the plum area is 83% of a circle.')).toBeVisible()
  expect(screen.getByRole('figure', { name: 'Your overlap is 83%' })).toBeVisible()
  expect(
    screen.getByRole('heading', { name: /at least 82% of Republicans and 82% of Democrats/ }),
  ).toHaveFocus()
  expect(await screen.findByText('Quiz completed!')).toBeVisible()
  expect(screen.getByText('Your results have been calculated.')).toBeVisible()
  expect(heard).toEqual(['quiz-completed'])
  expect(sent).toEqual([
    {
      responses: QUIZ_QUESTIONS.map(({ options }, question) => ({ question, value: options[0]?.value })),
      overlapPercentage: 83,
      sessionId: localStorage.getItem('unity_session_id'),
    },
  ])
  expect(localStorage.getItem('unity_session_id')).toMatch(/^session_\d+_[a-z0-9]+$/)
})

test('a failed submission says so; the result stays and the quiz counts as completed', async () => {
  serve(SubmitQuizDocument, () => failure())
  const { user } = await renderInSite(<QuizSection />)
  await answerAll(user)
  expect(await screen.findByText('Failed to submit quiz results.')).toBeVisible()
  expect(screen.getByText('Error')).toBeVisible()
  expect(screen.getByRole('img', { name: /83 percent/ })).toBeVisible()
  expect(heard).toEqual(['quiz-completed'])
})

test('answers survive a reload, and a finished quiz is not sent again', async () => {
  const sent = serverStores()
  const first = await renderInSite(<QuizSection />)
  const chosen = QUIZ_QUESTIONS[0]?.options[1]?.text ?? ''
  await first.user.click(screen.getByRole('radio', { name: chosen }))
  await first.user.click(button('Next'))
  first.unmount()
  const second = await renderInSite(<QuizSection />)
  // A reload must not move the focus to the quiz or announce it.
  expect(screen.getByText('Question 2 of 10')).toHaveAttribute('aria-live', 'off')
  expect(document.body).toHaveFocus()
  await second.user.click(button('Previous'))
  expect(screen.getByRole('radio', { name: chosen })).toBeChecked()
  await answerAll(second.user)
  second.unmount()
  await renderInSite(<QuizSection />)
  expect(screen.getByRole('img', { name: /83 percent/ })).toBeVisible()
  expect(screen.getByText('Kept on this device.')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a choice made before hydration does not replace the answers of before a reload', async () => {
  const { user, unmount } = await renderInSite(<QuizSection />)
  await user.click(screen.getByRole('radio', { name: QUIZ_QUESTIONS[0]?.options[0]?.text }))
  await user.click(button('Next'))
  const stored = sessionStorage.getItem(QUIZ_KEY)
  unmount()
  const tree = (
    <App client={createTestClient()} site={TEST_SITE}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <QuizSection /> }])} />
    </App>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tree)
  within(container).getAllByRole<HTMLInputElement>('radio')[2]?.click()
  await act(async () => render(tree, { container, hydrate: true }))
  expect(screen.getByText('Question 2 of 10')).toBeVisible()
  expect(sessionStorage.getItem(QUIZ_KEY)).toBe(stored)
})

test.each(['Take Again', 'Forget it'])('a result is kept with its date, until %s', async (forget) => {
  vi.setSystemTime('2026-11-23T18:00:00Z')
  serverStores()
  const first = await renderInSite(<QuizSection />)
  await answerAll(first.user, 40)
  expect(await screen.findByText('Quiz completed!')).toBeVisible()
  first.unmount()
  sessionStorage.clear()
  const second = await renderInSite(<QuizSection />)
  expect(screen.getByText('Your result from Nov 23, 2026')).toBeVisible()
  expect(screen.getByRole('heading', { name: /^\d+ points off, overlap 83%$/ })).toBeVisible()
  await second.user.click(button('See it'))
  expect(screen.getByRole('heading', { name: /^You expected 40 of 100 to agree/ })).toHaveFocus()
  expect(heard).toEqual(['quiz-completed'])
  second.unmount()
  sessionStorage.clear()
  const third = await renderInSite(<QuizSection />)
  await third.user.click(button(forget))
  expect([localStorage.getItem(QUIZ_KEY), sessionStorage.getItem(QUIZ_KEY)]).toEqual([null, null])
  expect(screen.getByText('Question 1 of 10')).toBeVisible()
  expect(screen.getByRole('heading', { name: QUIZ_QUESTIONS[0]?.text })).toHaveFocus()
  third.unmount()
  await renderInSite(<QuizSection />)
  expect(screen.getByText('Question 1 of 10')).toBeVisible()
  vi.useRealTimers()
})

test('a forgotten result stays until the visitor leaves', async () => {
  serverStores()
  const { user, unmount } = await renderInSite(<QuizSection />)
  await answerAll(user)
  await user.click(button('Forget it'))
  expect(screen.getByText('Forgotten. It’s gone when you leave this page.')).toBeVisible()
  expect(screen.getByRole('img', { name: /83 percent/ })).toBeVisible()
  unmount()
  await renderInSite(<QuizSection />)
  expect(screen.getByText('Question 1 of 10')).toBeVisible()
})

test('after the questions have changed, a kept result has its numbers and Take Again', async () => {
  const kept = { version: 2, keptAt: '2026-11-23T18:00:00Z', overlapPercentage: 75, pointsOff: 31 }
  localStorage.setItem(QUIZ_KEY, JSON.stringify(kept))
  const { user } = await renderInSite(<QuizSection />)
  expect(screen.getByText('Your result from Nov 23, 2026, with earlier questions')).toBeVisible()
  expect(screen.getByRole('heading', { name: '31 points off, overlap 75%' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'See it' })).toBeNull()
  await user.click(button('Take Again'))
  expect(screen.getByText('Question 1 of 10')).toBeVisible()
})

test('where storage is full or forbidden, the quiz works without', async () => {
  serverStores()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { user } = await renderInSite(<QuizSection />)
  await answerAll(user, 40)
  expect(screen.getByRole('heading', { name: /^You expected 40 of 100/ })).toHaveFocus()
  expect(screen.queryByText('Kept on this device.')).toBeNull()
  vi.restoreAllMocks()
})

describe('the guess about a party', () => {
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: /^Of 100/ })
  const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your guess, 0 to 100' })
  const group = () => screen.getByRole('group', { name: 'Your guess, optional' })
  const pick = (option: number) => screen.getAllByRole('radio')[option] as HTMLElement
  const parties = () => screen.getByText(/^100 /).textContent

  test('comes after a pick, in the words of the poll, and Next never waits for it', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.1)
    const { user } = await renderInSite(<QuizSection />)
    expect(group()).toBeDisabled()
    expect(group()).toHaveTextContent('After that, you can guess how many people in one party agreed.')
    await user.click(pick(1))
    expect(group()).toBeEnabled()
    expect(group()).toHaveTextContent(
      'Of 100 Republicans, how many supported banning cellphones during class in middle and high schools?',
    )
    expect(slider()).toHaveAttribute('aria-valuetext', 'No guess yet')
    expect(number()).toHaveValue('')
    await user.click(button('Next'))
    await user.click(pick(0))
    expect(parties()).toBe('100 Democrats')
    await user.click(button('Next'))
    // The poll on food additives asked parents only.
    await user.click(pick(1))
    expect(parties()).toBe('100 Republican parents')
    await user.click(button('Previous'))
    expect(number()).toHaveValue('')
    vi.restoreAllMocks()
  })

  test('the party of the first question is drawn', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9)
    const { user } = await renderInSite(<QuizSection />)
    await user.click(pick(0))
    expect(parties()).toBe('100 Democrats')
    vi.restoreAllMocks()
  })

  test('is set by slider or digits, cleared by button or another pick, and survives Previous', async () => {
    const { user } = await renderInSite(<QuizSection />)
    await user.click(pick(0))
    fireEvent.change(slider(), { target: { value: '34' } })
    expect(number()).toHaveValue('34')
    expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^34 of 100 /))
    act(() => slider().focus())
    await user.keyboard('{Control>}1{/Control}')
    expect(slider()).toHaveFocus()
    expect(slider()).toHaveValue('34')
    await user.keyboard('7')
    expect(number()).toHaveFocus()
    await user.keyboard('8')
    expect(slider()).toHaveValue('78')
    await user.clear(number())
    await user.type(number(), '1e5x')
    expect(number()).toHaveValue('15')
    await user.type(number(), '0')
    expect(number()).toHaveValue('100')
    await user.keyboard('{Enter}')
    expect(screen.getByText('Question 2 of 10')).toBeVisible()
    await user.click(button('Previous'))
    expect(number()).toHaveValue('100')
    await user.click(pick(1))
    expect(number()).toHaveValue('')
    await user.type(number(), '5')
    await user.click(button('Clear'))
    expect(number()).toHaveValue('')
    expect(number()).toHaveFocus()
  })

  test('is never sent', async () => {
    const sent = serverStores()
    const { user } = await renderInSite(<QuizSection />)
    await answerAll(user, 97)
    expect(await screen.findByText('Quiz completed!')).toBeVisible()
    // A random session id may contain any number.
    const withoutSession = JSON.stringify(sent, (key, value) => (key === 'sessionId' ? undefined : value))
    expect(withoutSession).toContain('overlapPercentage')
    expect(withoutSession).not.toContain('97')
    expect(localStorage.getItem(QUIZ_KEY)).toContain('97')
  })
})

test('unfinished answers are forgotten with the tab', async () => {
  const first = await renderInSite(<QuizSection />)
  await first.user.click(screen.getAllByRole('radio')[0] as HTMLElement)
  first.unmount()
  expect(localStorage.getItem(QUIZ_KEY)).toBeNull()
})

test('Take Again resets everything', async () => {
  serverStores()
  const { user } = await renderInSite(<QuizSection />)
  await answerAll(user)
  await user.click(button('Take Again'))
  expect(screen.getByText('Question 1 of 10')).toBeVisible()
  expect(screen.getByRole('heading', { name: QUIZ_QUESTIONS[0]?.text })).toHaveFocus()
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  expect(button('Next')).toBeDisabled()
})

test.each([
  [undefined, ''],
  [83, '&off=7'],
])('the share link is copied, says so and fires the event (guess %s)', async (guess, off) => {
  serverStores()
  vi.spyOn(Math, 'random').mockReturnValue(0.1)
  const { user } = await renderInSite(<QuizSection />)
  await answerAll(user, guess)
  await user.click(button('Copy share link'))
  expect(button('Link copied!')).toBeVisible()
  expect(await screen.findAllByText('Link copied!')).toHaveLength(2)
  expect(await navigator.clipboard.readText()).toBe(`http://localhost:4000/?shared=true&overlap=83${off}`)
  vi.restoreAllMocks()
  expect(heard).toEqual(['quiz-completed', 'result-shared'])
})

test('if the browser blocks the clipboard, the link is shown for copying by hand', async () => {
  serverStores()
  const { user } = await renderInSite(<QuizSection />)
  await answerAll(user)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(button('Copy share link'))
  const link = await screen.findByLabelText<HTMLInputElement>('Copy this link:')
  expect(link).toHaveValue('http://localhost:4000/?shared=true&overlap=83')
  // The link is selected, ready to copy.
  expect(link).toHaveFocus()
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length])
  expect(heard).toEqual(['quiz-completed'])
  vi.restoreAllMocks()
  await user.click(button('Copy share link'))
  expect(button('Link copied!')).toBeVisible()
  expect(screen.queryByLabelText('Copy this link:')).toBeNull()
})

test('where the system has a share sheet, it is offered; closing it has no effect', async () => {
  serverStores()
  const share = vi
    .fn()
    .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    .mockResolvedValue(null)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const { user } = await renderInSite(<QuizSection />)
  await answerAll(user)
  await user.click(button('Share'))
  expect(heard).toEqual(['quiz-completed'])
  await user.click(button('Share'))
  expect(heard).toEqual(['quiz-completed', 'result-shared'])
  expect(share).toHaveBeenCalledWith({
    title: 'Find Your Overlap',
    text: 'My overlap is 83%. What’s yours?',
    url: 'http://localhost:4000/?shared=true&overlap=83',
  })
  Reflect.deleteProperty(navigator, 'share')
})

test('the party of the first guess is drawn once per browser, and Take Again keeps it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  const first = await renderInSite(<QuizSection />)
  const pick = QUIZ_QUESTIONS[0]?.options[0]?.text ?? ''
  await first.user.click(screen.getByRole('radio', { name: pick }))
  expect(screen.getByRole('slider', { name: /^Of 100 Democrat/ })).toBeVisible()
  first.unmount()
  sessionStorage.clear()
  vi.spyOn(Math, 'random').mockReturnValue(0.1)
  const { user } = await renderInSite(<QuizSection />)
  await user.click(screen.getByRole('radio', { name: pick }))
  expect(screen.getByRole('slider', { name: /^Of 100 Democrat/ })).toBeVisible()
})
