import { expect, test } from 'vitest'
import { figuresOf } from '#domain/generation/figures.ts'
import { AFFILIATION_LABEL, DEFAULT_AFFILIATION } from '#domain/polls/affiliations.ts'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { TODAY_FIGURES } from '#domain/today/questions.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { SPLITS, type Split } from '#domain/values/splits.ts'
import { SPLIT_ROUNDS } from '#domain/values/spot-the-split.ts'
import { THEORIES } from './evidence.ts'
import {
  METHODOLOGY_TEXT,
  POLL_METHOD,
  SPLIT_METHOD,
  STAGES,
  SUCCESS_MEASURES,
  TARGETS,
  TODAY_METHOD,
  VALUE_METHOD,
} from './methodology.ts'
import { CORE_VALUES, MISSION_STEPS, MISSION_TEXT } from './mission.ts'
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

test('every figure of a card or quiz answer names its pollster, year and source, as the mission says', () => {
  expect(CORE_VALUES[2]?.text).toContain(
    'Every figure on a card or in the quiz comes with the pollster, the year',
  )
  const answers = SOURCED_QUESTIONS.flatMap(({ options }) => options)
  for (const { pollster, year, url } of [...VALUE_CARDS, ...answers])
    expect(pollster && year && url).toMatch(/^https:/)
})

test('the mission contains no figure that could become outdated', () => {
  expect(figuresOf(JSON.stringify([MISSION_TEXT, CORE_VALUES, MISSION_STEPS]))).toEqual([])
})

test('every figure about a study is one that was checked against the study', () => {
  const figures = THEORIES.flatMap(({ citations }) => citations).map(({ authors, finding, limit }) => [
    authors,
    figuresOf(`${finding} ${limit}`),
  ])
  expect(Object.fromEntries(figures)).toEqual({
    'Pettigrew and Tropp': ['713', '515'],
    'Paluck, Green and Green': ['27'],
    'Santoro and Broockman': [],
    'Fishkin, Siu, Diamond and Bradburn': ['2019', '523'],
    'Tajfel and Turner': [],
    'Yudkin, Hawkins and Dixon': ['2,100', '2018', '55%', '30%'],
    'Starts With Us, with NORC': ['nine in ten'],
    'Kalla and Broockman': ['230', '6,869', '0.04', '0.08'],
    'Voelkel and colleagues': ['25', '32,059', '23', '10', '100', '2022', '2024'],
  })
})

test('the methodology has success measures, and says that the targets are goals', () => {
  expect(METHODOLOGY_TEXT.measures).toBe('Success measures')
  expect(SUCCESS_MEASURES).toHaveLength(3)
  expect(METHODOLOGY_TEXT.targetsLead).toContain('The figures 87, 73 and 65 are goals.')
})

test('the three targets state how they would be measured', () => {
  expect(TARGETS.map((target) => target.percentage)).toEqual([87, 73, 65])
  for (const target of TARGETS) expect(target.measure).not.toBe('')
})

test('the methodology matches the actual cards', () => {
  const leads = VALUE_CARDS.map(({ republicans, democrats }) => Math.sign(republicans - democrats))
  const count = (lead: number) => leads.filter((one) => one === lead).length
  expect([leads.length, count(0), count(1), count(-1)]).toEqual([15, 1, 6, 8])
  const text = VALUE_METHOD.points.join(' ')
  expect(text).toMatch(/Each of the 15 cards.*One card is a tie/)
  const shares = VALUE_CARDS.flatMap(({ republicans, democrats }) => [republicans, democrats])
  expect(text).toContain(`at least ${Math.min(...shares)}% of each party`)
  const gaps = VALUE_CARDS.map(({ republicans, democrats }) => republicans - democrats)
  const up = Math.max(...gaps)
  expect(text).toContain(
    `The Republican share is higher on six cards, by up to ${up} points, and the Democratic share on eight, by up to ${-Math.min(...gaps)} points.`,
  )
  const widest = gaps.toSorted((a, b) => Math.abs(b) - Math.abs(a)).slice(0, 4)
  expect(widest.slice(0, 3).every((gap) => gap <= -11) && Math.abs(widest[3] ?? 0) < 11).toBe(true)
  const years = VALUE_CARDS.map(({ year }) => year)
  expect(text).toContain(`from ${Math.min(...years)} to ${Math.max(...years)}`)
  expect(VALUE_CARDS.filter(({ note }) => /briefing/.test(note ?? ''))).toHaveLength(3)
  const known = VALUE_CARDS.filter(({ independents }) => independents !== null)
  const below = known.filter((card) => Number(card.independents) < Math.min(card.republicans, card.democrats))
  expect([known.length, below.length]).toEqual([6, 3])
  expect(text).toMatch(/Six cards show independents.*On three of these/)
  for (const pollster of ['Morning Consult', 'YouGov'])
    expect(VALUE_CARDS.filter((card) => card.pollster.startsWith(pollster))).toHaveLength(1)
})

test('the methodology matches the actual splits', () => {
  const text = [...SPLIT_METHOD.points, SPLIT_METHOD.limit].join(' ')
  const count = (matches: (split: Split) => boolean) => SPLITS.filter(matches).length
  expect(count(({ pollster }) => pollster === 'Pew Research Center')).toBe(8)
  expect(count(({ pollster }) => pollster === 'Gallup')).toBe(2)
  expect(count(({ sponsor, population }) => sponsor === null && / adults$/.test(population))).toBe(10)
  expect(text).toContain(`in ${Math.min(...SPLITS.map(({ year }) => year))} or later`)
  expect(text).toContain('four of the polls are from 2023')
  expect(count(({ year }) => year === 2023)).toBe(4)
  expect(count(({ republicans, democrats }) => republicans > democrats)).toBe(5)
  const lower = SPLITS.map(({ republicans, democrats }) => Math.min(republicans, democrats))
  expect(text).toContain(`${Math.min(...lower)} to ${Math.max(...lower)}% of the party that mostly disagreed`)
  const sides = [true, false].map((isRepublican) =>
    SPLITS.filter(({ republicans, democrats }) => republicans > democrats === isRepublican),
  )
  for (const side of sides) {
    const all = side.map(({ overall }) => overall ?? Number.NaN)
    const average = Math.round(all.reduce((sum, share) => sum + share, 0) / all.length)
    expect(text).toContain(
      `${Math.min(...all)}% to ${Math.max(...all)}% of all adults did, ${average}% on average.`,
    )
  }
  expect(text).toContain('Two splits have no such statement')
  expect(SPLIT_ROUNDS).toHaveLength(SPLITS.length - 2)
})

test('the question of the day is a split as often as the methodology says', () => {
  const days = TODAY_FIGURES.flatMap(({ kind }, day) => (kind === 'split' ? [day] : []))
  const gaps = days.map((day, index) => (days[index + 1] ?? (days[0] ?? 0) + TODAY_FIGURES.length) - day)
  expect([...new Set(gaps)].toSorted()).toEqual([5, 6])
  expect(TODAY_METHOD.points.join(' ')).toContain('a split comes every five or six days')
})

test('the privacy policy states the age limit, the notice period and the response time', () => {
  const text = PRIVACY_SECTIONS.flatMap((section) => section.paragraphs).join(' ')
  expect(text).toContain('13 or older')
  expect(text).toContain('30 days’ notice')
  expect(text).toContain('within 48 hours')
  expect(PRIVACY.lastUpdated).toBe('Last updated: January 2025')
})

test('the privacy policy admits what the stored ballots may reveal', () => {
  const votes = PRIVACY_SECTIONS.find(({ id }) => id === 'votes')?.paragraphs.join(' ')
  expect(votes).toContain(
    'On a day with very few voters, someone with access to the database could guess whose vote is whose.',
  )
  expect(votes).not.toContain('nobody can tell')
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
