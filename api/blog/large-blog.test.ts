import { beforeAll, expect, test } from 'vitest'
import { startTestServer } from '#api/test/server.ts'
import { MAX_FOUND } from '#domain/blog/limits.ts'

const server = await startTestServer()
const POSTS = MAX_FOUND + 200
const TAGS = ['even', 'third', 'fifth', 'seventh']
const DIVISORS = [2, 3, 5, 7]

beforeAll(async () => {
  await server.db.prisma.post.createMany({
    data: Array.from({ length: POSTS }, (_, index) => index + 1).map((number) => ({
      slug: `post-${number}`,
      title: number === POSTS - 30 ? 'Everywhere' : 'A post',
      excerpt: '',
      content: `<p>everywhere ${number <= 40 ? 'bygone' : ''} ${number % 50 === 0 ? 'seldom' : ''}</p>`,
      category: number % 2 ? 'Civil Discourse' : 'Practical Guides',
      tags: TAGS.filter((_tag, index) => number % (DIVISORS[index] ?? 1) === 0),
      author: 'Somebody',
      status: 'published' as const,
      wordCount: 5,
      // Several posts have the same publication time.
      publishedAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 7) * 60_000),
    })),
  })
})

async function list(filter: Record<string, unknown>, page = 1) {
  const { data, errors } = await server.graphql<{
    posts: { nodes: { slug: string }[]; totalCount: number; page: number; pageCount: number }
  }>(
    `query ($filter: PostFilter, $page: Int!) {
      posts(filter: $filter, page: $page, pageSize: 50) { nodes { slug } totalCount page pageCount } }`,
    { filter, page },
  )
  expect(errors).toEqual([])
  const { nodes, ...rest } = data.posts
  return { ...rest, numbers: nodes.map(({ slug }) => Number(slug.replace('post-', ''))) }
}

/** The posts on all pages of a list, sorted by number. Posts on two pages appear twice. */
async function allPages(filter: Record<string, unknown>) {
  const { pageCount, totalCount, numbers } = await list(filter)
  for (let page = 2; page <= pageCount; page += 1) numbers.push(...(await list(filter, page)).numbers)
  expect(numbers).toHaveLength(totalCount)
  return numbers.toSorted((a, b) => a - b)
}

const numbersWhere = (holds: (number: number) => boolean) =>
  Array.from({ length: POSTS }, (_, index) => index + 1).filter(holds)

test('every post is on exactly one page of the list', async () => {
  expect(await allPages({})).toEqual(numbersWhere(() => true))
  expect(await allPages({ category: 'Practical Guides' })).toEqual(numbersWhere((number) => number % 2 === 0))
})

test('filtering by one to four tags returns the posts that have all of them', async () => {
  for (let count = 1; count <= 4; count += 1) {
    const divisors = DIVISORS.slice(0, count)
    const expected = numbersWhere((number) => divisors.every((divisor) => number % divisor === 0))
    expect(await allPages({ tags: TAGS.slice(0, count) })).toEqual(expected)
    expect(await allPages({ tags: TAGS.slice(0, count).toReversed() })).toEqual(expected)
  }
  expect(await list({ tags: ['even', 'nobody'] })).toMatchObject({ numbers: [], totalCount: 0 })
  expect(await list({ tags: ['even'], category: 'Civil Discourse' })).toMatchObject({ totalCount: 0 })
})

test('a very common word returns its newest matches, best match first', async () => {
  const first = await list({ search: 'everywhere' })
  expect(first).toMatchObject({ totalCount: MAX_FOUND, page: 1 })
  expect(first.numbers[0]).toBe(POSTS - 30)
  expect(await list({ search: 'everywhere' }, 9_999)).toEqual(first)
  const found = await allPages({ search: 'everywhere' })
  expect(found).toHaveLength(MAX_FOUND)
  expect(found[0]).toBeGreaterThan(POSTS - MAX_FOUND - 7)
})

test('a rare word also finds the oldest posts', async () => {
  expect(await allPages({ search: 'bygone' })).toEqual(numbersWhere((number) => number <= 40))
  expect(await allPages({ search: 'seld' })).toEqual(numbersWhere((number) => number % 50 === 0))
  expect(await allPages({ search: 'seldom or bygone', tags: ['third'] })).toEqual(
    numbersWhere((number) => number % 3 === 0 && (number % 50 === 0 || number <= 40)),
  )
})
