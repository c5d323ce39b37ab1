import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cover } from './cover.ts'
import { COVER_KINDS, coverKind, GROUNDS, groundsOf, listCovers } from './cover-kind.ts'
import { withPalette } from './palette.ts'

const slug = fc.stringMatching(/^[a-z][a-z0-9-]{2,40}$/)
const tags = fc.subarray(['polls', 'dialogue', 'local', 'history', 'evidence', 'family', 'rare'])
const posts = fc.uniqueArray(fc.record({ slug, tags }), { selector: (post) => post.slug, maxLength: 30 })

test('no picture and no ground returns until every other one has been shown', () => {
  expect(COVER_KINDS.length).toBeGreaterThanOrEqual(8)
  fc.assert(
    fc.property(posts, (list) => {
      const covers = [...listCovers(list).values()]
      expect(covers).toHaveLength(list.length)
      for (const [index, { kind, ground }] of covers.entries()) {
        const earlier = (count: number) => covers.slice(Math.max(0, index - count + 1), index)
        expect(earlier(COVER_KINDS.length).map((cover) => cover.kind)).not.toContain(kind)
        expect(earlier(GROUNDS.length).map((cover) => cover.ground)).not.toContain(ground)
      }
    }),
  )
})

test('an article that is first in a list has the picture of its own page, chosen by its tags', () => {
  fc.assert(
    fc.property(posts, (list) => {
      for (const post of list.slice(0, 1))
        expect(listCovers(list).get(post.slug)).toEqual({
          kind: coverKind(post),
          ground: groundsOf(post.slug)[0],
        })
    }),
  )
  expect(coverKind({ slug: 'any-story', tags: ['listening'] })).toBe('talk')
})

test.each(COVER_KINDS)(
  'the picture “%s” depends on the slug only, and its references and numbers are valid',
  (kind) => {
    expect(cover('a-story', kind, 'c')).toBe(cover('a-story', kind, 'c'))
    expect(cover('a-story', kind, 'c')).not.toBe(cover('another-story', kind, 'c'))
    fc.assert(
      fc.property(slug, (name) => {
        const svg = cover(name, kind, 'c')
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used)
        expect(withPalette(svg)).not.toContain('var(')
      }),
      { numRuns: 20 },
    )
  },
)
