import type { Page } from '@playwright/test'
import { confirmTrash } from '#domain/admin/writing-text.ts'
import { type ModelServer, type Script, STAND_IN_KEY, startModelServer } from './fakes/model-server.ts'
import {
  ADMIN_TOKEN,
  test as base,
  collectConsoleErrors,
  expect,
  expectToast,
  requestAsAdmin,
  rootHydrated,
} from './fixtures.ts'
import type { Site } from './server.ts'

/** `dashboard` starts a site with the stand-in model and signs in to its dashboard. */
const test = base.extend<{
  model: ModelServer
  dashboard: (options?: { environment?: Record<string, string>; script?: Script }) => Promise<Site>
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  model: async ({}, use) => {
    const model = await startModelServer()
    await use(model)
    await model.close()
  },
  dashboard: async ({ model, page, startSite }, use) => {
    const complaints = collectConsoleErrors(page)
    await use(async ({ environment = {}, script = 'good' } = {}) => {
      model.script(script)
      const site = await startSite({
        OPENAI_API_KEY: STAND_IN_KEY,
        OPENAI_BASE_URL: model.url,
        OPENAI_MODEL: 'stand-in',
        ...environment,
      })
      await openAdmin(page, site)
      return site
    })
    expect(complaints, 'the browser complained').toEqual([])
  },
})

async function openAdmin(page: Page, site: Site) {
  await page.goto(`${site.url}/admin`)
  await rootHydrated(page)
  await signIn(page)
}

async function openRoom(page: Page, label: string) {
  const link = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: label })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}

async function signIn(page: Page, token = ADMIN_TOKEN) {
  await page.getByLabel('Admin Token').fill(token)
  await page.keyboard.press('Enter')
}

test('an editor creates challenges, generates and edits an article, and publishes it on the blog', {
  tag: '@core',
}, async ({ dashboard, model, page }) => {
  const site = await dashboard({
    environment: { SEED_DEMO: 'false', AUTOMATION_PUBLISH: 'review' },
    script: 'held',
  })
  await expectToast(page, 'Admin token saved successfully')
  await expect(page.getByText('No challenges yet. Visitors see an empty section.')).toBeVisible()

  await page.getByRole('button', { name: 'Create Default Challenges' }).click()
  await expectToast(page, 'Created 5 Unity Challenges successfully')
  await expect(page.getByText('All challenges are open to visitors.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Default Challenges' })).toBeHidden()

  await page.getByRole('button', { name: 'Generate Blog Post' }).click()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await expect(page.getByText(/Writing: [\d,]+ words so far/)).toBeVisible()
  model.release()
  await expectToast(page, 'Blog post generated successfully')
  await openRoom(page, 'Automation')
  const checks = page.getByRole('list').filter({ hasText: 'Mentions conservatives or Republicans' })
  await expect(checks.first()).toContainText('2,800 words')
  await openRoom(page, 'Posts')
  await expect(page.getByText('Written by an AI model, not reviewed by an editor (stand-in)')).toBeVisible()

  await page.getByRole('link', { name: /^Edit:/ }).click()
  const form = page.getByRole('form')
  await form.getByLabel('Title').fill('What the bakery and the ballot share')
  await form.getByRole('button', { name: 'HTML' }).click()
  await form
    .getByRole('textbox', { name: 'Text' })
    .fill('<p>A bakery, <strong>and a ballot</strong>.</p><script>x</script>')
  await form.getByRole('button', { name: 'Read' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('strong')).toHaveText('and a ballot')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Post saved')
  await page.goto(`${site.url}/admin/posts`)
  // An edit does not count as a review.
  await expect(
    page.getByText('Drafted with an AI model and edited, not reviewed by an editor (stand-in)'),
  ).toBeVisible()

  await page
    .getByRole('button', { name: 'Approve and Publish: What the bakery and the ballot share' })
    .click()
  await expectToast(page, 'Post published')
  await expect(
    page.getByText('Drafted with an AI model and edited, reviewed by an editor (stand-in)'),
  ).toBeVisible()
  await openRoom(page, 'Activity Log')
  for (const action of [
    'Approved and published a post',
    'Edited a post',
    'Generated a post',
    'Created a challenge',
  ])
    await expect(page.getByText(action).first()).toBeVisible()

  await page.goBack()
  await page.getByRole('link', { name: 'Write a Post' }).click()
  const own = page.getByRole('form', { name: 'Write a Post' })
  await own.getByLabel('Title').fill('Written by a neighbor')
  await own.getByLabel('Excerpt').fill('No model was asked.')
  await own.getByLabel('Category').selectOption('Civil Discourse')
  await own.getByRole('button', { name: 'HTML' }).click()
  await own.getByRole('textbox', { name: 'Text' }).fill('First line.\nSecond line.\nThird line.')
  await own.getByRole('button', { name: 'Read' }).click()
  await expect(own.getByRole('region', { name: 'Preview' }).locator('br')).toHaveCount(2)
  await own.getByRole('button', { name: 'Save as Draft' }).click()
  await expectToast(page, 'Draft saved')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expectToast(page, 'Post published')
  await page.goto(`${site.url}/admin/posts`)
  await page.getByRole('button', { name: 'More actions: What the bakery and the ballot share' }).click()
  await page.getByRole('menuitem', { name: 'Feature' }).click()
  await expectToast(page, 'Post featured')

  await page.goto(`${site.url}/blog`)
  await expect(page.getByRole('region', { name: 'Featured' }).getByRole('link').first()).toContainText(
    'What the bakery',
  )
  await expect(page.getByRole('link', { name: /Written by a neighbor/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /What the bakery and the ballot share/ }).first()).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards.filter({ hasText: 'What the bakery and the ballot share' })).toContainText(
    'Drafted with an AI model and edited, reviewed by an editor',
  )
  await expect(cards.filter({ hasText: 'Written by a neighbor' })).not.toContainText('AI model')
})

test('a reload during a generation shows the same progress and its outcome', async ({
  dashboard,
  model,
  page,
}) => {
  await dashboard({ script: 'held' })
  await page.getByRole('button', { name: 'Generate Blog Post' }).click()
  const progress = page.getByText(/words so far/)
  await progress.scrollIntoViewIfNeeded()
  await expect(progress).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await expect(page.getByRole('progressbar', { name: 'Writing a post' })).toBeVisible()
  model.release()
  await expectToast(page, 'Blog post generated successfully')
  await expect(page.getByRole('button', { name: 'Generate Blog Post' })).toBeEnabled()
})

test('a refusal by the model shows an error and creates no post', async ({ dashboard, page }) => {
  await dashboard({ script: 'refused', environment: { SEED_DEMO: 'false' } })
  await page.getByRole('button', { name: 'Generate Blog Post' }).click()
  await expectToast(page, 'Failed to generate blog post: The AI model declined to write this article')
  await openRoom(page, 'Posts')
  await expect(page.getByText('No posts yet.')).toBeVisible()
})

test('without an API key the dashboard names the variable to set', async ({ dashboard, page }) => {
  await dashboard({ environment: { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' } })
  const message = 'Blog generation is not configured: set OPENAI_API_KEY.'
  await expect(page.getByText(message, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate Blog Post' })).toBeDisabled()
})

test('the stored token opens the dashboard after a reload, until Logout', { tag: '@core' }, async ({
  page,
  site,
}) => {
  await openAdmin(page, site)
  await openRoom(page, 'Automation')
  await expect(page.getByRole('heading', { name: 'Recent AI articles' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBe(ADMIN_TOKEN)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Recent AI articles' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectToast(page, 'Admin token cleared')
  await expect(page.getByRole('heading', { name: 'Admin Authentication' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
})

test('a wrong token is not accepted, and a stored one shows the specified error', async ({ page, site }) => {
  await page.goto(`${site.url}/admin`)
  await rootHydrated(page)
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('AdminChallenges')
      ? route.fulfill({ status: 500 })
      : route.fallback(),
  )
  await expect(page.getByRole('button', { name: 'Authenticate' })).toBeDisabled()
  await signIn(page, '  a wrong token  ')
  await expect(page.getByText('Invalid admin token - please check your credentials')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
  await page.evaluate(() => localStorage.setItem('adminToken', 'a wrong token'))
  await page.reload()
  await expect(page.getByText('Error loading status')).toBeVisible()
  await expect(page.getByText('Invalid admin token - please check your credentials')).toBeVisible()
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: 'Unity Challenges' }),
  })
  await expect(card.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.getByRole('button', { name: 'Generate Blog Post' }).click()
  await expect(
    page.getByText('Failed to generate blog post: Invalid admin token - please check your credentials', {
      exact: true,
    }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Admin Token')).toBeVisible()
})

test('an editor opens a poll, puts it on the home page, and can cancel closing it', {
  tag: '@core',
}, async ({ page, site }) => {
  await openAdmin(page, site)
  await openRoom(page, 'Polls')
  await page.getByLabel('Question', { exact: true }).fill('What shall our town build next?')
  await page.getByLabel('Options', { exact: true }).fill('A pool')
  await page.getByRole('button', { name: 'Open Poll' }).click()
  await expect(page.getByText('Please enter 2 to 10 options')).toBeVisible()
  await page.getByLabel('Options', { exact: true }).fill('A pool\nA library')
  await page.getByRole('button', { name: 'Open Poll' }).click()
  const menu = page.getByRole('button', { name: 'More actions: What shall our town build next?' })
  const row = page.getByRole('listitem').filter({ hasText: 'What shall our town build next?' }).first()
  // The new row is marked and gets the focus, which would close a menu that was opened before.
  await expect(row).toBeFocused()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Move Up' }).click()
  await expect(row).toContainText('On the home page')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.goto(site.url)
  await expect(page.getByRole('heading', { name: 'What shall our town build next?' })).toBeVisible()
  const { polls } = await requestAsAdmin(site, '{ polls { id question } }')
  const created = polls.find(({ question }: { question: string }) => question.includes('our town'))
  await requestAsAdmin(site, 'mutation ($id: ID!) { closePoll(id: $id) { __typename } }', { id: created.id })
})

test('the subscribers can be downloaded as a file', async ({ page, site }) => {
  await openAdmin(page, site)
  await openRoom(page, 'Subscribers')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('subscribers.csv')
  await expect(page.getByText('Email isn’t configured')).toBeVisible()
  await openRoom(page, 'Activity Log')
  await expect(page.getByText('Downloaded the subscriber list')).toBeVisible()
})

test('deleting a post asks for confirmation and updates the list of generations', async ({
  dashboard,
  page,
}) => {
  await dashboard()
  await page.getByRole('button', { name: 'Generate Blog Post' }).click()
  await expectToast(page, 'Blog post generated successfully')
  await openRoom(page, 'Posts')
  await expect(page.getByText('Written by an AI model, not reviewed by an editor (stand-in)')).toBeVisible()
  const first = page.getByRole('button', { name: /^More actions:/ }).first()
  const title = ((await first.getAttribute('aria-label')) ?? '').replace('More actions: ', '')
  await first.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page
    .getByRole('group', { name: confirmTrash(title) })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expectToast(page, 'Post deleted')
  await expect(page.getByRole('button', { name: `More actions: ${title}` })).toBeHidden()
  await openRoom(page, 'Automation')
  await expect(page.getByText('Deleted post')).toBeVisible()
})

test('the dashboard works by keyboard', async ({ page, site }) => {
  await page.goto(`${site.url}/admin/posts`)
  await rootHydrated(page)
  await page.getByLabel('Admin Token').focus()
  await page.keyboard.type(ADMIN_TOKEN)
  await page.keyboard.press('Enter')
  const edit = page.getByRole('link', { name: /^Edit:/ }).first()
  await expect(edit).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).focus()
  await page.keyboard.press('Tab')
  const bar = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(bar.getByRole('link', { name: 'Overview' })).toBeFocused()
  await bar.getByRole('link', { name: 'Activity Log' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Write a Post' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Find a post by title or text')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^All / })).toBeFocused()
  await page.getByRole('button', { name: /^Trash / }).focus()
  // The title, which is a link to the same page.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(edit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('form').getByLabel('Title')).toBeVisible()
  await page.getByRole('textbox', { name: 'Text' }).focus()
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Subheading' })).toBeFocused()
})
