import { BROWSER_DATA } from '#domain/pages/privacy-tables.ts'
import { expect, test } from './fixtures.ts'
import { ADMIN_TOKEN } from './server.ts'

test('GraphiQL opens with examples, runs them, and loads nothing from another origin', {
  tag: '@core',
}, async ({ page, site }) => {
  const externalRequests: string[] = []
  const errors: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${site.url}/`))
      externalRequests.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const execute = page.getByRole('button', { name: /Execute query/ })
  await page.goto(`${site.url}/graphql`)
  await expect(page.locator('.graphiql-container').first()).toBeVisible()
  await expect(page.locator('.graphiql-query-editor')).toContainText('query')
  await execute.click()
  await expect(page.locator('.result-window')).toContainText('"data"')

  // Examples are filled in with ids of this site.
  await page.locator('.graphiql-tab-button', { hasText: /^Polls$/ }).click()
  await expect(execute).toHaveAttribute('aria-haspopup', 'menu')
  await execute.click()
  await page.getByRole('menuitem', { name: 'Vote' }).click()
  await expect(page.locator('.result-window')).toContainText('"totalVotes"')

  await page.locator('.graphiql-tab-button', { hasText: 'Blog' }).click()
  await expect(page.locator('.graphiql-query-editor')).toContainText('Blog')
  // The button offers the operations of the previous tab until the new text is parsed.
  await expect(execute).not.toHaveAttribute('aria-haspopup')
  await execute.click()
  await expect(page.locator('.result-window')).toContainText('totalCount')
  // The URL contains the query. Opening it again must show GraphiQL, not a response.
  await page.reload()
  await expect(page.locator('.graphiql-query-editor')).toContainText('Blog')
  expect(externalRequests).toEqual([])
  expect(errors).toEqual([])
})

test('a token typed into GraphiQL works and is not stored in the browser', async ({ page, site }) => {
  await page.goto(`${site.url}/graphql`)
  await page.locator('.graphiql-tab-button', { hasText: 'Dashboard' }).click()
  await page.getByRole('button', { name: 'Headers' }).click()
  const headers = page.locator('.graphiql-editor-tool .graphiql-editor:not(.hidden) .view-lines')
  await expect(headers).toContainText('the admin token')
  await headers.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(JSON.stringify({ Authorization: `Bearer ${ADMIN_TOKEN}` }))
  await expect(headers).toContainText(ADMIN_TOKEN)
  await page.getByRole('button', { name: /Execute query/ }).click()
  await expect(page.locator('.result-window')).toContainText('"totalCount"')

  const keysWith = (text: string) =>
    page.evaluate(
      (text) => Object.entries(localStorage).flatMap(([key, value]) => (value.includes(text) ? [key] : [])),
      text,
    )
  // GraphiQL stores its text with a delay.
  await expect.poll(() => keysWith('adminPosts')).not.toEqual([])
  await page.reload()
  await expect(page.locator('.graphiql-query-editor')).toContainText('Dashboard')
  expect(await keysWith(ADMIN_TOKEN)).toEqual([])
  expect(page.url()).not.toContain(ADMIN_TOKEN)

  // The privacy policy lists what this page stores, too.
  const listed = BROWSER_DATA.map(({ name }) => name.replace('…', ''))
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(stored.filter((key) => !listed.some((name) => key.startsWith(name)))).toEqual([])
})
