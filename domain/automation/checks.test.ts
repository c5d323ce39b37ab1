import { expect, test } from 'vitest'
import { checksOf } from './checks.ts'

const textOf = (name: string, content: string, compared = 50) =>
  checksOf(content, 2900, compared).find((check) => check.name === name)

test('figures, quotations and links are counted, and each link is named once', () => {
  const content =
    '<p>A survey found that 60% agree. “We all want the same here”, said one.</p>' +
    '<p><a href="https://example.org/a">One</a> and <a href="https://example.org/a">again</a></p>'
  expect(textOf('Sources', content)).toEqual({
    name: 'Sources',
    passed: false,
    text: 'To verify: mentions of research or figures (2), quotations (1), links (2: https://example.org/a).',
  })
})

test('an article without sources has nothing to verify', () => {
  expect(textOf('Sources', '<p>Neighbors met.</p>')).toMatchObject({
    passed: true,
    text: 'No figures, quotations or links to verify.',
  })
})

test('an article that names one side more than twice as often is pointed out', () => {
  expect(textOf('Balance', '<p>Liberals and conservatives met.</p>')?.passed).toBe(true)
  expect(textOf('Balance', '<p>Liberals met liberals, liberals and conservatives.</p>')?.passed).toBe(false)
})

test('marks that open and are never closed keep nobody waiting', () => {
  expect(textOf('Sources', `<p>${'“'.repeat(200_000)}</p>`)?.passed).toBe(true)
})
