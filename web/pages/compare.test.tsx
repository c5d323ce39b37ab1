import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { questionsToGuess } from '#domain/compare/compare.ts'
import { decodeCompare, encodeCompare } from '#domain/compare/compare-code.ts'
import { serializePicks, startWith } from '#domain/compare/compare-flow.ts'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { serializeKept } from '#domain/quiz/kept-result.ts'
import { QUIZ_QUESTIONS, QUIZ_VERSION } from '#domain/quiz/questions.ts'
import { pollText, sharesText } from '#domain/quiz/source-text.ts'
import { conversationOf, sourceOf } from '#domain/quiz/sources.ts'
import { QUIZ_KEY } from '#domain/session/storage-keys.ts'
import { renderInSite } from '#web/test/render.tsx'
import { Component as ComparePage } from './compare.tsx'

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
  return renderInSite(<ComparePage />)
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
    await user.click(button('Next'))
  }
  return questions
}

/** Answers each pick of the other person that differs. */
async function back(user: UserEvent, answers: readonly string[]) {
  for (const [step, answer] of answers.entries()) {
    expect(screen.getByText(`${step + 1} of ${answers.length}`)).toBeVisible()
    await user.click(button(answer))
  }
}

test('the visitor takes the quiz, guesses, answers, and only then sees the comparison', async () => {
  const heard: string[] = []
  window.addEventListener(BROWSER_EVENTS.resultShared, ({ type }) => heard.push(type), { once: true })
  const { user } = await open(encodeCompare({ picks: THEIRS, name: 'Dana' }))
  expect(screen.getByRole('heading', { name: 'Dana wants to compare with you' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use the answers you already gave' })).toBeNull()
  await takeQuiz(user)
  const questions = await guess(user)
  expect(screen.getByRole('heading', { level: 3, name: textOf(1, THEIRS[1]) })).toHaveFocus()
  expect(screen.getByRole('group', { name: 'Would you back this too?' })).toBeVisible()
  expect(screen.getByText(QUIZ_QUESTIONS[1]?.text ?? '', { exact: false })).toBeVisible()
  // Nothing pulls toward an answer.
  expect(document.body).not.toHaveTextContent(/Republicans|Democrats/)
  await user.click(button('No'))
  await user.click(button('Previous'))
  await back(user, ['Yes', 'Not sure'])
  expect(heard).toEqual(['result-shared'])
  expect(
    await screen.findByRole('heading', { name: 'You both put 8 first, and you’d back 1 of Dana’s other 2.' }),
  ).toHaveFocus()
  expect(screen.getByRole('img', { name: /you and Dana\. The area they share is 90 percent/ })).toBeVisible()
  const right = questions.filter((question) => YOURS[question] === THEIRS[question]).length
  expect(screen.getByText(`That’s 9 of Dana’s ten. You guessed ${right} of 3 of Dana’s picks.`)).toBeVisible()
  expect(screen.getByRole('img', { name: '8 you both put first 1 you’d back 1 not sure' })).toBeVisible()
  const differences = screen.getByRole('region', { name: 'Two places where you’d start differently' })
  const rows = within(differences).getAllByRole('group')
  expect(rows.map((row) => row.querySelector('summary')?.textContent)).toEqual(
    [5, 1].map((question, row) => {
      const area = sourceOf(question, THEIRS[question])?.area
      return `${area}${conversationOf(question)}${row === 0 ? 'Not sure' : 'You: yes'}`
    }),
  )
  for (const [row, question] of [
    [rows[0], 5],
    [rows[1], 1],
  ] as const) {
    await user.click(row?.querySelector('summary') as HTMLElement)
    for (const picks of [YOURS, THEIRS]) {
      const source = sourceOf(question, picks[question] ?? '')
      expect(row).toHaveTextContent(source ? sharesText(source) : 'no source')
      expect(row).toHaveTextContent(source?.note ?? '')
    }
  }
  const [list] = within(screen.getByRole('region', { name: 'Eight you both put first' })).getAllByRole('list')
  const shared = [...(list as HTMLElement).children] as HTMLElement[]
  expect(shared).toHaveLength(8)
  expect(shared[0]).toHaveTextContent(textOf(0, YOURS[0]))
  expect(shared[0]).toHaveTextContent(/Republicans 83%\s*Democrats 91%\s*Independents 83%/)
  const same = YOURS.flatMap((value, question) =>
    value === THEIRS[question] ? sourceOf(question, value) : [],
  )
  for (const [index, source] of same.entries()) {
    const row = shared[index] as HTMLElement
    expect(row).toHaveTextContent(`${source && pollText(source)} ${source?.note ?? ''}`.trim())
    const urls = within(row)
      .getAllByRole<HTMLAnchorElement>('link')
      .map((link) => link.getAttribute('href'))
    expect(urls).toEqual([source?.url, ...(source?.also.map(({ url }) => url) ?? [])])
  }
})

test('a reply is recognized by the sender, who can answer in turn', async () => {
  localStorage.setItem('unity_picks', serializePicks(YOURS))
  const first = await open(encodeCompare({ picks: THEIRS, name: 'Maria' }))
  expect(screen.getByText(/You’ve made yours already/)).toBeVisible()
  await first.user.click(button('Use the answers you already gave'))
  await guess(first.user)
  await back(first.user, ['Yes', 'No'])
  await first.user.click(button('Send Maria your answers'))
  expect(await screen.findByText(/^Your ten picks and your answers to theirs/)).toBeVisible()
  await first.user.type(screen.getByRole('textbox', { name: /First name/ }), 'Joe')
  await first.user.click(button('Create my link'))
  const url = (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Comparison link' })).value
  const fragment = new URL(url).hash.slice(1)
  expect(fragment).toMatch(/^2\./)
  first.unmount()

  // Maria's browser knows the picks that she sent.
  localStorage.setItem('unity_picks', serializePicks(THEIRS))
  sessionStorage.clear()
  let shared = 0
  window.addEventListener(BROWSER_EVENTS.resultShared, () => (shared += 1), { once: true })
  const second = await open(fragment)
  expect(screen.getByText('Joe answered your link')).toBeVisible()
  expect(shared).toBe(1)
  expect(
    screen.getByRole('heading', { name: 'You both put 8 first, and Joe would back 1 of your other 2.' }),
  ).toBeVisible()
  await second.user.click(button('Answer Joe’s two'))
  await back(second.user, ['No', 'No'])
  expect(screen.getByRole('heading', { name: 'You both put 8 first.' })).toHaveFocus()
  // Both answers as two sentences, never as a mean.
  expect(screen.getByText('You both put 8 first, and Joe would back 1 of your other 2.')).toBeVisible()
  expect(screen.queryByText(/You guessed/)).toBeNull()
  second.unmount()

  // For anyone else it is a link like any other.
  localStorage.clear()
  sessionStorage.clear()
  await open(fragment)
  expect(screen.getByRole('heading', { name: 'Joe wants to compare with you' })).toBeVisible()
})

test('without a name, the link goes back the same way', async () => {
  localStorage.setItem('unity_picks', serializePicks(YOURS))
  const { user } = await open(encodeCompare({ picks: THEIRS, name: null }))
  expect(screen.getByRole('heading', { name: 'Someone wants to compare with you' })).toBeVisible()
  expect(screen.queryByText(/after you’ve made your own/)).toBeNull()
  await user.click(button('Use the answers you already gave'))
  await guess(user)
  await back(user, ['Yes', 'Yes'])
  expect(screen.getByRole('heading', { name: /back all 2 of their others\.$/ })).toBeVisible()
  await user.click(button('Send your answers back'))
  await user.click(await screen.findByRole('button', { name: 'Create my link' }))
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Comparison link' })
  expect(decodeCompare(new URL(link.value).hash.slice(1))).toMatchObject({
    link: { picks: YOURS, name: null },
  })
})

test('a result from an earlier visit is offered for a comparison', async () => {
  localStorage.setItem(QUIZ_KEY, serializeKept(startWith(YOURS).quiz, '2026-11-28T12:00:00Z'))
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
  expect(button('Next')).toBeDisabled()
  await user.click(screen.getAllByRole('radio')[0] as HTMLElement)
  await user.click(button('Next'))
  expect(button('Next')).toBeDisabled()
  await user.click(button('Previous'))
  expect(screen.getByText('Guess 1 of 3')).toBeVisible()
  expect(screen.getAllByRole('radio')[0]).toBeChecked()
  await user.click(screen.getAllByRole('radio')[1] as HTMLElement)
  await user.click(button('Next'))
  await user.click(button('Previous'))
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([screen.getAllByRole('radio')[1]])
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
  [`2.${QUIZ_VERSION}.000000`, 'This link is incomplete'],
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
