import { expect, test } from 'vitest'
import { BODY_RULES } from '#domain/blog/body-rules.ts'
import { EDITOR_TEXT } from './editor-text.ts'
import { progressText, runText } from './panel-text.ts'

test('progress shows the word count once there are words', () => {
  expect(progressText('Waiting for the AI model', 0)).toBe('Waiting for the AI model...')
  expect(progressText('Writing', 1204)).toBe('Writing: 1,204 words so far')
})

test('a run is one line with trigger, category, duration, tokens and model', () => {
  const run = {
    trigger: 'MANUAL' as const,
    category: 'Practical Guides',
    startedAt: '2026-11-20T10:00:00Z',
    finishedAt: '2026-11-20T10:01:30Z',
    promptTokens: 900,
    completionTokens: 5764,
    model: 'stand-in',
  }
  expect(runText(run)).toBe('manual · Practical Guides · took 1 minute · 900 + 5,764 tokens · stand-in')
  const running = { ...run, trigger: 'SCHEDULED' as const, finishedAt: null, promptTokens: null, model: null }
  expect(runText(running)).toBe('scheduled · Practical Guides')
})

test('the hint under an article names every allowed element', () => {
  const names: Record<(typeof BODY_RULES.tags)[number], string> = {
    p: 'paragraphs',
    h2: 'headings',
    h3: 'headings',
    ul: 'lists',
    ol: 'lists',
    li: 'lists',
    blockquote: 'quotes',
    a: 'links',
    strong: 'bold',
    em: 'italic',
    cite: 'italic',
    code: 'code',
    hr: 'dividers',
    br: 'line breaks',
    sup: 'superscript',
    sub: 'subscript',
    img: 'pictures',
  }
  const hint = EDITOR_TEXT.htmlHint.toLowerCase()
  for (const tag of BODY_RULES.tags) expect(hint).toContain(names[tag])
})
