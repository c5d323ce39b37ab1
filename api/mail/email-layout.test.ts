import { expect, test } from 'vitest'
import { writeLetter } from './email-layout.ts'

const { html } = writeLetter({
  paragraphs: ['Words.'],
  action: { label: 'Do it', url: 'https://unity.example/do' },
  footer: 'Fine print.',
  leave: { label: 'Leave', url: 'https://unity.example/leave' },
})

test('a mailbox with a dark ground can show a letter’s words in its own color', () => {
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  const styles = [...html.matchAll(/style="([^"]*)"/g)].map(([, style]) => style as string)
  expect(styles.length).toBeGreaterThan(1)
  // A color without its ground is dark words on whatever ground the mailbox has.
  expect(styles.filter((style) => /(^|;)color:/.test(style) && !style.includes('background:'))).toEqual([])
})
