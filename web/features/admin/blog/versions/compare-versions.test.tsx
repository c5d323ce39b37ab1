import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareVersions } from './compare-versions.ts'

const version = (content: string, title = 'A title') => ({ title, excerpt: 'About it.', content })
const marked = (blocks: ReturnType<typeof compareVersions>['blocks']) =>
  blocks.map(({ parts }) =>
    parts.map(({ kind, text }) => (kind === 'same' ? text : `[${kind[0]} ${text}]`)).join(''),
  )

test('two versions are compared paragraph by paragraph and word by word', () => {
  const comparison = compareVersions(
    version('<p>Most blocks agree.</p><ul><li>Start on time</li><li>Vote</li></ul><p>Gone now.</p>'),
    version(
      '<p>Some blocks agree.</p><ul><li>Start on time</li><li>Vote</li></ul><p>A new end.</p><p>More.</p>',
      'A better title',
    ),
  )
  expect(marked(comparison.blocks)).toEqual([
    'A [a better ]title',
    'About it.',
    '[r Most][a Some] blocks agree.',
    'Start on time',
    'Vote',
    '[r Gone now][a A new end].',
    '[a More.]',
  ])
  expect(comparison).toMatchObject({ added: 6, removed: 3, kept: 10, total: 16 })
})

test('a removed paragraph does not mark the ones after it', () => {
  const { blocks } = compareVersions(
    version('<p>One.</p><p>Two.</p><p>Three.</p>'),
    version('<p>One.</p><p>Three.</p>'),
  )
  expect(blocks.map(({ kind }) => kind)).toEqual(['same', 'same', 'same', 'removed', 'same'])
})

test('a nested list item is one block, and text without blocks is one, too', () => {
  const nested = version('<ul><li>What<ul><li>Why</li></ul></li></ul>')
  expect(compareVersions(nested, nested).blocks.map(({ parts }) => parts[0]?.text)).toEqual([
    'A title',
    'About it.',
    'What',
    'Why',
  ])
  const plain = version('One\ntwo')
  expect(compareVersions(plain, plain).blocks.at(-1)?.parts[0]?.text).toBe('One two')
})

test('the parts that are not added are the first version, those that are not removed the second', () => {
  const words = fc.array(fc.constantFrom('bread', 'salt', 'town', 'vote.'), { minLength: 1, maxLength: 12 })
  const body = fc.array(
    words.map((list) => list.join(' ')),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(body, body, (from, to) => {
      const html = (paragraphs: string[]) => version(paragraphs.map((text) => `<p>${text}</p>`).join(''))
      const blocks = compareVersions(html(from), html(to)).blocks.slice(2)
      const without = (kind: string) =>
        blocks
          .map(({ parts }) =>
            parts
              .filter((part) => part.kind !== kind)
              .map(({ text }) => text)
              .join(''),
          )
          .filter(Boolean)
      expect(without('added')).toEqual(from)
      expect(without('removed')).toEqual(to)
    }),
  )
})
