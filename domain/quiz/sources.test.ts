import { expect, test } from 'vitest'
import { QUIZ_QUESTIONS } from './questions.ts'
import { pollText, sharesText } from './source-text.ts'
import { conversationOf, SOURCED_QUESTIONS, sourceOf } from './sources.ts'

const sources = SOURCED_QUESTIONS.flatMap((question) => question.options)

test('every option has its own policy area', () => {
  expect(new Set(sources.map(({ area }) => area)).size).toBe(40)
})

test('every figure is a majority in both parties, with a poll and a link', () => {
  for (const source of sources) {
    for (const share of [source.republicans, source.democrats]) {
      expect(Number.isInteger(share) && share > 50 && share <= 100).toBe(true)
    }
    expect(source.weight).toBe(Math.min(source.republicans, source.democrats))
    expect(source.asked && source.question && source.pollster && source.population).toBeTruthy()
    expect(source.year).toBeGreaterThanOrEqual(2018)
    expect(source.url).toMatch(/^https:\/\//)
    expect(['report', 'coverage']).toContain(source.link)
  }
})

test('neither party leads on nearly all areas, and on average they are less than two points apart', () => {
  const gaps = sources.map(({ republicans, democrats }) => democrats - republicans)
  const count = (sign: number) => gaps.filter((gap) => Math.sign(gap) === sign).length
  expect({ republicans: count(-1), democrats: count(1), ties: count(0) }).toEqual({
    republicans: 18,
    democrats: 21,
    ties: 1,
  })
  expect(Math.abs(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)).toBeLessThan(2)
})

test('the source of an answer is found by question and value, and an unknown answer has none', () => {
  for (const [index, { options }] of QUIZ_QUESTIONS.entries()) {
    for (const { value, hundredths } of options) {
      const { republicans = 0, democrats = 0 } = sourceOf(index, value) ?? {}
      expect(Math.min(republicans, democrats)).toBe(hundredths)
    }
    expect(conversationOf(index)).toMatch(/\?$/)
  }
  expect([sourceOf(0, 'term-limits'), sourceOf(10, 'phones'), sourceOf(0, 'x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(conversationOf(10)).toBeUndefined()
})

test('independents have a share or null, and every second source has a text and a link', () => {
  const known = sources.flatMap(({ independents }) => independents ?? [])
  expect(known).toHaveLength(21)
  for (const share of known) expect(Number.isInteger(share) && share > 0 && share <= 100).toBe(true)
  const second = sources.flatMap(({ also }) => also)
  for (const { text, url } of second) expect([text !== '', url.startsWith('https://')]).toEqual([true, true])
})

test('a poll is cited with both shares, what was asked, pollster, year and population', () => {
  const phones = sourceOf(0, 'phones')
  expect(phones && [sharesText(phones), pollText(phones)]).toEqual([
    '78% of Republicans and 71% of Democrats supported banning cellphones during class in middle and high schools.',
    'Pew Research Center, 2025. 5,023 U.S. adults.',
  ])
  const border = sourceOf(6, 'border')
  expect(border && sharesText(border)).toBe(
    '74% of Republicans and 71% of Democrats favored adding Border Patrol officers and surveillance technology; 57% of ' +
      'independents did.',
  )
})

test('a poll that asked parents only is cited as one of parents', () => {
  const police = SOURCED_QUESTIONS.flatMap(({ options }) => options).find(
    ({ value }) => value === 'school-police',
  )
  expect(police && sharesText(police)).toBe(
    '92% of Republican parents and 75% of Democratic parents supported having armed police in schools; 73% of ' +
      'independent parents did.',
  )
})
