import type { Page } from '@playwright/test'
import { urls } from '#web/urls.ts'
import { startSmtpSink } from './fakes/smtp-sink.ts'
import { expect, expectToast, rootHydrated, test } from './fixtures.ts'

async function fillIn(page: Page) {
  await page.getByLabel('Name').fill('Ada Jones')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Subject').selectOption({ label: 'Media & Press' })
  await page.getByLabel('Message').fill('When does the next issue come out?')
}

test('a message is emailed to CONTACT_TO, with its sender as the reply address', { tag: '@core' }, async ({
  page,
  startSite,
}) => {
  const sink = await startSmtpSink()
  const site = await startSite({
    SMTP_URL: sink.url,
    MAIL_FROM: 'Civic Unity <news@civicunity.example>',
    CONTACT_TO: 'desk@civicunity.example',
  })
  await page.goto(site.url + urls.contact())
  await rootHydrated(page)
  await fillIn(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expectToast(page, 'Message sent successfully!')
  await expectToast(page, "We'll get back to you within 24 hours.")
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect.poll(() => sink.emails.length).toBe(1)
  expect(sink.emails[0]).toMatchObject({ to: ['desk@civicunity.example'] })
  expect(sink.emails[0]?.headers).toMatchObject({
    subject: 'Contact form: Media & Press',
    'reply-to': 'Ada Jones <ada@example.com>',
  })
  await sink.close()
})

test('the form works by keyboard and shows errors at their fields', { tag: '@core' }, async ({
  page,
  visit,
}) => {
  await visit(urls.contact())
  await expect(page.getByLabel('Message')).toHaveCSS('min-height', '120px')
  await page.getByLabel('Name').focus()
  for (const expected of ['Email', 'Subject', 'Message']) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(expected)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Please select a subject category')
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(
    'Please enter a message of at least 10 characters',
  )
  await expect(page.getByText('Please fix these 4 fields: Name, Email, Subject, Message.')).toBeVisible()
})

test('a server error keeps the input', async ({ page, site }) => {
  await page.goto(site.url + urls.contact())
  await rootHydrated(page)
  await fillIn(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/graphql', (route) => released.then(() => route.abort()))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  release()
  await expectToast(page, 'Error sending message')
  await expect(page.getByLabel('Name')).toHaveValue('Ada Jones')
  await expect(page.getByLabel('Subject')).toHaveValue('media')
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expectToast(page, 'Message sent successfully!')
})

test('the long error page of a proxy does not push Retry out of view', async ({ page, site }) => {
  await page.goto(site.url + urls.contact())
  await rootHydrated(page)
  await fillIn(page)
  const body = `<html><style>${'.row{color:gray}'.repeat(300)}</style><h1>Bad gateway</h1></html>`
  await page.route('**/graphql', (route) => route.fulfill({ status: 502, contentType: 'text/html', body }))
  await page.getByRole('button', { name: 'Send Message' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Error sending message' })
  await expect(toast.getByText('Error sending message')).toBeInViewport()
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to load articles' })
  await expect(failed).toContainText('502: <html>')
  await expect(failed.getByRole('button', { name: 'Retry' })).toBeInViewport()
})

test('the side panel links to the addresses, the policy and the poll', async ({ page, visit }) => {
  await visit(urls.contact())
  for (const [name, address] of [
    ['Email us', 'hello@'],
    ['Email our partnerships team', 'partnerships@'],
    ['Email our press team', 'press@'],
    ['Email our privacy team', 'privacy@'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', new RegExp(`^mailto:${address}`))
  }
  await expect(page.getByRole('complementary')).not.toContainText('@')
  await page.getByRole('complementary').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Go to Community Pulse' }).click()
  await expect(page.getByRole('region', { name: 'Community Pulse' })).toBeInViewport()
})
