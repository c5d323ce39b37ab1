import type { Page } from '@playwright/test'
import { urls } from '#web/urls.ts'
import { type ReceivedEmail, type SmtpSink, startSmtpSink } from './fakes/smtp-sink.ts'
import {
  ADMIN_TOKEN,
  test as base,
  collectConsoleErrors,
  expect,
  expectToast,
  hydrated,
  requestAsAdmin,
  rootHydrated,
} from './fixtures.ts'
import type { Site } from './server.ts'

const test = base.extend<{ sink: SmtpSink; mailSite: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  sink: async ({}, use) => {
    const sink = await startSmtpSink()
    await use(sink)
    await sink.close()
  },
  mailSite: async ({ startSite, sink }, use) => {
    await use(
      await startSite({
        SMTP_URL: sink.url,
        MAIL_FROM: 'Civic Unity <news@civicunity.example>',
        POSTAL_ADDRESS: '123 Example Street, Springfield',
      }),
    )
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

async function subscribe(page: Page, site: Site, sink: SmtpSink): Promise<void> {
  await page.goto(linkIn(await confirmationEmail(site, sink), 'confirm'))
  await rootHydrated(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re subscribed' })).toBeVisible()
  await expect.poll(() => sink.emails.length).toBe(2)
}

async function openDashboard(page: Page, site: Site): Promise<void> {
  await page.evaluate((token) => localStorage.setItem('adminToken', token), ADMIN_TOKEN)
  await page.goto(site.url + urls.admin('newsletter'))
  await hydrated(page)
}

async function fitsInto320Pixels(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  if (size) await page.setViewportSize(size)
}

const ISSUE_MUTATIONS = {
  create: `mutation ($input: NewsletterIssueInput!) {
    createNewsletterIssue(input: $input) { ... on NewsletterIssue { id } } }`,
  send: 'mutation ($id: ID!) { sendNewsletterIssue(id: $id) { __typename } }',
}
const SUBJECT = 'A fence that held'
const emailsTo = (sink: SmtpSink, address: string) => sink.emails.filter(({ to }) => to.includes(address))

test('an editor turns an empty draft into a sent issue with a page in the archive', {
  tag: '@core',
}, async ({ page, sink, mailSite, expectAccessibleInBothThemes }) => {
  test.slow()
  const consoleErrors = collectConsoleErrors(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await subscribe(page, mailSite, sink)
  await openDashboard(page, mailSite)
  await page.getByRole('button', { name: 'Write an Issue' }).click()
  await expect(page.getByText('The subject is missing.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Now' })).toBeDisabled()

  await page.getByLabel('Subject', { exact: true }).fill(SUBJECT)
  await page.getByLabel('Preheader').fill('A number for the table')
  await page.getByRole('textbox', { name: 'Introduction' }).fill('Two neighbors built a fence.')
  const article = 'A neighborhood supper, start to finish'
  await page.getByLabel('Add an article').selectOption(article)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByLabel('Shared value').selectOption({ index: 1 })
  await page.getByLabel('One thing to try').fill('Ask a question.')
  const preview = page.frameLocator('iframe[title="Preview of the email"]')
  await expect(preview.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible()
  await expect(preview.getByText('Two neighbors built a fence.')).toBeVisible()
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expectToast(page, 'Draft saved')

  await page.getByLabel('Send a test to one address').fill('editor@example.com')
  await page.getByRole('button', { name: 'Send a Test' }).click()
  await expect.poll(() => emailsTo(sink, 'editor@example.com').length).toBe(1)
  expect(emailsTo(sink, 'editor@example.com')[0]?.headers['subject']).toBe(`[Test] ${SUBJECT}`)

  const checks = page.getByRole('region', { name: 'Checks before Sending' })
  await expect(checks.getByRole('listitem').first()).toContainText(article)
  const posts = await page.context().newPage()
  await posts.goto(mailSite.url + urls.admin('posts'))
  await posts.getByLabel('Find a post by title or text').fill(article)
  await posts.getByRole('button', { name: `More actions: ${article}` }).click()
  await posts.getByRole('menuitem', { name: 'Mark as Reviewed' }).click()
  await posts.getByRole('group').getByText('Mark as Reviewed', { exact: true }).click()
  await expect(posts.getByText('Marked as reviewed').first()).toBeVisible()
  await posts.close()
  await checks.getByRole('button', { name: 'Check Again' }).click()
  await expect(checks.getByText('8 of 9 checks passed, 1 has a warning.')).toBeVisible()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Schedule this issue?' })).toBeVisible()
  await expectAccessibleInBothThemes()
  await fitsInto320Pixels(page)
  await page.getByRole('button', { name: 'Send Now' }).click()
  await page.getByRole('button', { name: 'Send to 1 Subscriber' }).click()

  await expect.poll(() => emailsTo(sink, 'ada@example.com').at(-1)?.headers['subject']).toBe(SUBJECT)
  expect(emailsTo(sink, 'ada@example.com').at(-1)?.text).toContain('Two neighbors built a fence.')
  await page.getByRole('link', { name: `View: ${SUBJECT}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible()
  expect(await page.content()).not.toContain('token=')
  await hydrated(page)
  await expectAccessibleInBothThemes()
  await fitsInto320Pixels(page)

  await page.getByRole('link', { name: 'Past issues', exact: true }).click()
  await expect(page.getByRole('link', { name: SUBJECT })).toBeVisible()
  await expectAccessibleInBothThemes()
  await fitsInto320Pixels(page)
  // axe tries to run in the preview's frame, which allows no scripts.
  expect(consoleErrors.filter((error) => !error.includes('about:srcdoc'))).toEqual([])
})

test('the archive and an issue can be read without JavaScript', async ({ browser, page, sink, mailSite }) => {
  await subscribe(page, mailSite, sink)
  await requestAsAdmin(mailSite, ISSUE_MUTATIONS.create, {
    input: { subject: SUBJECT, tryThis: 'Ask.' },
  }).then(({ createNewsletterIssue }) =>
    requestAsAdmin(mailSite, ISSUE_MUTATIONS.send, { id: createNewsletterIssue.id }),
  )
  const context = await browser.newContext({ javaScriptEnabled: false })
  const reader = await context.newPage()
  await reader.goto(mailSite.url + urls.newsletter())
  await expect(reader.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    mailSite.url + urls.feeds('newsletter').rss,
  )
  await reader.getByRole('link', { name: SUBJECT }).click()
  await expect(reader.getByRole('heading', { level: 1, name: SUBJECT })).toBeVisible()
  await expect(reader.getByText('Ask.')).toBeVisible()
  await context.close()
})
