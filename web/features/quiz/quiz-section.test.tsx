import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { QUIZ_KEY } from '#domain/quiz/session.ts'
import { renderInSite } from '#web/test/render.tsx'
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

async function answerAll(user: UserEvent) {
  for (const [step, question] of QUIZ_QUESTIONS.entries()) {
    await user.click(screen.getByRole('radio', { name: question.options[0]?.text ?? '' }))
    await user.click(button(step === 9 ? 'See Results' : 'Next'))
  }
}

test('one question shows at a time; Previous and Next follow their rules', async () => {
  const { user } = await renderInSite(<QuizSection />)
  expect(
    screen.getByText(
      'Each answer comes from a published U.S. poll. At the end you’ll see what share of Republicans and of Democrats agreed.',
    ),
  ).toBeVisible()
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
  const categories = within(screen.getByRole('list', { name: 'Your result by category' })).getAllByRole(
    'listitem',
  )
  expect(categories.map((item) => item.textContent)).toEqual([
    'Family Values 92%',
    'Civic Engagement 92%',
    'Economic Opportunity 91%',
  ])
  const bars = [...document.querySelectorAll<HTMLElement>('li i')]
  expect(bars.map(({ style }) => style.width)).toEqual(['92%', '92%', '91%'])
  expect(screen.getByText('Drawn to scale: the plum area is 83% of a circle.')).toBeVisible()
  expect(
    screen.getByRole('heading', { name: /at least 82% of Republicans and 82% of Democrats/ }),
  ).toBeVisible()
  expect(screen.getByRole('figure', { name: 'Your overlap is 83%' })).toHaveFocus()
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
  expect(sent).toHaveLength(1)
})

test.each(['Take Again', 'Forget it'])('a result is there on the next visit, until %s', async (forget) => {
  serverStores()
  const first = await renderInSite(<QuizSection />)
  await answerAll(first.user)
  expect(await screen.findByText('Quiz completed!')).toBeVisible()
  first.unmount()
  sessionStorage.clear()
  const second = await renderInSite(<QuizSection />)
  expect(screen.getByText(/This browser remembers your result\./)).toBeVisible()
  expect(screen.getByRole('img', { name: /83 percent/ })).toBeVisible()
  expect(heard).toEqual(['quiz-completed'])
  await second.user.click(button(forget))
  expect([localStorage.getItem(QUIZ_KEY), sessionStorage.getItem(QUIZ_KEY)]).toEqual([null, null])
  second.unmount()
  await renderInSite(<QuizSection />)
  expect(screen.getByText('Question 1 of 10')).toBeVisible()
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

test('the share link is copied, says so and fires the event', async () => {
  serverStores()
  const { user } = await renderInSite(<QuizSection />)
  await answerAll(user)
  await user.click(button('Copy share link'))
  expect(await screen.findByText('Link copied!')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('http://localhost:4000/?shared=true&overlap=83')
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
  expect(await screen.findByText('Link copied!')).toBeVisible()
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
