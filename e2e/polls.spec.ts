import { POLL_GUESSES_KEY } from '#domain/session/storage-keys.ts'
import { urls } from '#web/urls.ts'
import {
  ADMIN_TOKEN,
  collectConsoleErrors,
  expect,
  expectToast,
  hydrated,
  requestAsAdmin,
  test,
} from './fixtures.ts'
import { type Ballots, closePoll, createPoll, ENOUGH_BALLOTS, POLL_OPTIONS } from './polls.ts'
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
  await expect(poll.getByText('169 votes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Vote' })).toBeHidden()

  // Browsers would restore a checked radio button that React does not know and could not submit.
  const civics = page.getByRole('radio', { name: 'Teaching civics in schools' })
  await civics.check()
  await page.goto('about:blank')
  await page.goBack()
  await hydrated(page)
  await expect(civics).not.toBeChecked()
  await civics.check()
  await page.getByRole('button', { name: 'Submit Vote' }).click()
  await expect(poll.getByText('133 votes')).toBeVisible()
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

test('the archive lists open polls, then closed ones, and leads to the page of each', async ({
  startSite,
  page,
}) => {
  const site = await startSite()
  await page.goto(site.url)
  await hydrated(page)
  await page.locator('#polls').getByRole('link', { name: 'All polls' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Polls' })).toBeVisible()
  const open = page.getByRole('region', { name: 'Open now' })
  const closed = page.getByRole('region', { name: 'Closed', exact: true })
  await expect(open.getByRole('article')).toHaveCount(1)
  await expect(closed.getByText('Showing 1 closed poll', { exact: true })).toBeVisible()
  await expect(closed.getByRole('article')).toContainText('Sample data.')
  await closed.getByRole('link').first().click()
  await expect(page.getByText(/^Closed on /)).toBeVisible()
  await expect(page.getByText(/^Sample data\. n\s=\s/)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Common ground' })).toBeHidden()
  await page.getByRole('link', { name: 'All Polls' }).first().click()
  await page.getByRole('link', { name: /^Guess first, then look/ }).click()
  await expect(page.getByText(/votes so far/)).toBeVisible()
  await expect(page.locator('main')).not.toContainText('%')
  await page.getByRole('button', { name: 'Look without voting' }).click()
  await expect(page.getByRole('heading', { name: 'How everyone answered' })).toBeFocused()
  await page.getByRole('link', { name: 'All Polls' }).first().click()
  await page.getByRole('link', { name: /^Vote and see results/ }).click()
  await expect(page.getByRole('button', { name: 'Submit Vote' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'How everyone answered' })).toBeVisible()
})

test('the second page of closed polls has an address, which also works without JavaScript', async ({
  startSite,
  page,
  browser,
}) => {
  const site = await startSite({ SEED_DEMO: 'false' })
  for (let number = 1; number <= 21; number += 1)
    await closePoll(site, (await createPoll(site, `What would help most, part ${number}?`)).id)
  const secondPage = 'Showing 21-21 of 21 closed polls (Page 2 of 2)'

  const reader = await browser.newPage({ javaScriptEnabled: false })
  await reader.goto(site.url + urls.polls(2))
  await expect(reader.getByText(secondPage)).toBeVisible()
  await expect(reader.getByRole('link', { name: 'What would help most, part 1?' })).toBeVisible()
  await expect(reader.getByRole('article')).toHaveCount(1)
  await reader.close()

  const consoleErrors = collectConsoleErrors(page)
  for (const address of [urls.polls(2), urls.polls(9)]) {
    await page.goto(site.url + address)
    await hydrated(page)
    await expect(page.getByText(secondPage)).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.url + urls.polls(2))
  }
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(page.getByText('Showing 1-20 of 21 closed polls (Page 1 of 2)')).toBeVisible()
  await expect(page).toHaveURL(site.url + urls.polls())
  expect(consoleErrors).toEqual([])
})

test('a vote on the page of a poll updates its counts and can be changed', { tag: '@core' }, async ({
  visit,
  page,
  site,
}) => {
  const { activePoll } = await requestAsAdmin(site, '{ activePoll { slug } }')
  const cached = [urls.polls(), urls.poll(activePoll.slug)]
  const sourceOf = async (path: string) => (await page.request.get(site.url + path)).text()
  for (const path of cached) expect(await sourceOf(path)).toContain('1,284')
  await visit(urls.poll(activePoll.slug))
  await page.getByRole('radio', { name: 'Leaders who set a better tone' }).check()
  await page.getByRole('button', { name: 'Submit Vote' }).click()
  await expectToast(page, 'Vote submitted!')
  await expect(page.getByText('Your vote: Leaders who set a better tone. You can change it.')).toBeVisible()
  for (const path of cached) await expect.poll(() => sourceOf(path)).toContain('1,285')
  await expect(page.getByText('n = 1,285, but 1,284 of these votes are sample data')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How everyone answered' })).toBeFocused()
  await page.reload()
  await hydrated(page)
  await expect(page.getByText('Your vote: Leaders who set a better tone. You can change it.')).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: /^Leaders who set a better tone you/ }),
  ).toBeVisible()
})

test('on a phone, the results and “Your vote” are both in view after a vote', async ({
  visit,
  page,
  site,
}) => {
  const { activePoll } = await requestAsAdmin(site, '{ activePoll { slug } }')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [urls.home(), urls.poll(activePoll.slug)]) {
    await visit(path)
    await page.getByRole('radio', { name: 'Leaders who set a better tone' }).check()
    await page.getByRole('button', { name: 'Submit Vote' }).click()
    await expect(page.getByRole('heading', { name: 'How everyone answered' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'How everyone answered' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/^Your vote: Leaders/)).toBeInViewport({ ratio: 1 })
  }
})

test('a closed poll asks for a guess, keeps it, and shows what the groups have in common', async ({
  startSite,
  page,
  browser,
  expectAccessibleInBothThemes,
}) => {
  const site = await startSite()
  const { id, slug } = await createPoll(site, 'What would make meetings worth it?', ENOUGH_BALLOTS)
  await closePoll(site, id)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(site.url + urls.poll(slug))
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Common ground' })).toBeHidden()
  await expect(page.getByText(/\d%/).first()).toBeHidden()
  await expectAccessibleInBothThemes()
  await page.setViewportSize({ width: 390, height: 600 })
  await page.getByRole('radio', { name: POLL_OPTIONS[2] }).check()
  await page.getByRole('button', { name: 'See the answer' }).click()
  await expect(page.getByRole('heading', { name: 'Common ground' })).toBeFocused()
  await expect(page.getByText(/^You guessed “Agendas a week ahead\.” More/)).toBeInViewport({ ratio: 1 })
  await expect(
    page.getByText(/^Among visitors who voted, at least 35% in every group compared chose “Meeting times”;/),
  ).toBeVisible()
  const table = page.getByRole('table', { name: 'Where the groups agree and differ' })
  await page.getByText('How this is calculated').click()
  await expectAccessibleInBothThemes()
  for (const width of [320, 390, 640, 800, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // Blocks on a phone stay a table for screen readers.
    await expect(table.getByRole('row')).toHaveCount(4)
    await expect(table.getByRole('cell', { name: /35%/ }).first()).toBeVisible()
  }

  await page.reload()
  await expect(page.getByText(/^You guessed/)).toBeVisible()
  await page.goto(site.url + urls.polls())
  await expect(page.getByText('Same first choice in every group')).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), POLL_GUESSES_KEY)).toContain(id)

  const reader = await browser.newPage({ javaScriptEnabled: false })
  await reader.goto(site.url + urls.poll(slug))
  await expect(reader.getByRole('heading', { name: 'Common ground' })).toBeVisible()
  await expect(reader.getByRole('heading', { name: /^Which answer did/ })).toBeHidden()
  await reader.close()
})

test('with too few ballots the page says which groups are short and shows no group shares', async ({
  startSite,
  page,
  expectAccessibleInBothThemes,
}) => {
  const site = await startSite()
  const few: Ballots = { ...ENOUGH_BALLOTS, liberal: [5, 4, 3] }
  const { slug } = await createPoll(site, 'What would make meetings worth it?', few)
  await page.goto(site.url + urls.poll(slug))
  await hydrated(page)
  await expect(page.getByText('Not enough ballots yet: liberals 12 of 30.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How each group answered' })).toBeHidden()
  await expectAccessibleInBothThemes()
})

test('a poll closes by itself while a visitor reads its page', async ({ startSite, page }) => {
  const site = await startSite()
  const { slug } = await createPoll(site, 'Does this poll close by itself?', {}, 4_000)
  await page.goto(site.url + urls.poll(slug))
  await hydrated(page)
  await expect(page.getByText(/^Closes /)).toBeVisible()
  await expect(page.getByText(/^Closed on /)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('an editor sets the closing time and the outcome of a poll and removes its sample votes', async ({
  startSite,
  page,
  expectAccessible,
}) => {
  const site = await startSite()
  const { activePoll } = await requestAsAdmin(site, '{ activePoll { slug question } }')
  await page.addInitScript((token) => localStorage.setItem('adminToken', token), ADMIN_TOKEN)
  await page.goto(site.url + urls.admin('polls'))
  await page.getByRole('button', { name: `Edit Poll: ${activePoll.question}` }).click()
  const form = page.getByRole('form', { name: `Edit Poll: ${activePoll.question}` })
  await form.getByLabel(/^Closing time/).fill('2027-06-01T18:30')
  await form.getByLabel(/^What came of it/).fill('We asked the town council.')
  await expectAccessible()
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Poll saved')
  await expect(page.getByText(/^Closes Tue, Jun 1, 2027, 6:30 PM .+ \(in \d+ days\)$/)).toBeVisible()
  await page.getByRole('button', { name: `More actions: ${activePoll.question}` }).click()
  await page.getByRole('menuitem', { name: 'Remove 1,284 sample votes' }).click()
  await page.getByRole('button', { name: 'Remove 1,284 sample votes', exact: true }).click()
  await expectToast(page, 'Sample votes removed')
  await page.getByRole('link', { name: `View Poll: ${activePoll.question}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: activePoll.question })).toBeVisible()
  await expect(page.getByText('n = 0. No one has answered yet.')).toBeVisible()
  await expect(page.getByText('We asked the town council.')).toBeVisible()
  await expect(page.getByText('Sample data')).toHaveCount(0)
})
