import { expect, test } from 'vitest'
import { checksOf } from './checks.ts'

const plain = (content: string) => content.replace(/<[^<>]*>/g, ' ')
const textOf = (name: string, content: string, compared = 50) =>
  checksOf(content, plain(content), 2900, compared).find((check) => check.name === name)

test('figures, quotations and links are counted, and each link is listed once', () => {
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

test('an article that names one side more than twice as often as the other is flagged', () => {
  expect(textOf('Balance', '<p>Liberals and conservatives met.</p>')?.passed).toBe(true)
  expect(textOf('Balance', '<p>Liberals met liberals, liberals and conservatives.</p>')?.passed).toBe(false)
})

test('200,000 unclosed quotation marks are processed quickly', () => {
  expect(textOf('Sources', `<p>${'“'.repeat(200_000)}</p>`)?.passed).toBe(true)
})

test('straight quotes and http links count too, and at most ten links are listed', () => {
  const links = Array.from({ length: 11 }, (_, index) => `<a href="http://example.org/${index}">x</a>`)
  expect(textOf('Sources', `<p>"We all want the same here", said one.</p>${links.join('')}`)?.text).toMatch(
    /\(0\), quotations \(1\), links \(11: .*example\.org\/9\)\.$/,
  )
  expect(textOf('Sources', '<p>“We all want the same here”, said one.</p>')?.passed).toBe(false)
})

test('the report states the length, the number of compared posts and the mentions of each side', () => {
  const content = '<p>Conservatives, conservatives and liberals.</p>'
  expect(checksOf(content, plain(content), 2900, 1).filter((check) => check.passed)).toEqual([
    { name: 'Length', passed: true, text: '2900 words.' },
    {
      name: 'Balance',
      passed: true,
      text: 'Mentions conservatives or Republicans 2×, liberals or Democrats 1×.',
    },
    { name: 'Repetition', passed: true, text: 'Title and text differ from the 1 most recent post.' },
    { name: 'Sources', passed: true, text: 'No figures, quotations or links to verify.' },
  ])
  expect(textOf('Repetition', content, 50)?.text).toBe('Title and text differ from the 50 most recent posts.')
})
