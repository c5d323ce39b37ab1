import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cover } from './cover.ts'
import { COVER_KINDS, coverKind, coverKinds } from './cover-kind.ts'
import { withPalette } from './palette.ts'

const slug = fc.stringMatching(/^[a-z][a-z0-9-]{2,40}$/)
const tags = fc.subarray(['polls', 'dialogue', 'local', 'history', 'evidence', 'family', 'rare'])
const posts = fc.uniqueArray(fc.record({ slug, tags }), { selector: (post) => post.slug, maxLength: 30 })

test('no picture returns until every other one has been shown', () => {
  expect(COVER_KINDS.length).toBeGreaterThanOrEqual(8)
  fc.assert(
    fc.property(posts, (list) => {
      const kinds = [...coverKinds(list).values()]
      expect(kinds).toHaveLength(list.length)
      for (const [index, kind] of kinds.entries())
        expect(kinds.slice(Math.max(0, index - COVER_KINDS.length + 1), index)).not.toContain(kind)
    }),
  )
})

test('an article that is first in a list has the picture of its own page, chosen by its tags', () => {
  fc.assert(
    fc.property(posts, (list) => {
      for (const post of list.slice(0, 1)) expect(coverKinds(list).get(post.slug)).toBe(coverKind(post))
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
