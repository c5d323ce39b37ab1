import { expect, test } from 'vitest'
import { CATEGORIES, type Category } from '#domain/blog/categories.ts'
import { LEVELS } from '#domain/challenges/levels.ts'
import { cover } from './cover.ts'
import { dumbbell } from './dumbbell.ts'
// Generated once by the prototype's draw.js. The designer signed off on these drawings.
import golden from './golden.json' with { type: 'json' }
import { fnv1a } from './hash.ts'
import { levelBadge } from './level-badge.ts'
import { mark } from './mark.ts'
import { threads } from './threads.ts'
import { vennLayers } from './venn-layers.ts'

/** The prototype's names have no --color- prefix, unlike those in Tailwind's theme. */
const asInPrototype = (svg: string) => svg.replaceAll('--color-', '--')

test('two circles match the designer’s drawing', () => {
  const circles = {
    fraction: 0.78,
    radius: 166,
    cx: 300,
    cy: 176,
    id: 'v',
    pitch: 10,
    keyline: 3,
    weave: 0.45,
  }
  expect(asInPrototype(threads('t'))).toBe(golden.threads)
  expect(asInPrototype(vennLayers({ ...circles, ghost: 0.3 }))).toBe(golden.venn)
  expect(asInPrototype(vennLayers({ fraction: 0, radius: 100, cx: 100, cy: 100, id: 'v' }))).toBe(
    golden.vennTouching,
  )
  expect(asInPrototype(vennLayers({ fraction: 1, radius: 100, cx: 100, cy: 100, id: 'v' }))).toBe(
    golden.vennWhole,
  )
  expect(asInPrototype(mark())).toBe(golden.mark)
})

test('a shared value matches the designer’s drawing', () => {
  const chart = dumbbell({
    id: 'd',
    title: 'Free speech matters',
    conservative: { name: 'Republicans', percentage: 91 },
    liberal: { name: 'Democrats', percentage: 90 },
    everyone: 90,
  })
  expect(asInPrototype(chart).replaceAll(' aria-hidden="true"', '')).toBe(golden.dumbbell)
})

test('the four badges, reached and locked, match the designer’s drawings', () => {
  expect(LEVELS.map((level) => asInPrototype(levelBadge({ id: 'b', level, progress: 25 })))).toEqual(
    golden.badges,
  )
  expect(LEVELS.map((level) => asInPrototype(levelBadge({ id: 'b', level, locked: true })))).toEqual(
    golden.locked,
  )
})

test.each(golden.covers)('the $category cover of $slug matches the designer’s drawing', (original) => {
  const drawn = asInPrototype(cover(original.slug, original.category as Category, 'c'))
  expect({ length: drawn.length, hash: fnv1a(drawn) }).toEqual({
    length: original.length,
    hash: original.hash,
  })
})

test('the same article always has the same cover, and different articles differ', () => {
  for (const category of CATEGORIES) {
    expect(cover('a-story', category, 'c')).toBe(cover('a-story', category, 'c'))
    expect(cover('a-story', category, 'c')).not.toBe(cover('another-story', category, 'c'))
  }
})

test('text from outside cannot inject markup into a drawing', () => {
  const group = { name: '<script>', percentage: 50 }
  const chart = dumbbell({ id: 'd', title: '"><b>', conservative: group, liberal: group, everyone: 50 })
  expect(chart).not.toMatch(/<script|<b>/)
})
