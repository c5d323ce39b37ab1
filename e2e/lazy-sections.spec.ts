import { expect, rootHydrated, test } from './fixtures.ts'

test('the poll’s code loads when it is scrolled into view, and voting works', async ({ page, site }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(site.url)
  await rootHydrated(page)
  // The entry, what it imports, and the bundler's runtime.
  expect(scripts).toHaveLength(3)
  const poll = page.locator('#polls')
  await poll.scrollIntoViewIfNeeded()
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
  await poll.getByRole('radio').first().check()
  await poll.getByRole('button', { name: 'Submit Vote' }).click()
  await expect(page.getByText('Vote submitted!').first()).toBeVisible()
})
