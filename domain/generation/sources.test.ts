import { expect, test } from 'vitest'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import type { Block, Draft } from './draft.ts'
import { checkSources, sourcesPassed } from './sources.ts'

const url = VALUE_CARDS[0]?.url ?? ''
const block = (text: string, ...links: string[]): Block => ({ text, links, isQuotation: false })
const draft = (blocks: Block[], change: Partial<Draft> = {}): Draft => ({
  title: 'What neighbors share',
  excerpt: 'A walk down one street.',
  tags: ['local'],
  words: 2900,
  blocks,
  ...change,
})
const problemsOf = (blocks: Block[], change?: Partial<Draft>) => checkSources(draft(blocks, change)).problems

const SUPPORTED = block('In 2024, 87% of Republicans and 88% of Democrats told Pew so.', url)

test('figures and links that are on the sheet pass', () => {
  const report = checkSources(draft([SUPPORTED], { title: 'Why 87% agree' }))
  expect(sourcesPassed(report)).toBe(true)
  expect([report.figures, report.links]).toEqual([4, 1])
})

test('a figure needs the link of its fact in the same paragraph', () => {
  expect(problemsOf([block('87% of Republicans said so.'), SUPPORTED]).figures).toEqual(['87%'])
  expect(problemsOf([block('87% of Republicans said so.', VALUE_CARDS[2]?.url ?? '')]).figures).toEqual([
    '87%',
  ])
})

test('an invented or altered figure is found in digits and in words', () => {
  expect(
    problemsOf([block('In 2024, 89% of Republicans, two-thirds of Americans, one in five.', url)]).figures,
  ).toEqual(['89%', 'one in five', 'two-thirds'])
})

test.each(['title', 'excerpt'] as const)('a figure in the %s must be supported by the body', (field) => {
  expect(problemsOf([SUPPORTED], { [field]: 'What 86% share' }).figures).toEqual(['86%'])
  expect(problemsOf([SUPPORTED], { [field]: 'What 87% share' }).figures).toEqual([])
})

test('an address as a link’s text is not a figure', () => {
  expect(problemsOf([block('See doi.org/10.1037/0022-3514.90.5.751.', url)]).figures).toEqual([])
})

test('figures in tags are compared too', () => {
  expect(problemsOf([SUPPORTED], { tags: ['local', '1787'] }).figures).toEqual(['1787'])
})

test('links that are not on the sheet are found, even as plain text or in the excerpt', () => {
  const blocks = [block('See https://example.org/a.', 'mailto:ada@example.org', '/blog'), SUPPORTED]
  expect(problemsOf(blocks, { excerpt: 'More at http://example.org/b?c=1.' }).links).toEqual([
    'mailto:ada@example.org',
    '/blog',
    'https://example.org/a',
    'http://example.org/b?c=1',
  ])
})

test.each([
  'Studies show that contact helps.',
  'Researchers have found a way.',
  'According to a professor, it works.',
  'Most Americans want the same thing.',
])('a claim without a link is found: %s', (text) => {
  expect(problemsOf([block(text)]).claims).toHaveLength(1)
  expect(problemsOf([block(text, url)]).claims).toEqual([])
})

test.each([
  'She did her research before the meeting, and read the poll again.',
  'Most people at the table were hungry.',
  'They played according to the rules.',
])('a sentence that refers to no source passes: %s', (text) => {
  expect(problemsOf([block(text)]).claims).toEqual([])
})

test('attributed and block quotations are found, and suggested wording is not', () => {
  expect(problemsOf([block('Abraham Lincoln said, “A house divided cannot stand.”')]).quotations).toEqual([
    '“A house divided cannot stand.”',
  ])
  expect(problemsOf([block('"We all want the same here," wrote Ada Moss.')]).quotations).toHaveLength(1)
  expect(
    problemsOf([{ text: 'A story asks you to listen.', links: [], isQuotation: true }]).quotations,
  ).toEqual(['A story asks you to listen.'])
  const cut = `${'x'.repeat(59)}😀 and more`
  expect(problemsOf([{ text: cut, links: [], isQuotation: true }]).quotations).toEqual(['x'.repeat(59)])
  expect(problemsOf([block('Try asking, “What matters to you about this?”')]).quotations).toEqual([])
})

test('200,000 unclosed quotation marks and 10,000 capitals are processed quickly', () => {
  expect(problemsOf([block('“'.repeat(200_000))]).quotations).toEqual([])
  expect(problemsOf([block(`“${'x'.repeat(12)}” ${'Ada '.repeat(10_000)}`)]).quotations).toEqual([])
})
