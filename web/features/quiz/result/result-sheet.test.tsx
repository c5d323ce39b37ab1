import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { decodeCompare } from '#domain/compare/compare-code.ts'
import { picksOf } from '#domain/compare/compare-flow.ts'
import type { Guesses } from '#domain/quiz/guesses.ts'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { scoreQuiz } from '#domain/quiz/score.ts'
import { QUIZ_START } from '#domain/quiz/session.ts'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { capitalize } from '#domain/text.ts'
import { sourceLinkText } from '#domain/values/figure.ts'
import { renderInSite } from '#web/test/render.tsx'
import { ResultSheet } from './result-sheet.tsx'

const answersWith = (option: number) =>
  Object.fromEntries(QUIZ_QUESTIONS.map(({ options }, index) => [index, options[option]?.value ?? '']))

const renderResult = (answers: Record<string, string>, guesses: Guesses = {}) =>
  renderInSite(
    <ResultSheet
      session={{ ...QUIZ_START, step: 9, answers, guesses, result: scoreQuiz(answers) }}
      isKept
      onForget={() => {}}
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
    // Two polls asked parents only.
    const people = ['food-additives', 'school-police'].includes(pick.value)
      ? (['Republican parents', 'Democratic parents', 'independent parents'] as const)
      : (['Republicans', 'Democrats', 'independents'] as const)
    expect(row).toHaveTextContent(
      `${pick.republicans}% of ${people[0]} and ${pick.democrats}% of ${people[1]} ${pick.asked}`,
    )
    expect(row).toHaveTextContent(`${pick.pollster}, ${pick.year}. ${pick.population}.`)
    expect(
      within(row).getByRole('img', {
        name: `${pick.text}: ${pick.republicans}% of ${people[0]}${pick.independents === null ? ' and' : ','} ${pick.democrats}% of ${people[1]}${pick.independents === null ? '' : `, and ${pick.independents}% of ${people[2]}`}.`,
      }),
    ).toBeVisible()
    if (pick.independents !== null)
      for (const text of [
        `; ${pick.independents}% of ${people[2]} did.`,
        `${capitalize(people[2])} ${pick.independents}%`,
      ])
        expect(row).toHaveTextContent(text)
    const name = `${sourceLinkText(pick)}: ${pick.area}`
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
  expect(screen.getByText(/average of the lower party share/)).toHaveTextContent(
    `${(sum / 10).toFixed(1)}% The average of the lower party share of these ten, which we round to your overlap of ${Math.round(sum / 10)}%.`,
  )
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
  expect(screen.getByText(/^These aren’t measured separately/)).toBeVisible()
  expect(await screen.findByText('What this can’t tell you.')).toBeVisible()
})

test('with guesses, the result leads with what the visitor expected', async () => {
  const guesses = { 0: 53, 1: 95, 2: 63, 3: 40, 4: 65 }
  await renderResult(answersWith(0), guesses)
  expect(screen.getByText('Your five guesses about Republicans and Democrats')).toBeVisible()
  expect(
    screen.getByRole('heading', {
      level: 2,
      name: 'You expected 63 of 100 to agree with your picks. It was 87.',
    }),
  ).toBeVisible()
  expect(
    screen.getByText(
      'On average, you were 30 points too low about Republicans and 15 about Democrats. Some were too high and some too low. One by one, your guesses were 28 points off, on average.',
    ),
  ).toBeVisible()
  expect(
    screen.getByRole('img', {
      name:
        'Republicans: you expected 60 of 100, it was 90, 30 points too low. ' +
        'Democrats: you expected 68 of 100, it was 83, 15 points too low.',
    }),
  ).toBeVisible()
  expect(screen.getByText(/^Each guess was about one party\. The overlap counts/)).toBeVisible()
  // The overlap comes second, and then the three categories.
  expect(
    screen.getByRole('heading', { level: 3, name: /at least 82% of Republicans and 82% of/ }),
  ).toBeVisible()
  expect(screen.getByRole('list', { name: 'More numbers' })).toHaveTextContent('Family Values 92%')
  const list = await screen.findByRole('list', { name: 'Your ten picks, biggest surprise first' })
  const rows = within(list)
    .getAllByRole('heading', { level: 4 })
    .map(({ parentElement }) => parentElement)
  expect(rows[0]).toHaveTextContent(/^40 points too low/)
  expect(rows[0]).toHaveTextContent('you guessed 40%')
  expect(rows.at(-1)).toHaveTextContent(/^– no guess/)
  expect(within(rows[0] as HTMLElement).getByRole('img')).toHaveAccessibleName(
    /Your guess: 40% of Democrats\.$/,
  )
})

test('too few guesses stay on their lines, and the overlap leads', async () => {
  await renderResult(answersWith(0), { 0: 53, 1: 95, 2: 63, 4: 65 })
  expect(screen.queryByText(/^You expected/)).toBeNull()
  const list = await screen.findByRole('list', { name: 'Your ten picks, highest figure first' })
  expect(within(list).getAllByText(/you guessed/)).toHaveLength(4)
})

test('high and low guesses that cancel are told in full, without a judgment', async () => {
  const shares = [83, 85, 93, 80, 95]
  const guesses = Object.fromEntries(
    shares.map((share, at) => [at, share + (at === 4 ? 0 : at < 2 ? -9 : 5)]),
  )
  await renderResult(answersWith(0), guesses)
  expect(
    screen.getByText(
      /Some were too high and some too low\. One by one, your guesses were 6 points off, on average\.$/,
    ),
  ).toBeVisible()
  expect(document.body).not.toHaveTextContent(/wrong/i)
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

test('a QR code of the link can be opened', async () => {
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
