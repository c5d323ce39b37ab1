import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { questionsToGuess } from '#domain/compare/compare.ts'
import { decodeCompare, encodeCompare } from '#domain/compare/compare-code.ts'
import { serializePicks } from '#domain/compare/compare-flow.ts'
import { QUIZ_QUESTIONS, QUIZ_VERSION } from '#domain/quiz/questions.ts'
import { QUIZ_KEY } from '#domain/quiz/session.ts'
import { sharesText } from '#domain/quiz/source-text.ts'
import { conversationOf, sourceOf } from '#domain/quiz/sources.ts'
import { renderInSite } from '#web/test/render.tsx'
import { Compare } from './compare.tsx'

afterEach(() => window.history.replaceState(null, '', '/'))

const button = (name: string) => screen.getByRole('button', { name })
const textOf = (question: number, value: string | undefined) =>
  QUIZ_QUESTIONS[question]?.options.find((option) => option.value === value)?.text ?? ''

const YOURS = QUIZ_QUESTIONS.map(({ options }) => options[0]?.value ?? '')
/** Differs in questions 2 and 6. */
const THEIRS = YOURS.map((value, index) =>
  index === 1 || index === 5 ? (QUIZ_QUESTIONS[index]?.options[2]?.value ?? '') : value,
)

async function open(fragment: string) {
  window.history.replaceState(null, '', `/compare#${fragment}`)
  return renderInSite(<Compare />)
}

async function takeQuiz(user: UserEvent) {
  await user.click(button('Start the quiz'))
  for (const [index, question] of QUIZ_QUESTIONS.entries()) {
    expect(screen.getByRole('heading', { level: 3, name: question.text })).toHaveFocus()
    await user.click(screen.getByRole('radio', { name: textOf(index, YOURS[index]) }))
    await user.click(button('Next'))
  }
}

/** Guesses the visitor's own answers. */
async function guess(user: UserEvent) {
  const questions = questionsToGuess(YOURS, THEIRS)
  for (const [step, question] of questions.entries()) {
    expect(screen.getByText(`Guess ${step + 1} of 3`)).toHaveAttribute('aria-live', 'polite')
    expect(screen.getByRole('heading', { name: QUIZ_QUESTIONS[question]?.text })).toHaveFocus()
    await user.click(screen.getByRole('radio', { name: /Your own pick/ }))
    await user.click(button(step === 2 ? 'See how you compare' : 'Next'))
  }
  return questions
}

test('the visitor takes the quiz, guesses three answers, and only then sees the comparison', async () => {
  const { user } = await open(encodeCompare({ picks: THEIRS, name: 'Dana' }))
  expect(screen.getByRole('heading', { name: 'Dana wants to compare with you' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use the answers you already gave' })).toBeNull()
  await takeQuiz(user)
  const questions = await guess(user)
  expect(await screen.findByRole('heading', { name: 'You match on 8 of 10' })).toHaveFocus()
  expect(screen.getByRole('img', { name: /you and Dana\. The area they share is 80 percent/ })).toBeVisible()
  expect(screen.getByText(/^You and Dana gave the same answer to eight questions\./)).toBeVisible()
  const wrong = questions.filter((question) => YOURS[question] !== THEIRS[question])
  expect(
    screen.getByRole('heading', { name: `You got ${3 - wrong.length} of 3 guesses right` }),
  ).toBeVisible()
  for (const question of wrong)
    expect(screen.getByText(`You guessed “${textOf(question, YOURS[question])}” instead.`)).toBeVisible()
  const differences = screen.getByRole('region', { name: 'Two to talk about' })
  for (const question of [1, 5]) {
    const article = within(differences).getByRole('article', { name: QUIZ_QUESTIONS[question]?.text })
    for (const picks of [YOURS, THEIRS]) {
      const source = sourceOf(question, picks[question] ?? '')
      expect(article).toHaveTextContent(source ? sharesText(source) : 'no source')
      expect(within(article).getByText(source?.note ?? '')).toBeVisible()
      for (const { text } of source?.also ?? [])
        expect(within(article).getByRole('link', { name: text })).toBeVisible()
    }
    expect(article).toHaveTextContent(`Ask each other${conversationOf(question)}`)
  }
  const shared = within(screen.getByRole('region', { name: 'Eight you share' })).getAllByRole('listitem')
  expect(shared).toHaveLength(8)
  expect(shared[0]).toHaveTextContent(textOf(0, YOURS[0]))
  expect(shared[0]).toHaveTextContent(/Republicans 83%\s*Democrats 91%\s*Independents 83%/)
})

test('the visitor sends a link of their own back', async () => {
  localStorage.setItem('unity_picks', serializePicks(YOURS))
  const { user } = await open(encodeCompare({ picks: THEIRS, name: null }))
  expect(screen.getByRole('heading', { name: 'Someone wants to compare with you' })).toBeVisible()
  expect(screen.getByText(/You’ve made yours already/)).toBeVisible()
  expect(screen.queryByText(/after you’ve made your own/)).toBeNull()
  await user.click(button('Use the answers you already gave'))
  await guess(user)
  await user.click(button('Send yours back'))
  await user.click(await screen.findByRole('button', { name: 'Create my link' }))
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Comparison link' })
  expect(decodeCompare(new URL(link.value).hash.slice(1))).toEqual({ link: { picks: YOURS, name: null } })
})

test('a result from an earlier visit is offered for a comparison', async () => {
  localStorage.setItem(QUIZ_KEY, JSON.stringify({ step: 9, answers: { ...YOURS }, finished: true }))
  await open(encodeCompare({ picks: THEIRS, name: null }))
  expect(button('Use the answers you already gave')).toBeVisible()
})

test('progress survives a reload, and another link starts over', async () => {
  const fragment = encodeCompare({ picks: THEIRS, name: null })
  const first = await open(fragment)
  await takeQuiz(first.user)
  first.unmount()
  const second = await open(fragment)
  expect(screen.getByText('Guess 1 of 3')).toHaveAttribute('aria-live', 'off')
  expect(document.body).toHaveFocus()
  second.unmount()
  await open(encodeCompare({ picks: YOURS, name: null }))
  expect(button('Start the quiz')).toBeVisible()
})

test('answers and guesses can be changed', async () => {
  const { user } = await open(encodeCompare({ picks: THEIRS, name: null }))
  await takeQuiz(user)
  expect(button('Previous')).toBeDisabled()
  await user.click(screen.getAllByRole('radio')[0] as HTMLElement)
  await user.click(button('Next'))
  await user.click(button('Previous'))
  expect(screen.getByText('Guess 1 of 3')).toBeVisible()
  expect(screen.getAllByRole('radio')[0]).toBeChecked()
})

test('a new hash opens the other link; the skip link keeps it', async () => {
  await open(encodeCompare({ picks: THEIRS, name: 'Dana' }))
  async function changeHash(hash: string) {
    await act(async () => {
      window.history.replaceState(null, '', `/compare${hash}`)
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
  }
  const other = encodeCompare({ picks: YOURS, name: 'Ana' })
  await changeHash(`#${other}`)
  expect(screen.getByRole('heading', { name: 'Ana wants to compare with you' })).toBeVisible()
  await changeHash('#main')
  expect(screen.getByRole('heading', { name: 'Ana wants to compare with you' })).toBeVisible()
  expect(window.location.hash).toBe(`#${other}`)
})

test.each([
  ['', 'Compare with one other person'],
  [`1.${QUIZ_VERSION}.zzzzzz`, 'This link is incomplete'],
  ['<img src=x onerror=alert(1)>', 'This link is incomplete'],
  ['x'.repeat(10_000), 'This link is incomplete'],
  ['1.1.000000', 'This link is for another version of the quiz'],
  ['1.2.000000', 'This link is for another version of the quiz'],
])('an invalid or missing fragment leads to the quiz (%#)', async (fragment, title) => {
  await open(fragment)
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Take the quiz' })).toHaveAttribute('href', '/#quiz')
})

test('a name with markup is plain text', async () => {
  await open(encodeCompare({ picks: THEIRS, name: '<img src=x>' }))
  expect(screen.getByRole('heading', { name: '<img src=x> wants to compare with you' })).toBeVisible()
  expect(document.querySelector('img')).toBeNull()
})
