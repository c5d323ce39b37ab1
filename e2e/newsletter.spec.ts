import { type ReceivedEmail, type SmtpSink, startSmtpSink } from './fakes/smtp-sink.ts'
import { test as base, expect, rootHydrated } from './fixtures.ts'
import type { Site } from './server.ts'

const test = base.extend<{ sink: SmtpSink; mailing: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  sink: async ({}, use) => {
    const sink = await startSmtpSink()
    await use(sink)
    await sink.close()
  },
  mailing: async ({ startSite, sink }, use) => {
    await use(await startSite({ SMTP_URL: sink.url, MAIL_FROM: 'Civic Unity <letters@civicunity.example>' }))
  },
})

async function letterAfterSignUp(site: Site, sink: SmtpSink): Promise<ReceivedEmail> {
  const answer = await fetch(`${site.url}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com' }),
  })
  expect([answer.status, await answer.json()]).toEqual([202, { success: true }])
  await expect.poll(() => sink.emails.length).toBe(1)
  return sink.emails[0] as ReceivedEmail
}

const linkIn = (letter: ReceivedEmail, page: string) =>
  new RegExp(`http://\\S+/newsletter/${page}\\?token=\\S+`).exec(letter.text)?.[0] ?? ''

test('a sign-up is confirmed by the button behind the letter’s link, and welcomed', { tag: '@core' }, async ({
  page,
  sink,
  mailing,
}) => {
  const letter = await letterAfterSignUp(mailing, sink)
  const opened = await page.goto(linkIn(letter, 'confirm'))
  // Its address is a secret.
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

test('leaving needs no JavaScript, and confirming is not offered without it', async ({
  browser,
  sink,
  mailing,
}) => {
  const letter = await letterAfterSignUp(mailing, sink)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(linkIn(letter, 'unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed')
  await page.goto(linkIn(letter, 'confirm'))
  await expect(page.locator('main noscript p')).toContainText('Confirming needs JavaScript.')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
  await context.close()
})
