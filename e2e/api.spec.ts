import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectConsoleErrors, expect, test } from './fixtures.ts'

test('a stranger with only /api/docs lists articles, votes, and reads the results', { tag: '@core' }, async ({
  page,
  site,
}) => {
  const elsewhere: string[] = []
  const complaints = collectConsoleErrors(page)
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(data|blob):/.test(url) && !url.startsWith(`${site.url}/`)) elsewhere.push(url)
  })
  await page.goto(`${site.url}/api/docs`)
  const call = (name: string) =>
    page.locator('.opblock').filter({ has: page.getByText(name, { exact: true }) })
  const answerOf = async (name: string) => {
    await call(name).getByRole('button', { name: 'Execute' }).click()
    return JSON.parse(
      (await call(name)
        .locator('.live-responses-table .response-col_description pre')
        .first()
        .textContent()) ?? '',
    )
  }
  const read = (link: string) => page.locator('.info').getByRole('link', { name: link, exact: true }).click()

  await read('GET /api/blog/posts')
  expect((await answerOf('Published posts, newest first')).length).toBeGreaterThan(10)

  await read('GET /api/polls')
  const [poll] = await answerOf('Open polls, the active one first')
  expect(poll.options.length).toBeGreaterThan(1)

  const voting = 'Vote; a second vote by the same browser replaces the first'
  await read('POST /api/polls/{id}/vote')
  // What is filled in is this site's own.
  await expect(call(voting).getByPlaceholder('id')).toHaveValue(poll.id)
  const voted = await answerOf(voting)
  expect(voted.success).toBe(true)

  const reading = 'Votes and percentages, in option order'
  await read('GET /api/polls/{id}/results')
  const results: { votes: number }[] = await answerOf(reading)
  expect(results.map(({ votes }) => votes)).toEqual(
    voted.results.map(({ votes }: { votes: number }) => votes),
  )

  expect(elsewhere).toEqual([])
  expect(complaints).toEqual([])
})

test('a page of another site reads, and can neither write nor ask /graphql', { tag: '@core' }, async ({
  page,
  site,
}) => {
  const other = createServer((_request, answer) =>
    answer.setHeader('content-type', 'text/html').end('<p>Elsewhere'),
  )
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}`)
  const seen = await page.evaluate(async (url) => {
    const attempt = (path: string, init?: RequestInit) =>
      fetch(url + path, init).then(
        async (answer) => ({ status: answer.status, body: await answer.json() }),
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
