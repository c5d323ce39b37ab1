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

test('each theory stands with its studies: who, when, where to read them, what they found, where that ends', async () => {
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

test('the process has four stages, and success three measures', async () => {
  await renderInSite(<Methodology />)
  const stages = section(METHODOLOGY_TEXT.process).getAllByRole('listitem')
  expect(stages).toHaveLength(STAGES.length)
  for (const [index, { title, text }] of STAGES.entries())
    expect(stages[index]).toHaveTextContent(`${index + 1}${title}${text}`)
  const measures = section(METHODOLOGY_TEXT.measures)
  expect(measures.getByText(METHODOLOGY_TEXT.measuresLead)).toBeVisible()
  for (const measure of SUCCESS_MEASURES) expect(measures.getByText(measure)).toBeVisible()
})

test('87, 73 and 65 % are called targets, each beside what would have to be measured', async () => {
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

test('87%, 73% and 65% stand in one piece in what the server sends', () => {
  const sent = renderToString(<Targets />)
  for (const claim of ['87%', '73%', '65%']) expect(sent).toContain(claim)
})

test('every weight and formula of the quiz is printed as the quiz has it', async () => {
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
  // What scrolls by itself on a phone is reached by keyboard, and each formula is named by its result.
  expect(quiz.getByRole('region', { name: METHODOLOGY_TEXT.formulas })).toHaveAttribute('tabindex', '0')
  expect(quiz.getByRole('rowheader', { name: 'Overlap' })).toBeVisible()
  for (const [index, { text, options }] of QUIZ_QUESTIONS.entries()) {
    expect(rowsOf(quiz.getByRole('table', { name: `${index + 1}. ${text}` }))).toEqual(
      options.map((option) => [option.text, weightOf(option).toFixed(2)]),
    )
  }
})

test('the worked example comes to what the quiz would answer', async () => {
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

test('how the cards were chosen and how the poll counts is told with its limits, and leads there', async () => {
  await renderInSite(<Methodology />)
  for (const [method, anchor] of [
    [VALUE_METHOD, 'values'],
    [POLL_METHOD, 'polls'],
  ] as const) {
    const told = section(method.heading)
    for (const point of [...method.points, method.limit]) expect(told.getByText(point)).toBeVisible()
    expect(told.getByRole('link', { name: method.link })).toHaveAttribute('href', urls.section(anchor))
  }
})
