import { createElement as h } from 'react'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

const ofHtml = (__html: string) =>
  plainText(h('div', { dangerouslySetInnerHTML: { __html } }), h('p', null, 'End'))

test('headings are in capitals, items have bullets or numbers, and lines break between words', () => {
  const html = `<h2>News</h2><p>${'word '.repeat(20)}</p><ol><li>One<br>more</li><li>Two</li></ol><ul><li>Three</li></ul>`
  const words = 'word '.repeat(14).trim()
  expect(ofHtml(html)).toBe(
    `NEWS\n\n${words}\n${'word '.repeat(6).trim()}\n\n1. One\nmore\n2. Two\n\n- Three\n\n-- \nEnd\n`,
  )
})

test('the address of a link follows it, on its own line at the end of a block', () => {
  const link = '<a href="https://unity.example/a">here</a>'
  expect(ofHtml(`<p>Look ${link}.</p><p>Or ${link}</p>`)).toBe(
    'Look here (https://unity.example/a).\n\nOr here\nhttps://unity.example/a\n\n-- \nEnd\n',
  )
  expect(ofHtml('<p>Mail <a href="mailto:a@unity.example">a@unity.example</a></p>')).toBe(
    'Mail a@unity.example\n\n-- \nEnd\n',
  )
})
