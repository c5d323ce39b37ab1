import { type ReceivedEmail, type SmtpSink, startSmtpSink } from './fakes/smtp-sink.ts'
import { test as base, expect, rootHydrated } from './fixtures.ts'
import type { Site } from './server.ts'

const test = base.extend<{ sink: SmtpSink; mailSite: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  sink: async ({}, use) => {
    const sink = await startSmtpSink()
    await use(sink)
    await sink.close()
  },
  mailSite: async ({ startSite, sink }, use) => {
    await use(await startSite({ SMTP_URL: sink.url, MAIL_FROM: 'Civic Unity <letters@civicunity.example>' }))
  },
})

async function confirmationEmail(site: Site, sink: SmtpSink): Promise<ReceivedEmail> {
  const response = await fetch(`${site.url}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com' }),
  })
  expect([response.status, await response.json()]).toEqual([202, { success: true }])
  await expect.poll(() => sink.emails.length).toBe(1)
  return sink.emails[0] as ReceivedEmail
}

const linkIn = (email: ReceivedEmail, page: string) =>
  new RegExp(`http://\\S+/newsletter/${page}\\?token=\\S+`).exec(email.text)?.[0] ?? ''

test('the link in the email leads to a confirmation, which sends a welcome email', { tag: '@core' }, async ({
  page,
  sink,
  mailSite,
}) => {
  const email = await confirmationEmail(mailSite, sink)
  const opened = await page.goto(linkIn(email, 'confirm'))
  // The URL contains a secret token.
  expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await rootHydrated(page)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Confirm' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'You’re subscribed' })).toBeFocused()
  await expect.poll(() => sink.emails.at(-1)?.headers['subject']).toBe('Welcome to the overlap')
  await page.reload()
  await rootHydrated(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re already subscribed')
})

test('unsubscribing works without JavaScript, and confirming is not offered', async ({
  browser,
  sink,
  mailSite,
}) => {
  const email = await confirmationEmail(mailSite, sink)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(linkIn(email, 'unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed')
  await page.goto(linkIn(email, 'confirm'))
  await expect(page.locator('main noscript p')).toContainText('Confirming needs JavaScript.')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
  await context.close()
})
