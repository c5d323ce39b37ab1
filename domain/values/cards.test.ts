import { expect, test } from 'vitest'
import { sourceLinkText } from '#domain/values/figure.ts'
import { COLLAPSED_COUNT, VALUE_CARDS } from './cards.ts'
import { guessErrorText, guessQuestion, shareOf, sourceLine } from './messages.ts'

test('there are fifteen cards, six of which are shown at first', () => {
  expect([VALUE_CARDS.length, COLLAPSED_COUNT]).toEqual([15, 6])
})

test('every figure is a whole percentage with a source and a link', () => {
  for (const card of VALUE_CARDS) {
    for (const figure of [card.overall, card.republicans, card.democrats]) {
      expect(Number.isInteger(figure) && figure > 0 && figure <= 100).toBe(true)
    }
    expect(card.url).toMatch(/^https:\/\//)
    expect(card.pollster && card.report && card.population && card.question && card.asked).toBeTruthy()
    expect(['report', 'coverage']).toContain(card.link)
    expect(card.fieldwork ?? card.published).toBeTruthy()
  }
})

test('the wording of an item and of a question does not reveal its figures', () => {
  for (const card of VALUE_CARDS) {
    expect(`${card.question} ${card.asked}`).not.toMatch(/\d%|percent|in ten|majorit/i)
    for (const figure of [card.overall, card.republicans, card.democrats]) {
      expect(`${card.question} ${card.asked}`).not.toMatch(new RegExp(`\\b${figure}\\b`))
    }
  }
})

test('neither side leads on every card, in the first six or in all', () => {
  for (const cards of [VALUE_CARDS, VALUE_CARDS.slice(0, COLLAPSED_COUNT)]) {
    expect(cards.some((card) => card.republicans > card.democrats)).toBe(true)
    expect(cards.some((card) => card.republicans < card.democrats)).toBe(true)
  }
})

test('the source line names pollster, year, fieldwork and population', () => {
  expect(VALUE_CARDS.slice(0, 1).map(sourceLine)).toEqual([
    'Pew Research Center, 2024. Fieldwork: January 16–21, 2024. 5,140 U.S. adults, American Trends Panel.',
  ])
  const bare = {
    pollster: 'KFF Health Tracking Poll',
    year: 2024,
    fieldwork: '2024',
    population: 'U.S. voters',
  }
  expect(sourceLine(bare)).toBe('KFF Health Tracking Poll, 2024. U.S. voters.')
})

test('a date of publication is not called fieldwork', () => {
  for (const card of VALUE_CARDS) expect(card.fieldwork ?? '').not.toMatch(/publish/i)
  const lines = VALUE_CARDS.filter(({ fieldwork }) => fieldwork === null).map(sourceLine)
  expect(lines).toEqual([
    'Program for Public Consultation, University of Maryland, 2023. Published July 19, 2023. 2,625 registered voters.',
  ])
})

test('a link to coverage names the site', () => {
  const covered = VALUE_CARDS.filter(({ link }) => link === 'coverage')
  expect(covered.map(sourceLinkText)).toEqual([
    'Where we read it: brightsurf.com',
    'Where we read it: statista.com',
    'Where we read it: pr.valleyjournals.com',
    'Where we read it: courthousenews.com',
    'Where we read it: usatoday.com',
  ])
})

test('every card has a slug of its own', () => {
  const slugs = VALUE_CARDS.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('the large figure states the population it is a share of', () => {
  const seen = new Set(VALUE_CARDS.map((card) => `${shareOf(card.population)} < ${card.population}`))
  expect(seen).toContain(
    'of registered voters < 2,700 registered voters, probability-based panel, margin of error ±1.9 points',
  )
  expect(seen).toContain('of Americans < 1,022 Americans')
  expect(seen).toContain('of voters < U.S. voters')
  expect(seen).toContain('of U.S. adults < 1,500 U.S. adults')
})

test('the question for a guess names the group and what was asked', () => {
  expect(VALUE_CARDS.slice(0, 1).map((card) => guessQuestion('Republicans', card.asked))).toEqual([
    'What share of Republicans said small businesses have a positive effect on the country?',
  ])
  expect(guessErrorText(12, 1)).toBe('Your guess was 12 points off.')
  expect(guessErrorText(1, 4)).toBe('Your 4 guesses were, on average, 1 point off.')
})
