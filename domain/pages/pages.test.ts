import { expect, test } from 'vitest'
import { AFFILIATION_LABEL, DEFAULT_AFFILIATION } from '#domain/polls/affiliations.ts'
import { QUIZ_QUESTIONS, UNKNOWN_HUNDREDTHS, weightOf } from '#domain/quiz/questions.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { THEORIES } from './evidence.ts'
import { METHODOLOGY_TEXT, POLL_METHOD, STAGES, TARGETS, VALUE_METHOD } from './methodology.ts'
import { CORE_VALUES, MISSION_STEPS } from './mission.ts'
import { NOT_FOUND_TEXT } from './not-found.ts'
import { PRIVACY, PRIVACY_SECTIONS } from './privacy.ts'

test('the mission has its six values and four steps', () => {
  expect(CORE_VALUES.map((value) => value.title)).toEqual([
    'Shared Humanity',
    'Inclusive Democracy',
    'Truth & Understanding',
    'Constructive Action',
    'Local to National',
    'Hope & Healing',
  ])
  expect(MISSION_STEPS.map((step) => step.title)).toEqual([
    'Discover shared values',
    'Learn civil dialogue',
    'Take meaningful action',
    'Share stories of hope',
  ])
})

test('the methodology lists its theories and stages, and every study has a limitation', () => {
  expect(THEORIES.map((theory) => theory.name)).toEqual([
    'Contact theory',
    'Deliberative democracy',
    'Social identity theory',
    'Narrative psychology',
  ])
  expect(STAGES.map((stage) => stage.title)).toEqual(['Awareness', 'Understanding', 'Engagement', 'Action'])
  for (const citation of THEORIES.flatMap((theory) => theory.citations)) {
    expect(citation.finding && citation.limit && citation.publication).toBeTruthy()
  }
})

test('the three targets state how they would be measured', () => {
  expect(TARGETS.map((target) => target.percentage)).toEqual([87, 73, 65])
  for (const target of TARGETS) expect(target.measure).not.toBe('')
})

test('the methodology matches the actual quiz and cards', () => {
  const weights = QUIZ_QUESTIONS.flatMap(({ options }) => options.map(weightOf))
  expect(METHODOLOGY_TEXT.scoring).toContain(`between ${Math.min(...weights)} and ${Math.max(...weights)}`)
  expect(METHODOLOGY_TEXT.scoring).toContain(`has a weight of ${UNKNOWN_HUNDREDTHS / 100}.`)
  const leads = VALUE_CARDS.map(({ conservative, liberal }) => Math.sign(conservative - liberal))
  const count = (lead: number) => leads.filter((one) => one === lead).length
  expect([leads.length, count(0), count(1) > 1, count(-1) > 1]).toEqual([15, 1, true, true])
  expect(VALUE_METHOD.points.join(' ')).toMatch(/Each of the 15 cards.*and one is a tie/)
  const told = VALUE_METHOD.points.join(' ')
  const shares = VALUE_CARDS.flatMap(({ conservative, liberal }) => [conservative, liberal])
  expect(told).toContain(`at least ${Math.min(...shares)}% of each party`)
  const gaps = VALUE_CARDS.map(({ conservative, liberal }) => conservative - liberal)
  expect(told).toContain(
    `by up to ${Math.max(...gaps)} points, Democrats on others, by up to ${-Math.min(...gaps)},`,
  )
  const years = VALUE_CARDS.map(({ year }) => year)
  expect(told).toContain(`from ${Math.min(...years)} to ${Math.max(...years)}`)
  expect(VALUE_CARDS.filter(({ note }) => /briefing/.test(note ?? ''))).toHaveLength(3)
  const groups = VALUE_CARDS.map((card) => card.groups)
  expect(groups).toEqual(groups.map(() => ({ conservative: 'Republicans', liberal: 'Democrats' })))
})

test('the 40+ policy areas of the quiz are described as a target', () => {
  expect(METHODOLOGY_TEXT.policyAreas).toBe('The quiz covers 40+ policy areas')
  expect(METHODOLOGY_TEXT.policyAreasNote).toContain('a design target')
})

test('the privacy policy states the age limit, the notice period and the response time', () => {
  const text = PRIVACY_SECTIONS.flatMap((section) => section.paragraphs).join(' ')
  expect(text).toContain('13 or older')
  expect(text).toContain('30 days’ notice')
  expect(text).toContain('within 48 hours')
  expect(PRIVACY.lastUpdated).toBe('Last updated: January 2025')
})

test('the 404 page has the specified text', () => {
  expect(NOT_FOUND_TEXT).toMatchObject({
    heading: '404 Page Not Found',
    lead: 'Did you forget to add the page to the router?',
  })
})

test('the methodology explains how a vote without an affiliation counts', () => {
  expect(POLL_METHOD.points.join(' ')).toContain(
    `If you don’t pick one, you’re counted as ${AFFILIATION_LABEL[DEFAULT_AFFILIATION]}.`,
  )
})
