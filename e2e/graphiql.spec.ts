import { expect, test } from './fixtures.ts'

test('GraphiQL opens with the examples, runs one, and loads nothing from elsewhere', async ({
  page,
  site,
}) => {
  const elsewhere: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${site.url}/`))
      elsewhere.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(`${site.url}/graphql`)
  await expect(page.locator('.graphiql-container').first()).toBeVisible()
  await expect(page.locator('.graphiql-query-editor')).toContainText('query')
  await page.getByRole('button', { name: /Execute query/ }).click()
  const choice = page.getByRole('menuitem').first()
  await choice.or(page.locator('.result-window').getByText('"data"')).first().waitFor()
  if (await choice.isVisible()) await choice.click()
  await expect(page.locator('.result-window')).toContainText('"data"')

  // Examples that need an id open with one of this site's.
  await page.locator('.graphiql-tab-button', { hasText: 'Polls' }).click()
  await page.getByRole('button', { name: /Execute query/ }).click()
  await page.getByRole('menuitem', { name: 'Vote' }).click()
  await expect(page.locator('.result-window')).toContainText('"totalVotes"')

  await page.locator('.graphiql-tab-button', { hasText: 'Blog' }).click()
  await expect(page.locator('.graphiql-query-editor')).toContainText('Blog')
  await page.getByRole('button', { name: /Execute query/ }).click()
  await expect(page.locator('.result-window')).toContainText('totalCount')
  // What is asked stands in the address: whoever opens it again finds GraphiQL, not an answer.
  await page.reload()
  await expect(page.locator('.graphiql-query-editor')).toContainText('Blog')
  // On a phone the answer has its own rows: beside the question it would have no width.
  await page.setViewportSize({ width: 390, height: 844 })
  const width = async () => (await page.locator('.graphiql-response').boundingBox())?.width
  await expect.poll(width).toBeGreaterThan(250)
  expect(elsewhere).toEqual([])
  expect(complaints).toEqual([])
})
