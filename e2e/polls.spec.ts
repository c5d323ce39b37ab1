import { expect, expectToast, hydrated, requestAsAdmin, test } from './fixtures.ts'
import type { Site } from './server.ts'

/** Opens a poll and closes the demo poll. */
async function replacePoll(site: Site, question: string, options: string[]) {
  await requestAsAdmin(
    site,
    'mutation ($question: String!, $options: [String!]!) { createPoll(question: $question, options: $options) { __typename } }',
    { question, options },
  )
  const { polls } = await requestAsAdmin(site, '{ polls { id } }')
  await requestAsAdmin(site, 'mutation ($id: ID!) { closePoll(id: $id) { __typename } }', polls[0])
}

test('a vote updates the count, and voting again does not count twice', {
  tag: '@core',
}, async ({ visit, page }) => {
  await visit('/')
  await expect(page.getByText('n = 1,284, but all of these votes are sample data')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Vote' })).toBeHidden()

  const poll = page.locator('#polls')
  await page.getByRole('radio', { name: 'Leaders who set a better tone' }).check()
  await page.getByLabel(/Your political affiliation/).selectOption('Conservative')
  await page.getByRole('button', { name: 'Submit Vote' }).click()
  await expectToast(page, 'Vote submitted!')
  await expect(page.getByText('n = 1,285, but 1,284 of these votes are sample data')).toBeVisible()
  await expect(poll.getByText('258 votes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Vote' })).toBeHidden()

  // Browsers would restore a checked radio button that React does not know and could not submit.
  const civics = page.getByRole('radio', { name: 'Teaching civics in every school' })
  await civics.check()
  await page.goto('about:blank')
  await page.goBack()
  await hydrated(page)
  await expect(civics).not.toBeChecked()
  await civics.check()
  await page.getByRole('button', { name: 'Submit Vote' }).click()
  await expect(poll.getByText('168 votes')).toBeVisible()
  await expect(page.getByText('n = 1,285, but 1,284 of these votes are sample data')).toBeVisible()
})

test('a vote appears in another open window without a reload', { tag: '@core' }, async ({
  visit,
  page,
  context,
  site,
}) => {
  await visit('/')
  const other = await context.browser()?.newPage()
  if (!other) throw new Error('no second window')
  await other.goto(site.url)
  await hydrated(other)
  await page.getByRole('radio', { name: 'Leaders who set a better tone' }).check()
  await page.getByRole('button', { name: 'Submit Vote' }).click()
  await expect(other.getByText('n = 1,285, but 1,284 of these votes are sample data')).toBeVisible()
  await other.close()
})

test('a visitor can vote by keyboard', { tag: '@core' }, async ({ visit, page }) => {
  await visit('/')
  const first = page.locator('#polls').getByRole('radio').first()
  await first.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Submit Vote' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Vote submitted!')
  await expect(page.getByRole('heading', { name: 'How everyone answered' })).toBeFocused()
})

test('a poll with long options fits into 320 pixels', async ({ page, startSite }) => {
  const site = await startSite()
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  const options = [word, 'What a neighbor would say of it, if only somebody asked. '.repeat(3).trim()]
  await replacePoll(site, `What of ${word}?`, options)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(site.url)
  await hydrated(page)
  const poll = page.locator('#polls')
  await poll.getByText('See these results as a table').click()
  await expect(poll.getByRole('table')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
