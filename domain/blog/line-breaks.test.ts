import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withLineBreaks } from './line-breaks.ts'

test('a line break inside text becomes a br', () => {
  expect(withLineBreaks('<p>One\ntwo\r\nthree</p>')).toBe('<p>One<br>two<br>three</p>')
  expect(withLineBreaks('First\n\nSecond')).toBe('First<br><br>Second')
})

test('a line break beside or inside emphasis is still inside text', () => {
  expect(withLineBreaks('<p>One\n<em>two\nthree</em>\nfour</p>')).toBe(
    '<p>One<br><em>two<br>three</em><br>four</p>',
  )
})

test('white space between blocks stays white space', () => {
  const html =
    '<h2>Title</h2>\n\n<p>\n  Text\n</p>\n<ul>\n  <li>a</li>\n  <li><strong>\nb</strong></li>\n</ul>\n'
  expect(withLineBreaks(html)).toBe(html)
  for (const run of ['\n\n\nText', 'Text\n\n\n'])
    expect(withLineBreaks(`<p>${run}</p>`)).toBe(`<p>${run}</p>`)
})

test('a br that is there already is not doubled', () => {
  expect(withLineBreaks('<p>One<br>\ntwo</p>')).toBe('<p>One<br>\ntwo</p>')
})

test('a tag written over two lines is left alone', () => {
  expect(withLineBreaks('<p>See <a\nhref="/blog">this</a></p>')).toBe('<p>See <a\nhref="/blog">this</a></p>')
})

test('breaking lines twice changes nothing more, and takes no text away', () => {
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
