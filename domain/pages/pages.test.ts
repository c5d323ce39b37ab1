import { expect, test } from 'vitest'
import { THEORIES } from './evidence.ts'
import { STAGES, TARGETS } from './methodology.ts'
import { CORE_VALUES, MISSION_STEPS } from './mission.ts'
import { NOT_FOUND_TEXT } from './not-found.ts'
import { PRIVACY, PRIVACY_SECTIONS } from './privacy.ts'

test('the mission names its six values and four steps', () => {
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

test('the methodology names its theories and stages, and every study with its limit', () => {
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

test('the three targets are stated with what would measure them', () => {
  expect(TARGETS.map((target) => target.percentage)).toEqual([87, 73, 65])
  for (const target of TARGETS) expect(target.measure).not.toBe('')
})

test('the privacy policy states the age, the notice and the answering time', () => {
  const text = PRIVACY_SECTIONS.flatMap((section) => section.paragraphs).join(' ')
  expect(text).toContain('13 or older')
  expect(text).toContain('30 days’ notice')
  expect(text).toContain('within 48 hours')
  expect(PRIVACY.lastUpdated).toBe('Last updated: January 2025')
})

test('a page that is not there says so in the specified words', () => {
  expect(NOT_FOUND_TEXT).toMatchObject({
    heading: '404 Page Not Found',
    lead: 'Did you forget to add the page to the router?',
  })
})
