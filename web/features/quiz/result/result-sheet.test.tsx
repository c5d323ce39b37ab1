import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { decodeCompare } from '#domain/compare/compare-code.ts'
import { picksOf } from '#domain/compare/compare-flow.ts'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { scoreQuiz } from '#domain/quiz/score.ts'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { renderInSite } from '#web/test/render.tsx'
import { ResultSheet } from './result-sheet.tsx'

const answersWith = (option: number) =>
  Object.fromEntries(QUIZ_QUESTIONS.map(({ options }, index) => [index, options[option]?.value ?? '']))

const renderResult = (answers: Record<string, string>) =>
  renderInSite(
    <ResultSheet
      result={scoreQuiz(answers)}
      answers={answers}
      focusTarget={() => {}}
      onTakeAgain={() => {}}
    />,
  )

const button = (name: string) => screen.getByRole('button', { name })

async function openPanel(answers = answersWith(0)) {
  const { user } = await renderResult(answers)
  await user.click(button('Compare with someone'))
  expect(await screen.findByRole('heading', { name: 'Compare with someone' })).toHaveFocus()
  return user
}

const inChart = (independents: number | null) =>
  independents === null ? '' : `, and ${independents}% of independents`

test.each([0, 1, 2, 3])('the figures of each pick are those of quiz.json (option %i)', async (option) => {
  const { unmount } = await renderResult(answersWith(option))
  const list = await screen.findByRole('list', { name: 'Your ten picks, highest figure first' })
  const shares: number[] = []
  for (const { options } of SOURCED_QUESTIONS) {
    const pick = options[option]
    if (!pick) throw new Error('a question has too few options')
    const row = within(list).getByRole('heading', { name: pick.text }).closest('li')
    if (!row) throw new Error('a pick without a row')
    const lower = Math.min(pick.republicans, pick.democrats)
    shares.push(lower)
    expect(row).toHaveTextContent(`${lower}% or more in each party`)
    expect(row).toHaveTextContent(
      `${pick.republicans}% of Republicans and ${pick.democrats}% of Democrats ${pick.asked}`,
    )
    expect(row).toHaveTextContent(`${pick.pollster}, ${pick.year}. ${pick.population}.`)
    expect(
      within(row).getByRole('img', {
        name: `${pick.text}: ${pick.republicans}% of Republicans${pick.independents === null ? ' and' : ','} ${pick.democrats}% of Democrats${inChart(pick.independents)}.`,
      }),
    ).toBeVisible()
    if (pick.independents !== null)
      expect(row).toHaveTextContent(`; ${pick.independents}% of independents did.`)
    const name = `${pick.link === 'report' ? 'Read the report' : 'Where we read it'}: ${pick.area}`
    expect(within(row).getByRole('link', { name })).toHaveAttribute('href', pick.url)
    for (const { text, url } of pick.also)
      expect(within(row).getByRole('link', { name: text })).toHaveAttribute('href', url)
    expect(within(row).queryAllByRole('list', { name: `More on this figure: ${pick.area}` })).toHaveLength(
      pick.also.length > 0 ? 1 : 0,
    )
    if (pick.note) expect(within(row).getByText(pick.note)).toBeVisible()
  }
  const rows = [...list.children].map((row) => Number.parseInt(row.textContent, 10))
  expect(rows).toEqual(shares.toSorted((a, b) => b - a))
  const sum = shares.reduce((total, share) => total + share, 0)
  expect(screen.getByText(`The exact average is ${(sum / 10).toFixed(1)}%.`)).toBeVisible()
  expect(screen.getByText(/^The average of the ten/)).toHaveTextContent(`${Math.round(sum / 10)}%.`)
  unmount()
})

test('the result says what was computed, its range and what it cannot tell', async () => {
  await renderResult(answersWith(0))
  expect(
    screen.getByRole('heading', {
      name: 'When pollsters asked, at least 82% of Republicans and 82% of Democrats, on average, agreed with what you picked.',
    }),
  ).toBeVisible()
  expect(screen.getByText(/^Any ten picks score between 69 and 86,/)).toBeVisible()
  expect(screen.getByText(/^All three are calculated from the same score/)).toBeVisible()
  expect(await screen.findByText('What this can’t tell you.')).toBeVisible()
})

test('notes are never folded', async () => {
  await renderResult(answersWith(0))
  const notes = SOURCED_QUESTIONS.flatMap(({ options }) => options[0]?.note ?? [])
  for (const note of notes) expect((await screen.findByText(note)).closest('details')).toBeNull()
})

test('a comparison link is created after its content is explained, and contains the picks and the name', async () => {
  const user = await openPanel()
  expect(button('Compare with someone')).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('What the link reveals')).toBeVisible()
  expect(localStorage.getItem('unity_picks')).toBeNull()
  await user.type(screen.getByRole('textbox', { name: /First name/ }), ' <b>Dana</b> ')
  await user.click(button('Create my link'))
  expect(await screen.findByRole('heading', { name: 'Your link is ready' })).toHaveFocus()
  expect(screen.getByText('It contains your ten picks and the name <b>Dana</b>.')).toBeVisible()
  const link = new URL(screen.getByRole<HTMLInputElement>('textbox', { name: 'Comparison link' }).value)
  expect(link.href).toMatch(/^http:\/\/localhost:4000\/compare#1\.\d+\./)
  const picks = picksOf({ answers: answersWith(0) })
  expect(decodeCompare(link.hash.slice(1))).toEqual({ link: { picks, name: '<b>Dana</b>' } })
  await user.click(button('Copy link'))
  expect(await screen.findByText('Link copied!')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(link.href)
})

test('a name that is too long shows an error at its field', async () => {
  const user = await openPanel()
  const field = screen.getByRole('textbox', { name: /First name/ })
  await user.type(field, 'x'.repeat(21))
  await user.click(button('Create my link'))
  expect(await screen.findByText('Please keep the name to 20 characters')).toBeVisible()
  expect(field).toHaveFocus()
  await user.clear(field)
  await user.click(button('Create my link'))
  expect(await screen.findByText('It contains your ten picks.')).toBeVisible()
})

test('Not now closes the panel and returns the focus', async () => {
  const user = await openPanel()
  await user.click(button('Not now'))
  expect(screen.queryByText('What the link reveals')).toBeNull()
  expect(button('Compare with someone')).toHaveFocus()
})

test('the QR code is drawn when it is opened', async () => {
  const user = await openPanel()
  await user.click(button('Create my link'))
  await user.click(await screen.findByText('Show a QR code'))
  const code = await screen.findByRole('img', { name: 'QR code for your comparison link' })
  await vi.waitFor(() => expect(code.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M/)))
})

test('if the browser blocks the clipboard, the visitor is asked to copy by hand', async () => {
  const user = await openPanel()
  await user.click(button('Create my link'))
  await screen.findByRole('heading', { name: 'Your link is ready' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(button('Copy link'))
  expect(await screen.findByText(/Select it and copy it yourself/)).toBeVisible()
})
