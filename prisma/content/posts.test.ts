import { expect, test } from 'vitest'
import { countWords } from '#api/blog/html-text.ts'
import { CATEGORIES } from '#domain/blog/categories.ts'
import { seedPosts } from './posts.ts'

test('there are at least fourteen demo articles of readable length, in every category', () => {
  expect(seedPosts.length).toBeGreaterThanOrEqual(14)
  expect(new Set(seedPosts.map(({ slug }) => slug)).size).toBe(seedPosts.length)
  expect(new Set(seedPosts.map(({ category }) => category))).toEqual(new Set(CATEGORIES))
  for (const { slug, content } of seedPosts) {
    const words = countWords(content)
    expect([slug, words >= 700 && words <= 1_500]).toEqual([slug, true])
  }
})
