import { expect, test } from 'vitest'
import { blocksOf } from './draft-checks.ts'

test('each paragraph, heading and list item is a block with its own links', () => {
  const html =
    '<h2>One &amp; two</h2><p>Wo<em>rd</em>s <a href="https://example.org/a">here</a>.<br>More.</p>' +
    '<ul><li>First <a href="/b">b</a></li><li>Second</li></ul>'
  expect(blocksOf(html)).toEqual([
    { text: 'One & two', links: [], isQuotation: false },
    { text: 'Words here. More.', links: ['https://example.org/a'], isQuotation: false },
    { text: 'First b', links: ['/b'], isQuotation: false },
    { text: 'Second', links: [], isQuotation: false },
  ])
})

test('block quotations are marked, and titles of works are not', () => {
  const html =
    '<p>Before.</p><blockquote><p>Quoted.</p></blockquote><p>From <cite>a book</cite>.</p><p>After.</p>'
  expect(blocksOf(html).map(({ text, isQuotation }) => [text, isQuotation])).toEqual([
    ['Before.', false],
    ['Quoted.', true],
    ['From a book.', false],
    ['After.', false],
  ])
})
