import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { POLICY_AREAS, QUIZ_METHOD } from '#domain/pages/quiz-method.ts'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { scoreQuiz } from '#domain/quiz/score.ts'
import { sharesText } from '#domain/quiz/source-text.ts'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { sourceLinkText } from '#domain/values/figure.ts'
import { renderInSite } from '#web/test/render.tsx'
import { Component as Methodology } from './methodology.tsx'

const section = (name: string) => within(screen.getByRole('region', { name }))
const POLLS = SOURCED_QUESTIONS.flatMap(({ options }) => options)
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

test('the page has the theories, stages and claims of the specification, and calls the claims targets', async () => {
  await renderInSite(<Methodology />)
  for (const theory of [
    'Contact theory',
    'Deliberative democracy',
    'Social identity theory',
    'Narrative psychology',
  ]) {
    for (const study of section(theory).getAllByRole('listitem'))
      expect(study).toHaveTextContent(/, \d{4}\. .*Limits: /)
  }
  const stages = section('A four-stage process').getAllByRole('listitem')
  expect(stages.map((stage) => within(stage).getByRole('heading').textContent)).toEqual([
    '1Awareness',
    '2Understanding',
    '3Engagement',
    '4Action',
  ])
  for (const claim of ['87%', '73%', '65%'])
    expect(section('Success measures').getByText(claim).closest('li')).toHaveTextContent(
      /^Target.*How we’d measure it: /,
    )
  // One more leads back to the contents.
  expect(section('The quiz covers 40+ policy areas').getAllByRole('link')).toHaveLength(
    POLLS.reduce((links, { also }) => links + 1 + also.length, 1),
  )
  expect(
    section('Success measures').getByRole('link', { name: 'Back to the contents: Success measures' }),
  ).toHaveAttribute('href', '/#contents')
})

test('the formulas of the quiz are printed with their caps', async () => {
  await renderInSite(<Methodology />)
  const method = section(QUIZ_METHOD.heading)
  expect(rowsOf(method.getByRole('table', { name: QUIZ_METHOD.formulas }))).toEqual([
    ['Overlap', 'score × 100', '–'],
    ['Family Values', 'score × 20 + 75', '98%'],
    ['Civic Engagement', 'score × 18 + 77', '96%'],
    ['Economic Opportunity', 'score × 22 + 73', '95%'],
  ])
  // The table scrolls on a phone, so it must be focusable.
  expect(method.getByRole('region', { name: QUIZ_METHOD.formulas })).toHaveAttribute('tabindex', '0')
})

test('the table of policy areas has every figure of quiz.json', async () => {
  await renderInSite(<Methodology />)
  const areas = section(POLICY_AREAS.heading)
  const table = areas.getByRole('table', { name: POLICY_AREAS.table })
  const columns = within(table).getAllByRole('columnheader')
  expect(columns.map((column) => column.textContent)).toEqual([
    POLICY_AREAS.answer,
    'RepublicansRep.',
    'DemocratsDem.',
    POLICY_AREAS.weight,
  ])
  const figures = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
    .filter((cells) => cells.length === 4)
    .slice(1)
  expect(figures).toEqual(
    POLLS.map(({ area, text, republicans, democrats }) => [
      `${area} ${text}`,
      `${republicans}%`,
      `${democrats}%`,
      (Math.min(republicans, democrats) / 100).toFixed(2),
    ]),
  )
})

test('each policy area states its poll, with a note and a link where it was read', async () => {
  await renderInSite(<Methodology />)
  const table = within(section(POLICY_AREAS.heading).getByRole('table', { name: POLICY_AREAS.table }))
  for (const { area, text, ...poll } of POLLS) {
    const header = table.getByRole('rowheader', { name: `${area} ${text}` })
    const source = within(document.querySelector<HTMLElement>(`[headers="${header.id}"]`) ?? header)
    expect(source.getByText(sharesText(poll))).toBeVisible()
    expect(
      source.getByText(`${poll.pollster}, ${poll.year}. ${poll.population}.`, { exact: false }),
    ).toHaveTextContent(poll.question)
    expect(source.getByText(poll.note ?? '')).toBeVisible()
    const name = `${sourceLinkText(poll)}: ${area}`
    expect(source.getByRole('link', { name })).toHaveAttribute('href', poll.url)
    for (const { text: second, url } of poll.also)
      expect(source.getByRole('link', { name: second })).toHaveAttribute('href', url)
  }
})

test('the worked example matches the score of the quiz', async () => {
  await renderInSite(<Methodology />)
  const method = section(QUIZ_METHOD.heading)
  const answers = rowsOf(method.getByRole('table', { name: QUIZ_METHOD.exampleAnswers }))
  const chosen = QUIZ_QUESTIONS.map(({ options }, index) =>
    options.find(({ text }) => answers[index]?.[0] === `${index + 1}. ${text}`),
  )
  const { overlapPercentage, categories } = scoreQuiz(
    Object.fromEntries(chosen.map((option, index) => [index, option?.value ?? ''])),
  )
  const [sum, score, ...percentages] = method
    .getAllByRole('list')
    .filter((list) => list.tagName === 'OL')
    .flatMap((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    )
  const added = answers.reduce((total, [, weight]) => total + Number(weight), 0)
  expect(sum).toBe(`${answers.map(([, weight]) => weight).join(' + ')} = ${added.toFixed(2)}`)
  expect(score).toBe(
    `score = ${added.toFixed(2)} ÷ ${answers.length} = ${(added / answers.length).toFixed(3)}`,
  )
  expect(percentages.map((line) => [line.split(' = ')[0], line.split(' = ').at(-1)])).toEqual([
    ['Overlap', `${overlapPercentage}%`],
    ...categories.map(({ name, percentage }) => [name, `${percentage}%`]),
  ])
  const floor = Math.floor((added / answers.length) * 100)
  expect(method.getByText(new RegExp(`at least ${floor}% of Republicans`))).toBeVisible()
})
