import { expect, test } from 'vitest'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { whenText } from '#domain/values/page-text.ts'
import { captionOf, citeArticle, citeValue } from './take-text.ts'

test('the caption of a value has the note that should be printed with the figure', () => {
  for (const card of VALUE_CARDS) {
    const caption = captionOf(card)
    expect(caption).toMatch(new RegExp(`^Figures: .*, ${card.year}\\. .*Chart: Civic Unity\\.$`))
    if (card.note) expect(caption).toContain(` ${card.note} Chart`)
  }
})

test('the citation of a value says if its link is an account by someone else', () => {
  for (const card of VALUE_CARDS) {
    const [source = ''] = citeValue(card, 'https://x.org').split('\n')
    expect(source.startsWith(`${card.pollster}. ${card.report}. `)).toBe(true)
    expect(source.endsWith(card.link === 'coverage' ? `. As reported at ${card.url}` : `. ${card.url}`)).toBe(
      true,
    )
  }
})

test('the citation of an article says if an AI model was involved', () => {
  const cite = (label: string | null) =>
    citeArticle('Civic Unity', 'Why?', 'November 1, 2026', 'https://x.org', label)
  expect(cite(null)).toBe('Civic Unity. “Why?” Civic Unity, November 1, 2026. https://x.org')
  expect(cite('Written by an AI model, not reviewed by an editor')).toBe(
    'Civic Unity. “Why?” Civic Unity, November 1, 2026. Written by an AI model, not reviewed by an editor. https://x.org',
  )
})

test('a date of publication is not given as the time of the interviews', () => {
  const unknown = VALUE_CARDS.filter(({ fieldwork }) => fieldwork === null)
  expect(unknown.map(whenText)).toEqual([
    'Published July 19, 2023; the dates of the interviews weren’t in what we read.',
  ])
})
