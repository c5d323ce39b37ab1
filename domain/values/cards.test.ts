import { expect, test } from 'vitest'
import { COLLAPSED_COUNT, VALUE_CARDS } from './cards.ts'
import { guessErrorText, guessQuestion, shareOf, sourceLine } from './messages.ts'

test('there are fifteen cards, six of which are shown at first', () => {
  expect([VALUE_CARDS.length, COLLAPSED_COUNT]).toEqual([15, 6])
})

test('every figure is a whole percentage with a source and a link', () => {
  for (const card of VALUE_CARDS) {
    for (const figure of [card.percentage, card.conservative, card.liberal]) {
      expect(Number.isInteger(figure) && figure > 0 && figure <= 100).toBe(true)
    }
    expect(card.url).toMatch(/^https:\/\//)
    expect(card.source && card.report && card.population && card.item).toBeTruthy()
  }
})

test('the wording of an item does not reveal its figures', () => {
  for (const card of VALUE_CARDS) {
    expect(card.item).not.toMatch(/\d%|percent|in ten|majorit/i)
    for (const figure of [card.percentage, card.conservative, card.liberal]) {
      expect(card.item).not.toMatch(new RegExp(`\\b${figure}\\b`))
    }
  }
})

test('every card names the groups as the pollster does', () => {
  for (const card of VALUE_CARDS)
    expect(card.groups).toEqual({ conservative: 'Republicans', liberal: 'Democrats' })
})

test('neither side leads on every card, in the first six or in all', () => {
  for (const cards of [VALUE_CARDS, VALUE_CARDS.slice(0, COLLAPSED_COUNT)]) {
    expect(cards.some((card) => card.conservative > card.liberal)).toBe(true)
    expect(cards.some((card) => card.conservative < card.liberal)).toBe(true)
  }
})

test('the source line names pollster, year, fieldwork and population', () => {
  expect(VALUE_CARDS.slice(0, 1).map(sourceLine)).toEqual([
    'Pew Research Center, 2024. Fieldwork: January 16–21, 2024. 5,140 U.S. adults, American Trends Panel.',
  ])
  const bare = {
    source: 'KFF Health Tracking Poll',
    year: 2024,
    fieldwork: '2024',
    population: 'U.S. voters',
  }
  expect(sourceLine(bare)).toBe('KFF Health Tracking Poll, 2024. U.S. voters.')
})

test('the large figure states the population it is a share of', () => {
  const seen = new Set(VALUE_CARDS.map((card) => `${shareOf(card.population)} < ${card.population}`))
  expect(seen).toContain(
    'of registered voters < 2,700 registered voters, probability-based panel, margin of error +/-1.9 points',
  )
  expect(seen).toContain('of Americans < 1,022 Americans')
  expect(seen).toContain('of voters < U.S. voters')
  expect(seen).toContain('of U.S. adults < 1,500 U.S. adults')
})

test('the question for a guess names the group', () => {
  expect(guessQuestion('Republicans')).toBe('What share of Republicans do you think agree?')
  expect(guessErrorText(12, 1)).toBe('Your guess was 12 points off.')
  expect(guessErrorText(1, 4)).toBe('Your 4 guesses were, on average, 1 point off.')
})
