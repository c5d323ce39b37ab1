import { BROWSER_DATA } from '#domain/pages/privacy-tables.ts'
import { expect, test } from './fixtures.ts'
import { ADMIN_TOKEN } from './server.ts'

test('GraphiQL opens with the examples, runs one, and loads nothing from elsewhere', {
  tag: '@core',
}, async ({ page, site }) => {
  const elsewhere: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${site.url}/`))
      elsewhere.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const execute = page.getByRole('button', { name: /Execute query/ })
  await page.goto(`${site.url}/graphql`)
  await expect(page.locator('.graphiql-container').first()).toBeVisible()
  await expect(page.locator('.graphiql-query-editor')).toContainText('query')
  await execute.click()
  await expect(page.locator('.result-window')).toContainText('"data"')

  // Examples that need an id open with one of this site's.
  await page.locator('.graphiql-tab-button', { hasText: 'Polls' }).click()
  await expect(execute).toHaveAttribute('aria-haspopup', 'menu')
  await execute.click()
  await page.getByRole('menuitem', { name: 'Vote' }).click()
  await expect(page.locator('.result-window')).toContainText('"totalVotes"')

  await page.locator('.graphiql-tab-button', { hasText: 'Blog' }).click()
  await expect(page.locator('.graphiql-query-editor')).toContainText('Blog')
  // The tab before had several operations: the button offers them until the new text is read.
  await expect(execute).not.toHaveAttribute('aria-haspopup')
  await execute.click()
  await expect(page.locator('.result-window')).toContainText('totalCount')
  // What is asked stands in the address: whoever opens it again finds GraphiQL, not an answer.
  await page.reload()
  await expect(page.locator('.graphiql-query-editor')).toContainText('Blog')
  expect(elsewhere).toEqual([])
  expect(complaints).toEqual([])
})

test('a token typed into GraphiQL works, and is not kept in the browser', async ({ page, site }) => {
  await page.goto(`${site.url}/graphql`)
  await page.locator('.graphiql-tab-button', { hasText: 'Desk' }).click()
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

  const keptUnder = (text: string) =>
    page.evaluate(
      (text) => Object.entries(localStorage).flatMap(([key, value]) => (value.includes(text) ? [key] : [])),
      text,
    )
  // What is typed is stored a moment later.
  await expect.poll(() => keptUnder('deskPosts')).not.toEqual([])
  await page.reload()
  await expect(page.locator('.graphiql-query-editor')).toContainText('Desk')
  expect(await keptUnder(ADMIN_TOKEN)).toEqual([])
  expect(page.url()).not.toContain(ADMIN_TOKEN)

  // The privacy policy names all that stays in the browser, this page's too.
  const told = BROWSER_DATA.map(({ name }) => name.replace('…', ''))
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(stored.filter((key) => !told.some((name) => key.startsWith(name)))).toEqual([])
})
