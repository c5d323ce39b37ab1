import { expect, test } from 'vitest'
import { findValue } from '#domain/values/cards.ts'
import { HERO_GUESS } from './home.ts'

test('the hero’s figure, wording and source are those of its card in the gallery', () => {
  const card = findValue(HERO_GUESS.slug)
  const { title, asked, republicans, democrats, independents, everyone } = HERO_GUESS.figure
  expect(card).toMatchObject({ title, asked, republicans, democrats, independents, overall: everyone })
  expect(HERO_GUESS.url).toBe(card?.url)
  for (const part of [card?.pollster, card?.population, card?.published])
    expect(HERO_GUESS.source).toContain(part)
  expect(card?.note).toContain('72% nationally')
})

test('the people of the answer are the rounded share of each party', () => {
  const { republicans, democrats } = HERO_GUESS.figure
  expect([Math.round(republicans / 10), Math.round(democrats / 10)]).toEqual([
    HERO_GUESS.answer,
    HERO_GUESS.answer,
  ])
})
