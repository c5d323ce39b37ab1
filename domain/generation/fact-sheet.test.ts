import { expect, test } from 'vitest'
import { THEORIES } from '#domain/pages/evidence.ts'
import { SOURCED_QUESTIONS } from '#domain/quiz/sources.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { SPLITS } from '#domain/values/splits.ts'
import { FACTS, factSheet, figuresAt } from './fact-sheet.ts'
import { figureKey } from './figures.ts'

test('the sheet has every poll of the gallery, the quiz and the splits, every study with an address, and second sources', () => {
  const studies = THEORIES.flatMap(({ citations }) => citations).filter(({ url }) => url)
  const options = SOURCED_QUESTIONS.flatMap((question) => question.options)
  const second = [...VALUE_CARDS, ...options, ...SPLITS].flatMap(({ also }) => also)
  const polls = [...VALUE_CARDS, ...options, ...SPLITS]
  expect(FACTS).toHaveLength(polls.length + second.length + studies.length)
  for (const { url } of [...polls, ...second, ...studies]) expect(factSheet()).toContain(`Link: ${url}`)
})

test('the sheet has the share of independents, and a second poll is cited with its own link', () => {
  expect(factSheet()).toContain('surveillance technology; 57% of independents did. 70% overall.')
  expect(factSheet()).toContain(
    '86% of Republicans and 80% of Democrats favored term limits for Congress; 84% of',
  )
  const gallup =
    'https://theepochtimes.com/us/vast-majority-of-americans-want-photo-id-and-proof-of-citizenship-to-vote-gallup-5747297'
  for (const figure of ['98%', '67%', '84%']) expect(figuresAt(gallup)).toContain(figureKey(figure))
})

test('the sheet says how far apart the parties are on a split, and its link supports that number', () => {
  const wall =
    'favored expanding the wall along the border with Mexico. 56% overall. The parties are 61 points apart.'
  expect(factSheet()).toContain(`88% of Republicans and 27% of Democrats ${wall}`)
  for (const figure of ['88%', '27%', '61'])
    expect(figuresAt(SPLITS[0]?.url ?? '')).toContain(figureKey(figure))
})

test('the link of a poll supports the shares of both parties, its year and its sample', () => {
  const [card] = VALUE_CARDS
  const figures = figuresAt(card?.url ?? '')
  for (const figure of ['87%', '88%', '86%', '2024', '5,140']) expect(figures).toContain(figureKey(figure))
  expect(figures).not.toContain('89%')
})

test('an address matches with or without www, a final slash, a fragment or https', () => {
  const [card] = VALUE_CARDS
  const url = new URL(card?.url ?? '')
  const bare = `http://${url.host.replace('www.', '')}${url.pathname.replace(/\/$/, '')}#results`
  expect(figuresAt(bare)).toBe(figuresAt(url.href))
  for (const other of [`${url.origin}/`, 'mailto:ada@example.org', '/methodology', ''])
    expect(figuresAt(other)).toBeUndefined()
})
