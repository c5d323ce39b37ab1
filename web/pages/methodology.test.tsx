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
import { QUIZ_QUESTIONS, weightOf } from '#domain/quiz/questions.ts'
import { CATEGORY_FORMULAS, scoreQuiz } from '#domain/quiz/score.ts'
import { Targets } from '#web/features/methodology/targets.tsx'
import { renderInSite } from '#web/test/render.tsx'
import { urls } from '#web/urls.ts'
import { Component as Methodology } from './methodology.tsx'

const section = (name: string) => within(screen.getByRole('region', { name }))
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
  expect(section(METHODOLOGY_TEXT.quiz).getByText(METHODOLOGY_TEXT.policyAreasNote)).toBeVisible()
})

test('the server’s HTML contains 87%, 73% and 65% unsplit', () => {
  const html = renderToString(<Targets />)
  for (const claim of ['87%', '73%', '65%']) expect(html).toContain(claim)
})

test('every weight and formula on the page matches the quiz', async () => {
  await renderInSite(<Methodology />)
  const quiz = section(METHODOLOGY_TEXT.quiz)
  expect(quiz.getByText(METHODOLOGY_TEXT.scoring)).toBeVisible()
  expect(quiz.getByText(METHODOLOGY_TEXT.weights)).toBeVisible()
  expect(rowsOf(quiz.getByRole('table', { name: METHODOLOGY_TEXT.formulas }))).toEqual([
    ['Overlap', 'score × 100', '–'],
    ...CATEGORY_FORMULAS.map(({ name, factor, base, cap }) => [
      name,
      `score × ${factor} + ${base}`,
      `${cap}%`,
    ]),
  ])
  // The table scrolls on a phone, so it must be focusable. Each formula is labeled with its result.
  expect(quiz.getByRole('region', { name: METHODOLOGY_TEXT.formulas })).toHaveAttribute('tabindex', '0')
  expect(quiz.getByRole('rowheader', { name: 'Overlap' })).toBeVisible()
  for (const [index, { text, options }] of QUIZ_QUESTIONS.entries()) {
    expect(rowsOf(quiz.getByRole('table', { name: `${index + 1}. ${text}` }))).toEqual(
      options.map((option) => [option.text, weightOf(option).toFixed(2)]),
    )
  }
})

test('the worked example matches the score of the quiz', async () => {
  await renderInSite(<Methodology />)
  const quiz = section(METHODOLOGY_TEXT.quiz)
  const answers = rowsOf(quiz.getByRole('table', { name: METHODOLOGY_TEXT.exampleAnswers }))
  const chosen = QUIZ_QUESTIONS.map(({ options }, index) =>
    options.find(({ text }) => answers[index]?.[0] === `${index + 1}. ${text}`),
  )
  const { overlapPercentage, categories } = scoreQuiz(
    Object.fromEntries(chosen.map((option, index) => [index, option?.value ?? ''])),
  )
  const [sum, score, ...percentages] = quiz.getAllByRole('listitem').map((line) => line.textContent)
  const added = answers.reduce((total, [, weight]) => total + Number(weight), 0)
  expect(sum).toBe(`${answers.map(([, weight]) => weight).join(' + ')} = ${added.toFixed(2)}`)
  expect(score).toBe(
    `score = ${added.toFixed(2)} ÷ ${answers.length} = ${(added / answers.length).toFixed(3)}`,
  )
  expect(percentages.map((line) => [line.split(' = ')[0], line.split(' = ').at(-1)])).toEqual([
    ['Overlap', `${overlapPercentage}%`],
    ...categories.map(({ name, percentage }) => [name, `${percentage}%`]),
  ])
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
