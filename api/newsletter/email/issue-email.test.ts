import { expect, test } from 'vitest'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { type IssueParts, issueEmail, UNSUBSCRIBE_URL } from './issue-email.ts'

const post = {
  id: '1',
  slug: 'four-questions',
  title: 'Four “questions” & more',
  excerpt: 'A short script.',
  category: 'Practical Guides',
  wordCount: 1_100,
  aiModel: 'a-model',
  aiEdited: false,
  reviewedAt: new Date(),
  status: 'published' as const,
}

const PARTS: IssueParts = {
  slug: 'a-fence',
  subject: 'A fence <that> held',
  preheader: 'What neighbors did.',
  intro:
    '<p>Hello, <a href="/contact">neighbor</a>.</p><ul><li>One</li><li>Two <strong>words</strong></li></ul>' +
    '<p>This sentence is long enough that plain text has to break it into two lines, so that it is easy to read.</p>',
  closing: '<p>The editors</p>',
  tryThis: 'Ask a <neighbor>.',
  posts: [post],
  value: VALUE_CARDS[0] ?? null,
  poll: { question: 'What brings us together?', url: 'https://unity.example/polls/together' },
  origin: 'https://unity.example',
  postalAddress: '123 Example Street',
}

const email = issueEmail(PARTS)

test('the HTML loads nothing, tracks nothing and has no tables', () => {
  expect(email.html).not.toMatch(/<(table|img|script|link|iframe)\b|url\(|@import/i)
  expect(email.html).toContain('prefers-color-scheme: dark')
  expect(email.html).toContain('A fence &lt;that&gt; held')
  expect(email.html).not.toContain('<that>')
})

test('links are complete, and the only placeholder among them is the unsubscribe link', () => {
  const links = [...email.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toContain('https://unity.example/contact')
  expect(links).toContain('https://unity.example/blog/four-questions')
  expect(links).toContain('https://unity.example/newsletter/a-fence')
  for (const link of links) expect(link).toMatch(/^(https:\/\/|%UNSUBSCRIBE_URL%$)/)
  expect(links.filter((link) => link === UNSUBSCRIBE_URL)).toHaveLength(1)
})

test('second polls that a note cites are linked in HTML and in plain text', () => {
  const cited = VALUE_CARDS.find(({ also }) => also.length > 0)
  const { html, text } = issueEmail({ ...PARTS, value: cited ?? null })
  for (const { url } of cited?.also ?? []) {
    expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
    expect(text).toContain(url)
  }
  expect(text).toContain('More on this figure')
})

test('an article drafted by AI is labeled in HTML and in plain text', () => {
  for (const body of [email.html, email.text])
    expect(body).toContain('Written by an AI model, reviewed by an editor')
})

test('the plain text is written for reading', () => {
  expect(email.text).toBe(`${email.text.trimEnd()}\n`)
  expect(email.text).toContain('Hello, neighbor (https://unity.example/contact).')
  expect(email.text).toContain('\n- One\n- Two words\n')
  expect(email.text).toContain('WHAT BOTH PARTIES TOLD POLLSTERS')
  expect(email.text).toContain('ONE TO READ')
  expect(email.text).toContain('%SENT_ON% · Read it on the site')
  expect(email.text).toContain('Ask a <neighbor>.')
  expect(email.text).toContain('\n-- \n')
  expect(email.text).toContain('123 Example Street')
  expect(email.text).not.toMatch(/\n{4}|<p|&amp;/)
  for (const line of email.text.split('\n'))
    if (!line.includes('http')) expect(line.length).toBeLessThanOrEqual(72)
})

test('parts that are not chosen leave nothing behind', () => {
  const { html, text } = issueEmail({
    ...PARTS,
    intro: '',
    posts: [],
    value: null,
    poll: null,
    tryThis: '',
    closing: '',
    preheader: '',
  })
  for (const body of [html, text])
    expect(body).not.toMatch(/to read|what both parties|the poll|one thing to try/i)
})
