import { readFile } from 'node:fs/promises'
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { BODY_EXTENSIONS } from './body-extensions.ts'
import { editorHtml, storedHtml } from './body-html.ts'
import { cleanPaste } from './clean-paste.ts'
import { removedFrom } from './removed-from.ts'

/** What the form sends after this HTML was pasted into an empty text. */
function pasted(html: string): string {
  const editor = new Editor({ extensions: BODY_EXTENSIONS, content: cleanPaste(html), injectCSS: false })
  const stored = storedHtml(editor.getHTML())
  editor.destroy()
  return stored
}

const fixture = (name: string) => readFile(`e2e/clipboard/${name}.html`, 'utf8')

test('text from Google Docs keeps its structure and loses its looks', async () => {
  expect(pasted(await fixture('google-docs'))).toBe(
    '<h2>Before the meeting</h2>' +
      '<p>Knock on <strong>ten doors</strong><em> at least</em>, says <a href="https://example.org/doors">the guide</a><sup>1</sup>.</p>' +
      '<ul><li>Write the question down<ul><li>On the invitation</li></ul></li><li>Start on time</li></ul>' +
      '<p>Monday</p><p>7 PM</p>',
  )
})

test('lists from Word become lists', async () => {
  expect(pasted(await fixture('word'))).toBe(
    '<h2>After the meeting</h2>' +
      '<p>Send a <strong>note</strong> the <em>same</em> night<sup>1</sup>, as <a href="https://example.org/notes">the town does</a>.</p>' +
      '<ul><li>What we decided<ul><li>And why</li></ul></li><li>Who does what</li></ul>' +
      '<p>In this order:</p>' +
      '<ol><li>Call the city</li><li>Meet again</li></ol>',
  )
})

test('what a paste lost is counted', async () => {
  const docs = await fixture('google-docs')
  expect(removedFrom(docs, cleanPaste(docs))).toBe('1 picture and 1 table were removed.')
})

test.each([
  ['<script>alert(1)</script><p onclick="x()">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
  [
    '<p><a href="https://example.org" target="_blank" rel="x" class="y">a</a></p>',
    '<p><a href="https://example.org">a</a></p>',
  ],
  ['<div>one</div><div>two</div>', '<p>one</p><p>two</p>'],
  ['<h4>a</h4><p class="note">b</p><p class="other">c</p>', '<h3>a</h3><p class="note">b</p><p>c</p>'],
  [
    '<p>x<sub>2</sub> <cite>Title</cite> <code>c</code></p><hr>',
    '<p>x<sub>2</sub> <cite>Title</cite> <code>c</code></p><hr>',
  ],
])('%s becomes %s', (html, stored) => {
  expect(pasted(html)).toBe(stored)
})

test('a line break in stored text is one in the editor, but not between blocks', () => {
  expect(editorHtml('One\ntwo <em>three</em>\nfour')).toBe('One<br>\ntwo <em>three</em><br>\nfour')
  expect(editorHtml('<p>One</p>\n<ul>\n<li>two</li>\n</ul>')).toBe('<p>One</p>\n<ul>\n<li>two</li>\n</ul>')
})
