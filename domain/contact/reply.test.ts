import { expect, test } from 'vitest'
import { ageText, replyHref } from './reply.ts'

const message = {
  name: 'Ada',
  email: 'ada+1@example.com',
  subject: 'feedback',
  message: 'Hi & bye\n100%',
} as const

test('a reply has the subject, the quote and the site, and nothing in a message adds a field', () => {
  const { pathname, searchParams } = new URL(replyHref(message, 'https://civic.example'))
  expect(decodeURIComponent(pathname)).toBe('ada+1@example.com')
  expect([...searchParams.keys()]).toEqual(['subject', 'body'])
  expect(searchParams.get('subject')).toBe('Re: Feedback & Suggestions')
  expect(searchParams.get('body')).toContain('https://civic.example')
  expect(searchParams.get('body')).toContain('> Hi & bye\r\n> 100%')
})

test('a long message is quoted in part', () => {
  const href = replyHref({ ...message, message: 'x'.repeat(5000) }, 'https://civic.example')
  expect(href.length).toBeLessThan(2000)
  const cut = { ...message, message: `${'x'.repeat(1199)}😀` }
  expect(replyHref(cut, 'https://civic.example')).toContain(encodeURIComponent('x…'))
})

test('the age of a message is measured against the promised 24 hours', () => {
  const now = new Date('2026-11-24T12:00:00Z')
  const age = (hours: number) => ageText(new Date(now.getTime() - hours * 3_600_000), now)
  expect([0.5, 23.9, 24, 47.9, 72].map(age)).toEqual([
    '0 of 24 hours',
    '23 of 24 hours',
    '1 day, promised within 24 hours',
    '1 day 23 hours, promised within 24 hours',
    '3 days, promised within 24 hours',
  ])
})
