import { expect, test } from 'vitest'
import { emailLayout } from './email-layout.ts'

const { html } = emailLayout({
  paragraphs: ['Words.'],
  action: { label: 'Do it', url: 'https://unity.example/do' },
  footer: 'Fine print.',
  unsubscribe: { label: 'Leave', url: 'https://unity.example/leave' },
})

test('emails declare dark mode support and set a background with every text color', () => {
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  const styles = [...html.matchAll(/style="([^"]*)"/g)].map(([, style]) => style as string)
  expect(styles.length).toBeGreaterThan(1)
  // A text color without a background would be unreadable in dark mode.
  expect(styles.filter((style) => /(^|;)color:/.test(style) && !style.includes('background:'))).toEqual([])
})
