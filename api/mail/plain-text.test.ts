import { createElement as h, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

const textOf = (...content: ReactNode[]) => plainText(h('div', null, ...content), h('p', null, 'End'))

test('headings are in capitals, items have bullets or numbers, and lines break between words', () => {
  const text = textOf(
    h('h2', null, 'News'),
    h('p', null, 'word '.repeat(20)),
    h('ol', null, h('li', null, 'One', h('br'), 'more'), h('li', null, 'Two')),
    h('ul', null, h('li', null, 'Three')),
  )
  const lines = `${'word '.repeat(14).trim()}\n${'word '.repeat(6).trim()}`
  expect(text).toBe(`NEWS\n\n${lines}\n\n1. One\nmore\n2. Two\n\n- Three\n\n-- \nEnd\n`)
})

test('the address of a link follows it, on its own line at the end of a block', () => {
  const link = h('a', { href: 'https://unity.example/a' }, 'here')
  const mail = h('a', { href: 'mailto:a@unity.example' }, 'a@unity.example')
  expect(textOf(h('p', null, 'Look ', link, '.'), h('p', null, 'Or ', link), h('p', null, mail))).toBe(
    'Look here (https://unity.example/a).\n\nOr here\nhttps://unity.example/a\n\na@unity.example\n\n-- \nEnd\n',
  )
})
