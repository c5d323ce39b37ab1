import { expect, test } from 'vitest'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { CHECK_NAMES, checksOf, heldReason } from './checks.ts'
import type { Draft } from './draft.ts'

const alone = { compared: 0, closest: undefined }
const draft = (text: string, change: Partial<Draft> = {}): Draft => ({
  title: 'What neighbors share',
  excerpt: 'A walk down one street.',
  tags: ['local'],
  words: 2900,
  blocks: [{ text, links: [], isQuotation: false }],
  ...change,
})
const check = (name: string, text: string, change?: Partial<Draft>, comparison = alone) =>
  checksOf(draft(text, change), comparison).find((each) => each.name === name)

test('the report states the length, the mentions of each side and the figures', () => {
  expect(checksOf(draft('Conservatives, liberals and independents.'), alone)).toEqual([
    { name: 'Length', passed: true, text: '2,900 words.', findings: [] },
    {
      name: 'Balance',
      passed: true,
      text: 'Mentions conservatives or Republicans 1×, liberals or Democrats 1×, and independents 1×.',
      findings: [],
    },
    {
      name: 'Repetition',
      passed: null,
      text: 'Nothing to compare: there are no earlier posts.',
      findings: [],
    },
    {
      name: 'Sources',
      passed: null,
      text: 'Nothing to compare: the article has no figures, quotations or links.',
      findings: [],
    },
  ])
  expect(checksOf(draft(''), alone).map(({ name }) => name)).toEqual([...CHECK_NAMES])
})

test('an article of the wrong length fails Length', () => {
  expect(check('Length', 'Short.', { words: 900 })).toMatchObject({ passed: false, text: '900 words.' })
})

test('an article that names one side more than one and a half times as often as the other fails Balance', () => {
  expect(check('Balance', 'Liberals and conservatives met.')?.passed).toBe(true)
  expect(check('Balance', 'Liberals, liberals, liberals, conservatives, conservatives.')?.passed).toBe(true)
  expect(check('Balance', 'Liberals met liberals and conservatives.')?.passed).toBe(false)
})

test.each([
  ['title', { title: 'What Democrats know' }],
  ['excerpt', { excerpt: 'What Republicans know.' }],
  ['tags', { tags: ['liberals'] }],
])('Balance reads the %s too', (_where, change) => {
  expect(check('Balance', 'Neighbors met.', change)?.passed).toBe(false)
})

test('loaded words and politicians are named', () => {
  expect(check('Balance', 'The radical left and the radical right met Trump.')).toMatchObject({
    passed: false,
    text: expect.stringMatching(/Loaded words: radical left, radical right\. Names politicians: Trump\.$/),
  })
})

test('contested terms are named and hold the draft', () => {
  expect(check('Balance', 'A talk about the climate crisis and election integrity.')).toMatchObject({
    passed: false,
    text: expect.stringMatching(/Contested terms: climate crisis, election integrity\.$/),
  })
})

test('an article that resembles an earlier one fails Repetition', () => {
  const post = { title: 'What neighbors gave', content: '' }
  const compare = (title: number) =>
    check('Repetition', 'Neighbors met.', {}, { compared: 50, closest: { post, title, body: 0.01 } } as never)
  expect(compare(0.2)).toEqual({
    name: 'Repetition',
    passed: true,
    text: 'Of the 50 most recent posts, “What neighbors gave” is closest: 20% of the title and 1% of the text match.',
    findings: [],
  })
  expect(compare(0.4)?.passed).toBe(false)
  const only = { compared: 1, closest: { post, title: 0.2, body: 0.01 } } as never
  expect(check('Repetition', 'Neighbors met.', {}, only)?.text).toBe(
    'The only earlier post is “What neighbors gave”: 20% of the title and 1% of the text match.',
  )
})

test('Sources lists what is not on the fact sheet, at most ten items of each kind', () => {
  const figures = Array.from({ length: 12 }, (_, index) => `${index + 301}`)
  expect(check('Sources', `Studies show ${figures.join(', ')}. See https://example.org/a.`)).toEqual({
    name: 'Sources',
    passed: false,
    text:
      'To verify: figures without a source in their paragraph (301, 302, 303, 304, 305, 306, 307, 308, 309, 310, and 2 more); ' +
      'links that aren’t on the fact sheet (https://example.org/a); claims without a source (Studies show).',
    findings: [...figures, 'https://example.org/a', 'Studies show'],
  })
})

test('Sources states how many figures and links it compared', () => {
  const blocks = [{ text: 'In 2024, 87% said so.', links: [VALUE_CARDS[0]?.url ?? ''], isQuotation: false }]
  expect(check('Sources', '', { blocks })).toMatchObject({
    passed: true,
    text: 'All figures (2) and links (1) are on the fact sheet.',
  })
})

const results = (...failed: string[]) =>
  CHECK_NAMES.map((name) => ({ name, passed: !failed.includes(name), text: '', findings: [] }))

test('only Balance and Sources hold a draft', () => {
  expect(heldReason(results())).toBeNull()
  expect(heldReason(results('Length', 'Repetition'))).toBeNull()
  expect(heldReason(results('Sources'))).toBe('Held for review because it failed the Sources check.')
  expect(heldReason(results('Balance', 'Sources'))).toBe(
    'Held for review because it failed the Balance and Sources checks.',
  )
})
