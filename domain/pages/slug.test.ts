import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify, uniqueSlug } from './slug.ts'

test('a title becomes lower-case words joined by dashes', () => {
  expect(slugify('What Contact Really Does')).toBe('what-contact-really-does')
  expect(slugify("It’s 2026: Café — “Don't” & more!")).toBe('its-2026-cafe-dont-more')
})

test('a title without letters still gets a slug', () => {
  expect(slugify('???')).toBe('article')
})

test('a long title is cut between words', () => {
  expect(slugify('neighbor '.repeat(20))).toBe(new Array(9).fill('neighbor').join('-'))
  expect(slugify(`${'x'.repeat(80)} y`)).toBe('x'.repeat(80))
  expect(slugify('x'.repeat(81))).toBe('x'.repeat(80))
})

test('the slug of any title is safe in a URL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const slug = slugify(title)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug.length).toBeLessThanOrEqual(80)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})

test('a repeated slug gets the next free number', () => {
  expect(uniqueSlug('pool', new Set())).toBe('pool')
  expect(uniqueSlug('pool', new Set(['pool', 'pool-2', 'pool-4']))).toBe('pool-3')
})
