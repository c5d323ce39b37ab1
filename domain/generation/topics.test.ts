import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CATEGORIES } from '#domain/blog/categories.ts'
import { mentionBalance } from './balance.ts'
import { drawTopic, findTopic, TOPICS } from './topics.ts'

const all = Object.values(TOPICS).flat()

test('slugs are unique, and every topic can be found', () => {
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
  for (const topic of all) expect(findTopic(topic.slug)).toBe(topic)
  expect(findTopic(null)).toBeUndefined()
})

test('no topic names a side, a politician or a figure', () => {
  for (const { brief } of all) {
    const { conservative, liberal, loaded, politicians } = mentionBalance(brief)
    expect([brief, conservative, liberal, loaded, politicians]).toEqual([brief, 0, 0, [], []])
    expect(brief).not.toMatch(/\d/)
  }
})

test('a topic that no post covers is drawn until none is left', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CATEGORIES),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (category, randoms) => {
        const covered: string[] = []
        for (const _ of TOPICS[category]) {
          const { slug } = drawTopic(category, covered, randoms.next().value ?? 0)
          expect(covered).not.toContain(slug)
          covered.unshift(slug)
        }
        expect(drawTopic(category, covered, 0.5).slug).toBe(covered.at(-1))
      },
    ),
  )
})
