import { beforeAll, expect, test } from 'vitest'
import { makePoll } from '#api/test/factories.ts'
import { startTestServer } from '#api/test/server.ts'

const { app, db, graphql } = await startTestServer()

beforeAll(async () => {
  for (let number = 1; number <= 45; number += 1) {
    // Several polls closed at the same time.
    const closedAt = new Date(Date.UTC(2026, 0, Math.ceil(number / 3)))
    await makePoll(db.prisma, { question: `Question ${number}?`, status: 'closed', closedAt })
  }
  await makePoll(db.prisma, { question: 'The second open one?', position: 2 })
  await makePoll(db.prisma, { question: 'The active one?', position: 1 })
})

type Closed = {
  totalCount: number
  page: number
  pageCount: number
  nodes: { question: string; closedAt: string }[]
}

async function closedPolls(args = ''): Promise<Closed> {
  const { data } = await graphql<{ closedPolls: Closed }>(
    `{ closedPolls${args} { totalCount page pageCount nodes { question closedAt } } }`,
  )
  return data.closedPolls
}

test('closed polls are listed once each, twenty per page, the most recently closed first', async () => {
  const pages = [await closedPolls(), await closedPolls('(page: 2)'), await closedPolls('(page: 3)')]
  expect(
    pages.map(({ totalCount, page, pageCount, nodes }) => [totalCount, page, pageCount, nodes.length]),
  ).toEqual([
    [45, 1, 3, 20],
    [45, 2, 3, 20],
    [45, 3, 3, 5],
  ])
  const nodes = pages.flatMap((page) => page.nodes)
  expect(new Set(nodes.map(({ question }) => question)).size).toBe(45)
  const times = nodes.map(({ closedAt }) => closedAt)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(await closedPolls('(page: 9)')).toMatchObject({ page: 3 })
})

test('a page has at most fifty polls', async () => {
  const { errors } = await graphql('{ closedPolls(pageSize: 51) { totalCount } }')
  expect(errors[0]?.extensions.code).toBe('BAD_INPUT')
})

async function list(query: string) {
  const { headers, statusCode, ...response } = await app.inject(`/api/polls${query}`)
  const polls = response.json() as { question: string; slug: string; exampleVotes: number }[]
  return { statusCode, polls, total: headers['x-total-count'], link: headers['link'] }
}

test('REST lists the open polls unless asked for closed ones', async () => {
  const { polls, total, link } = await list('')
  expect(polls.map(({ question }) => question)).toEqual(['The active one?', 'The second open one?'])
  expect([total, link]).toEqual(['2', '</api/polls?page=1>; rel="first", </api/polls?page=1>; rel="last"'])
  expect(polls[0]).toMatchObject({ slug: expect.stringMatching(/^the-active-one/), exampleVotes: 0 })
  expect((await list('?limit=1&page=2')).polls.map(({ question }) => question)).toEqual([
    'The second open one?',
  ])
})

test('REST pages of closed polls follow the links, and a page beyond the last is empty', async () => {
  const all: string[] = []
  let next: string | undefined = '?status=closed&limit=20'
  while (next) {
    const page = await list(next)
    expect(page.total).toBe('45')
    all.push(...page.polls.map(({ slug }) => slug))
    next = /<\/api\/polls([^>]+)>; rel="next"/.exec(String(page.link))?.[1]
  }
  expect(new Set(all).size).toBe(45)
  expect(await list('?status=closed&limit=20&page=4')).toMatchObject({
    statusCode: 200,
    polls: [],
    total: '45',
  })
  expect((await list('?status=closed')).polls).toHaveLength(45)
})
