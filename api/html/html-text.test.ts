import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml } from '#domain/html.ts'
import { countWords, textOfHtml, withLineBreaks } from './html-text.ts'

const words = (count: number) => new Array(count).fill('word').join(' ')

test('a line break inside text becomes a br', () => {
  expect(withLineBreaks('<p>One\ntwo\r\nthree</p>')).toBe('<p>One<br>two<br>three</p>')
  expect(withLineBreaks('First\n\nSecond')).toBe('First<br><br>Second')
})

test('a line break next to or inside emphasis also becomes a br', () => {
  expect(withLineBreaks('<p>One\n<em>two\nthree</em>\nfour</p>')).toBe(
    '<p>One<br><em>two<br>three</em><br>four</p>',
  )
})

test('whitespace between blocks is unchanged', () => {
  const html =
    '<h2>Title</h2>\n\n<p>\n  Text\n</p>\n<ul>\n  <li>a</li>\n  <li><strong>\nb</strong></li>\n</ul>\n'
  expect(withLineBreaks(html)).toBe(html)
  for (const run of ['\n\n\nText', 'Text\n\n\n'])
    expect(withLineBreaks(`<p>${run}</p>`)).toBe(`<p>${run}</p>`)
})

test('an existing br is not doubled', () => {
  expect(withLineBreaks('<p>One<br>\ntwo</p>')).toBe('<p>One<br>\ntwo</p>')
})

test('a line break inside a tag is unchanged', () => {
  expect(withLineBreaks('<p>See <a\nhref="/blog">this</a></p>')).toBe('<p>See <a\nhref="/blog">this</a></p>')
})

test('breaking lines is idempotent and keeps all text', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<em>',
    '</em>',
    '<br>',
    '\n',
    '\r\n',
    ' ',
    'word',
    '&amp;',
    '<hr>',
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const html = pieces.join('')
      const once = withLineBreaks(html)
      expect(withLineBreaks(once)).toBe(once)
      expect(once.replace(/<br>|\s/g, '')).toBe(html.replace(/<br>|\s/g, ''))
    }),
  )
})

test('text survives escaping and extraction', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(textOfHtml(escapeHtml(text))).toBe(text.replace(/\s+/g, ' ').trim())
    }),
  )
})

test('paragraphs separate words, but emphasis does not', () => {
  expect(textOfHtml('<p>One</p><p>t<em>w</em>o<br>three</p>')).toBe('One two three')
})

test('entities are decoded once', () => {
  expect(textOfHtml('Q&amp;A, caf&#233;, it&rsquo;s&nbsp;5 &#x3c; 6, &amp;lt; &unknown;')).toBe(
    'Q&A, café, it’s 5 < 6, &lt; &unknown;',
  )
  expect(textOfHtml('&#X41;&#1;&#x10ffff;')).toBe('A\u0001\u{10ffff}')
  expect(textOfHtml('a&#0;b&#x110000;c')).toBe('a\ufffdb\ufffdc')
})

test('a text of 200,000 opening brackets is processed quickly', () => {
  expect(textOfHtml('<'.repeat(200_000)).length).toBe(200_000)
})

test('words are counted across paragraphs and emphasis, without dashes and tags', () => {
  expect(countWords('<h2>Two neighbors</h2><p>one f<em>en</em>ce &mdash; 40 years&nbsp;old.</p><hr>')).toBe(7)
  expect(countWords('<p>40 50 — – …</p>')).toBe(2)
  expect(countWords('<p><a href="https://example.com/a b c">link</a></p>')).toBe(1)
})

test('the word count of an article is the sum over its paragraphs', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 30 })), (lengths) => {
      const html = lengths.map((length) => `<p>${words(length)}</p>`).join('')
      expect(countWords(html)).toBe(lengths.reduce((sum, length) => sum + length, 0))
    }),
  )
})
