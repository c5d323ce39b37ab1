import { alive, askAsAdmin, expect, expectToast, test } from './fixtures.ts'
import type { Site } from './server.ts'

test.use({ ownSite: true })

/** Opens a poll of the test's own in place of the demo's. */
async function openInstead(site: Site, question: string, options: string[]) {
  await askAsAdmin(
    site,
    'mutation ($question: String!, $options: [String!]!) { createPoll(question: $question, options: $options) { __typename } }',
    { question, options },
  )
  const { polls } = await askAsAdmin(site, '{ polls { id } }')
  await askAsAdmin(site, 'mutation ($id: ID!) { closePoll(id: $id) { __typename } }', polls[0])
}

test('a visitor votes, sees the count move, and votes again without counting twice', async ({
  visit,
  page,
}) => {
  await visit('/')
  await expect(page.getByText('n = 1,284, but all of these votes are made up')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Vote' })).toBeHidden()

  const poll = page.locator('#polls')
  await page.getByRole('radio', { name: 'Leaders who set a better tone' }).check()
  await page.getByLabel(/Your political affiliation/).selectOption('Conservative')
  await page.getByRole('button', { name: 'Submit Vote' }).click()
  await expectToast(page, 'Vote submitted!')
  await expect(page.getByText('n = 1,285, but 1,284 of these votes are made up')).toBeVisible()
  await expect(poll.getByText('258 votes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Vote' })).toBeHidden()

  // Browsers remember what was chosen; React does not, and such a choice could not be sent.
  const civics = page.getByRole('radio', { name: 'Teaching civics in every school' })
  await civics.check()
  await page.goto('about:blank')
  await page.goBack()
  await alive(page)
  await expect(civics).not.toBeChecked()
  await civics.check()
  await page.getByRole('button', { name: 'Submit Vote' }).click()
  await expect(poll.getByText('168 votes')).toBeVisible()
  await expect(page.getByText('n = 1,285, but 1,284 of these votes are made up')).toBeVisible()
})

test('another open window sees the vote without being reloaded', async ({ visit, page, context, site }) => {
  await visit('/')
  const other = await context.browser()?.newPage()
  if (!other) throw new Error('no second window')
  await other.goto(`${site.url}/#polls`)
  await alive(other, '#polls')
  await page.getByRole('radio', { name: 'Leaders who set a better tone' }).check()
  await page.getByRole('button', { name: 'Submit Vote' }).click()
  await expect(other.getByText('n = 1,285, but 1,284 of these votes are made up')).toBeVisible()
  await other.close()
})

test('the poll is complete by keyboard and axe finds nothing, light and dark', async ({
  visit,
  page,
  expectAccessibleInBoth,
}) => {
  await visit('/')
  await expectAccessibleInBoth()
  const first = page.locator('#polls').getByRole('radio').first()
  await first.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Submit Vote' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Vote submitted!')
  await expectAccessibleInBoth('#polls')
})

test('on a tablet the vote is followed by the results and not by a toast that covers their heading', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit('/#polls')
  await expect(page.locator('#polls')).toBeFocused()
  const results = page.getByRole('list', { name: 'How everyone answered' })
  await page.getByRole('radio', { name: 'Leaders who set a better tone' }).check()
  await expect(results).not.toBeInViewport()
  await page.getByRole('button', { name: 'Submit Vote' }).click()
  await expectToast(page, 'Vote submitted!')
  await expect(page.getByRole('heading', { name: 'How everyone answered' })).toBeFocused()
  const bottom = await results.evaluate((list) => list.getBoundingClientRect().bottom)
  const toast = await page.locator('.toast').evaluate((sheet) => sheet.getBoundingClientRect().top)
  expect(bottom).toBeLessThan(toast)
})

test('with JavaScript off the results can be read', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url)
  await expect(page.getByRole('heading', { name: 'How everyone answered' })).toBeVisible()
  await expect(page.getByText('488 votes')).toBeVisible()
  await context.close()
})

test('nothing scrolls sideways or lies over another at 320 and 1280 pixels, however long the answers are', async ({
  visit,
  page,
  site,
}) => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  const options = [word, 'What a neighbor would say of it, if only somebody asked. '.repeat(3).trim()]
  await openInstead(site, `What of ${word}?`, options)

  await page.setViewportSize({ width: 320, height: 700 })
  await visit('/')
  const poll = page.locator('#polls')
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(320)
  await poll.getByText('See these results as a table').click()
  await expect(poll.getByRole('table')).toBeVisible()
  expect(await width()).toBe(320)

  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await width()).toBe(1280)
  const names = poll.locator('.multi__names li')
  await expect(names).toHaveCount(2)
  expect(await names.evaluateAll((all) => all.map((name) => name.scrollHeight > name.clientHeight))).toEqual([
    false,
    false,
  ])
})

test('an answer of short words stands in a few lines of the table, on a phone and beside the vote', async ({
  visit,
  page,
  site,
}) => {
  const long = 'Less talk and more work at town hall'
  await openInstead(site, 'What would make our town better?', ['More jobs that pay well', long])
  await visit('/')
  const poll = page.locator('#polls')
  await poll.getByText('See these results as a table').click()
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    const lines = await poll.getByRole('rowheader', { name: long }).evaluate((cell) => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      return text.getClientRects().length
    })
    expect(lines, `lines at ${width} px`).toBeLessThanOrEqual(4)
  }
})
