import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barsArt, shelfArt } from './page-art.ts'

const post = fc.record({ slug: fc.string({ minLength: 1 }), readTime: fc.integer({ min: 1, max: 60 }) })

test('each article has a spine that stands on the shelf, inside the drawing', () => {
  fc.assert(
    fc.property(fc.array(post, { maxLength: 24 }), (posts) => {
      const { draw, height } = shelfArt(posts)
      const spines = [
        ...draw('x').matchAll(
          /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" fill="var\(--color-cover/g,
        ),
      ].map((match) => match.slice(1).map(Number) as [number, number, number, number])
      expect(spines).toHaveLength(posts.length)
      for (const [x, y, width, tall] of spines) {
        expect(x >= 0 && x + width <= 640).toBe(true)
        expect(y >= 0 && y + tall < height).toBe(true)
      }
    }),
  )
})

test('a longer read has a taller spine', () => {
  const heightOf = (readTime: number) =>
    Number(/height="(\d+)" fill="var\(--color-cover/.exec(shelfArt([{ slug: 'a', readTime }]).draw('x'))?.[1])
  expect(heightOf(6)).toBeGreaterThan(heightOf(3))
})

test('a bar shows what both parties share', () => {
  expect(barsArt([{ republicans: 72, democrats: 91 }]).draw('x')).toContain('<rect width="72%"')
})
