import { alive, complaintsOf, expect, test } from './fixtures.ts'

test.use({ ownSite: true })

test('the code of the poll loads when a visitor scrolls to it, and they can vote', async ({
  browser,
  site,
}) => {
  // Not the fixture's page, in which every section is near.
  const page = await browser.newPage()
  const complaints = complaintsOf(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(site.url)
  await alive(page, 'main .hero')
  expect(scripts.join()).not.toMatch(/polls-section|newsletter-section|toast-region/)
  const poll = page.locator('#polls')
  await poll.scrollIntoViewIfNeeded()
  await alive(page, '#polls')
  expect(scripts.join()).toContain('polls-section')
  await poll.getByRole('radio').first().check()
  await poll.getByRole('button', { name: 'Submit Vote' }).click()
  await expect(page.getByText('Vote submitted!').first()).toBeVisible()
  expect(complaints).toEqual([])
  await page.close()
})
