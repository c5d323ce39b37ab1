import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, textOfHtml } from './html.ts'

test('no character of a text can end an attribute or open a tag', () => {
  expect(escapeHtml(`<b title="it's">&`)).toBe('&lt;b title=&quot;it&#39;s&quot;&gt;&amp;')
})

test('escaped text reads as it was written', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(textOfHtml(escapeHtml(text))).toBe(text.replace(/\s+/g, ' ').trim())
    }),
  )
})

test('paragraphs end a word, emphasis does not', () => {
  expect(textOfHtml('<p>One</p><p>t<em>w</em>o<br>three</p>')).toBe('One two three')
})

test('entities are read once', () => {
  expect(textOfHtml('Q&amp;A, caf&#233;, it&rsquo;s&nbsp;5 &#x3c; 6, &amp;lt; &unknown;')).toBe(
    'Q&A, café, it’s 5 < 6, &lt; &unknown;',
  )
  expect(textOfHtml('&#X41;&#1;&#x10ffff;')).toBe('A\u0001\u{10ffff}')
  expect(textOfHtml('a&#0;b&#x110000;c&#9999999;d')).toBe('abcd')
})

test('a hostile text of many opening brackets is read in no time', () => {
  expect(textOfHtml('<'.repeat(200_000)).length).toBe(200_000)
})
