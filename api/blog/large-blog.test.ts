import { beforeAll, expect, test } from 'vitest'
import { MAX_FOUND } from '../../domain/blog/limits.ts'
import { startTestServer } from '../test/server.ts'

// Large enough for the ways that only a large blog takes: far pages, words too common to look up.
const server = await startTestServer()
const POSTS = 2_000
const TAGS = ['even', 'third', 'fifth', 'seventh']
const DIVISORS = [2, 3, 5, 7]

/** What the body of the post says: words that are common, rare, old or new. */
const wordsOf = (number: number) =>
  [
    'everywhere',
    number % 3 === 0 && 'lighthouse',
    number % 50 === 0 && 'seldom',
    number <= 400 && 'bygone',
    number > POSTS - 40 && 'upcoming',
    number % 2 === 0 ? 'marble floor' : 'floor of marble',
  ]
    .filter(Boolean)
    .join(' ')

beforeAll(async () => {
  await server.db.prisma.post.createMany({
    data: Array.from({ length: POSTS }, (_, at) => ({
      slug: `post-${at + 1}`,
      title: at + 1 === POSTS - 30 ? 'Everywhere' : 'A post',
      excerpt: '',
      content: `<p>${wordsOf(at + 1)}</p>`,
      category: at % 2 ? 'Practical Guides' : 'Civil Discourse',
      tags: TAGS.filter((_tag, tag) => (at + 1) % (DIVISORS[tag] ?? 1) === 0),
      author: 'Somebody',
      status: 'published' as const,
      wordCount: 5,
      publishedAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
    })),
  })
})

async function list(filter: Record<string, unknown>, page = 1, pageSize = 50) {
  const { data, errors } = await server.graphql<{ posts: { nodes: { slug: string }[]; totalCount: number } }>(
    `query ($filter: PostFilter, $page: Int!, $pageSize: Int!) {
      posts(filter: $filter, page: $page, pageSize: $pageSize) { nodes { slug } totalCount } }`,
    { filter, page, pageSize },
  )
  expect(errors).toEqual([])
  const numbers = data.posts.nodes.map(({ slug }) => Number(slug.replace('post-', '')))
  return { numbers, total: data.posts.totalCount }
}

/** All pages of a list, one after the other. */
async function whole(filter: Record<string, unknown>) {
  const numbers: number[] = []
  const { total } = await list(filter)
  for (let page = 1; page <= Math.ceil(total / 50); page += 1)
    numbers.push(...(await list(filter, page)).numbers)
  return numbers
}

/** Which posts a search finds, whatever their rank. */
const found = async (filter: Record<string, unknown>) => (await whole(filter)).toSorted((a, b) => b - a)

const newestFirst = (holds: (number: number) => boolean) =>
  Array.from({ length: POSTS }, (_, at) => POSTS - at).filter(holds)

test('every post stands on exactly one page, from the first to the last', async () => {
  expect(await whole({})).toEqual(newestFirst(() => true))
  expect(await whole({ category: 'Practical Guides' })).toEqual(newestFirst((number) => number % 2 === 0))
  expect((await list({}, Math.ceil(POSTS / 7), 7)).numbers).toEqual([5, 4, 3, 2, 1])
})

test('a list of posts with one to four tags holds all of them, the newest first', async () => {
  for (let count = 1; count <= 4; count += 1) {
    const divisors = DIVISORS.slice(0, count)
    const expected = newestFirst((number) => divisors.every((divisor) => number % divisor === 0))
    expect(await whole({ tags: TAGS.slice(0, count) })).toEqual(expected)
    expect((await list({ tags: TAGS.slice(0, count) })).total).toBe(expected.length)
  }
  expect(await list({ tags: ['even', 'third', 'nobody'] })).toEqual({ numbers: [], total: 0 })
  for (const tags of [TAGS.slice(0, 3), TAGS.slice(0, 4)]) {
    expect(await list({ tags }, 99)).toEqual(await list({ tags }))
    expect(await list({ tags: tags.toReversed() })).toEqual(await list({ tags }))
    expect(await list({ tags, category: 'Civil Discourse' }, 99)).toEqual({ numbers: [], total: 0 })
  }
})

test('a common word finds its newest matches, the best of them first', async () => {
  expect((await list({ search: 'everywhere' })).numbers[0]).toBe(POSTS - 30)
  expect(await found({ search: 'everywhere' })).toEqual(newestFirst(() => true).slice(0, MAX_FOUND))
  expect(await found({ search: 'lighthouse' })).toEqual(
    newestFirst((number) => number % 3 === 0).slice(0, MAX_FOUND),
  )
})

test('a rare word, one of long ago and one that has just come up are found wherever they are', async () => {
  expect(await found({ search: 'seldom' })).toEqual(newestFirst((number) => number % 50 === 0))
  expect(await found({ search: 'bygone' })).toEqual(
    newestFirst((number) => number <= 400).slice(0, MAX_FOUND),
  )
  expect(await found({ search: 'upcoming' })).toEqual(newestFirst((number) => number > POSTS - 40))
})

test('phrases, beginnings, alternatives and filters hold among many posts too', async () => {
  const even = newestFirst((number) => number % 2 === 0)
  expect(await found({ search: '"marble floor"' })).toEqual(even.slice(0, MAX_FOUND))
  expect(await found({ search: 'upcom' })).toEqual(newestFirst((number) => number > POSTS - 40))
  expect(await found({ search: 'seldom or upcom' })).toEqual(
    newestFirst((number) => number % 50 === 0 || number > POSTS - 40),
  )
  expect(
    await found({ search: 'everywhere', tags: ['even', 'seventh'], category: 'Practical Guides' }),
  ).toEqual(newestFirst((number) => number % 14 === 0).slice(0, MAX_FOUND))
  expect(await found({ search: 'everywhere -lighthouse', category: 'Civil Discourse' })).toHaveLength(
    MAX_FOUND,
  )
})
