import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EVIDENCE_LIMIT, THEORIES } from '#domain/pages/evidence.ts'
import {
  METHODOLOGY_TEXT,
  POLL_METHOD,
  STAGES,
  SUCCESS_MEASURES,
  TARGETS,
  VALUE_METHOD,
} from '#domain/pages/methodology.ts'
import { POLICY_AREAS, QUIZ_METHOD } from '#domain/pages/quiz-method.ts'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { CATEGORY_FORMULAS, scoreQuiz } from '#domain/quiz/score.ts'
import { sharesText } from '#domain/quiz/source-text.ts'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { PolicyAreas } from '#web/features/methodology/policy-areas.tsx'
import { Targets } from '#web/features/methodology/targets.tsx'
import { renderInSite } from '#web/test/render.tsx'
import { urls } from '#web/urls.ts'
import { Component as Methodology } from './methodology.tsx'

const section = (name: string) => within(screen.getByRole('region', { name }))
const POLLS = SOURCED_QUESTIONS.flatMap(({ options }) => options)
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

test('each theory lists its studies with authors, year, publication, finding and limit', async () => {
  await renderInSite(<Methodology />)
  for (const { name, text, citations } of THEORIES) {
    const theory = section(name)
    expect(theory.getByText(text)).toBeVisible()
    const studies = theory.getAllByRole('listitem')
    expect(studies).toHaveLength(citations.length)
    for (const [index, { authors, year, publication, url, finding, limit }] of citations.entries()) {
      const study = studies[index] as HTMLElement
      expect(study).toHaveTextContent(`${authors}, ${year}. ${publication}`)
      expect(study).toHaveTextContent(finding)
      expect(study).toHaveTextContent(`${METHODOLOGY_TEXT.limit} ${limit}`)
      expect(within(study).queryByRole('link', { name: publication })?.getAttribute('href')).toBe(url)
    }
  }
  expect(section(METHODOLOGY_TEXT.research).getByText(EVIDENCE_LIMIT, { exact: false })).toBeVisible()
})

test('the page lists the four stages of the process and the three measures of success', async () => {
  await renderInSite(<Methodology />)
  const stages = section(METHODOLOGY_TEXT.process).getAllByRole('listitem')
  expect(stages).toHaveLength(STAGES.length)
  for (const [index, { title, text }] of STAGES.entries())
    expect(stages[index]).toHaveTextContent(`${index + 1}${title}${text}`)
  const measures = section(METHODOLOGY_TEXT.measures)
  expect(measures.getByText(METHODOLOGY_TEXT.measuresLead)).toBeVisible()
  for (const measure of SUCCESS_MEASURES) expect(measures.getByText(measure)).toBeVisible()
})

test('87%, 73% and 65% are labeled as targets, each with a way to measure it', async () => {
  await renderInSite(<Methodology />)
  const measures = section(METHODOLOGY_TEXT.measures)
  expect(measures.getByText(METHODOLOGY_TEXT.targetsLead)).toBeVisible()
  for (const [percentage, goal, measure] of [87, 73, 65].map((percentage, index) => [
    percentage,
    TARGETS[index]?.goal,
    TARGETS[index]?.measure,
  ])) {
    expect(measures.getByText(`${percentage}%`).closest('li')).toHaveTextContent(
      `${METHODOLOGY_TEXT.target}${percentage}%${goal}.${METHODOLOGY_TEXT.toMeasure} ${measure}`,
    )
  }
})

test('the server’s HTML contains 87%, 73% and 65% unsplit', () => {
  const html = renderToString(<Targets />)
  for (const claim of ['87%', '73%', '65%']) expect(html).toContain(claim)
})

test('every formula of the quiz is printed, and what its result means and cannot tell', async () => {
  await renderInSite(<Methodology />)
  const method = section(QUIZ_METHOD.heading)
  for (const text of [
    QUIZ_METHOD.scoring,
    QUIZ_METHOD.categories,
    QUIZ_METHOD.meaning,
    ...QUIZ_METHOD.limits,
  ])
    expect(method.getByText(text)).toBeVisible()
  expect(method.getByText(/^Any ten picks score between 69 and 86,/)).toBeVisible()
  expect(rowsOf(method.getByRole('table', { name: QUIZ_METHOD.formulas }))).toEqual([
    ['Overlap', 'score × 100', '–'],
    ...CATEGORY_FORMULAS.map(({ name, factor, base, cap }) => [
      name,
      `score × ${factor} + ${base}`,
      `${cap}%`,
    ]),
  ])
  // The table scrolls on a phone, so it must be focusable. Each formula is labeled with its result.
  expect(method.getByRole('region', { name: QUIZ_METHOD.formulas })).toHaveAttribute('tabindex', '0')
  expect(method.getByRole('rowheader', { name: 'Overlap' })).toBeVisible()
})

test('the table of policy areas has every figure of quiz.json', async () => {
  await renderInSite(<Methodology />)
  const areas = section(POLICY_AREAS.heading)
  for (const point of POLICY_AREAS.chosen) expect(areas.getByText(point)).toBeVisible()
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
    expect(source.getByText(sharesText({ area, ...poll }))).toBeVisible()
    expect(
      source.getByText(`${poll.pollster}, ${poll.year}. ${poll.population}.`, { exact: false }),
    ).toHaveTextContent(poll.question)
    expect(source.getByText(poll.note ?? '')).toBeVisible()
    const name = `${poll.link === 'report' ? 'Read the report' : 'Where we read it'}: ${area}`
    expect(source.getByRole('link', { name })).toHaveAttribute('href', poll.url)
    for (const { text: second, url } of poll.also)
      expect(source.getByRole('link', { name: second })).toHaveAttribute('href', url)
  }
})

test('all areas and figures are in the HTML that the server sends', () => {
  const sent = renderToString(<PolicyAreas />)
  for (const { text, asked } of POLLS) {
    for (const part of [text, asked]) expect(sent).toContain(escapeHtml(part))
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

test('the methods of the values and the poll give their limits and link to their sections', async () => {
  await renderInSite(<Methodology />)
  for (const [method, anchor] of [
    [VALUE_METHOD, 'values'],
    [POLL_METHOD, 'polls'],
  ] as const) {
    const description = section(method.heading)
    for (const point of [...method.points, method.limit]) expect(description.getByText(point)).toBeVisible()
    expect(description.getByRole('link', { name: method.link })).toHaveAttribute('href', urls.section(anchor))
  }
})
