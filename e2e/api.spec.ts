import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectConsoleErrors, expect, test } from './fixtures.ts'

test('the examples in /api/docs list articles, vote, and read the results', async ({ page, site }) => {
  const externalRequests: string[] = []
  const errors = collectConsoleErrors(page)
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(data|blob):/.test(url) && !url.startsWith(`${site.url}/`)) externalRequests.push(url)
  })
  await page.goto(`${site.url}/api/docs`)
  const operation = (name: string) =>
    page.locator('.opblock').filter({ has: page.getByText(name, { exact: true }) })
  const responseOf = async (name: string) => {
    await operation(name).getByRole('button', { name: 'Execute' }).click()
    return JSON.parse(
      (await operation(name)
        .locator('.live-responses-table .response-col_description pre')
        .first()
        .textContent()) ?? '',
    )
  }
  const openExample = (link: string) =>
    page.locator('.info').getByRole('link', { name: link, exact: true }).click()

  await openExample('GET /api/blog/posts')
  expect((await responseOf('Published posts, newest first')).length).toBeGreaterThan(10)

  await openExample('GET /api/polls')
  const [poll] = await responseOf('Open or closed polls')
  expect(poll.options.length).toBeGreaterThan(1)

  const voteTitle = 'Vote in an open poll'
  await openExample('POST /api/polls/{id}/vote')
  // The example is filled in with an id of this site.
  await expect(operation(voteTitle).getByPlaceholder('id')).toHaveValue(poll.id)
  const voted = await responseOf(voteTitle)
  expect(voted.success).toBe(true)

  const resultsTitle = 'Votes and percentages of a poll'
  await openExample('GET /api/polls/{id}/results')
  const results: { votes: number }[] = await responseOf(resultsTitle)
  expect(results.map(({ votes }) => votes)).toEqual(
    voted.results.map(({ votes }: { votes: number }) => votes),
  )

  expect(externalRequests).toEqual([])
  expect(errors).toEqual([])
})

test('another origin can read the REST API but cannot write or use GraphQL', { tag: '@core' }, async ({
  page,
  site,
}) => {
  const other = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<p>Elsewhere'),
  )
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}`)
  const seen = await page.evaluate(async (url) => {
    const attempt = (path: string, init?: RequestInit) =>
      fetch(url + path, init).then(
        async (response) => ({ status: response.status, body: await response.json() }),
        () => 'refused' as const,
      )
    const polls = await attempt('/api/polls')
    const poll = polls !== 'refused' ? polls.body[0] : undefined
    const results = () => attempt(`/api/polls/${poll.id}/results`)
    const before = await results()
    const vote = { method: 'POST', body: '{"optionIndex":0}' }
    const json = { 'content-type': 'application/json' }
    return {
      polls: polls !== 'refused' && polls.status,
      notFound: await attempt('/api/polls/nobody/results'),
      withCredentials: await attempt('/api/polls', { credentials: 'include' }),
      write: await attempt(`/api/polls/${poll.id}/vote`, { ...vote, headers: json }),
      simpleWrite: await attempt(`/api/polls/${poll.id}/vote`, vote),
      graphql: await attempt('/graphql', {
        method: 'POST',
        headers: json,
        body: '{"query":"{ __typename }"}',
      }),
      unchanged: JSON.stringify(before) === JSON.stringify(await results()),
    }
  }, site.url)
  other.close()
  expect(seen).toMatchObject({
    polls: 200,
    notFound: { status: 404, body: { code: 'NOT_FOUND' } },
    withCredentials: 'refused',
    write: 'refused',
    simpleWrite: 'refused',
    graphql: 'refused',
    unchanged: true,
  })
})
