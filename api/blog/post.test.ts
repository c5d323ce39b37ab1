import { beforeAll, expect, test } from 'vitest'
import { makePost } from '#api/test/factories.ts'
import { countQueries, statementsOf } from '#api/test/queries.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'

const server = await startTestServer()
const { db } = server

const day = (number: number) => new Date(Date.UTC(2026, 9, number, 15))

beforeAll(async () => {
  for (let number = 1; number <= 14; number += 1) {
    await makePost(db.prisma, {
      slug: `story-${number}`,
      title: `Story ${number}`,
      category: number % 2 ? 'Stories of Unity' : 'Practical Guides',
      tags: ['local', ...(number % 3 ? [] : ['family']), ...(number % 4 ? [] : ['how-to'])],
      featured: number === 2 || number === 5,
      publishedAt: day(number),
    })
  }
  await makePost(db.prisma, { slug: 'a-draft', status: 'draft', publishedAt: null, tags: ['secret'] })
})

const LIST = `query ($filter: PostFilter, $page: Int! = 1, $pageSize: Int! = 6) {
  posts(filter: $filter, page: $page, pageSize: $pageSize) { nodes { slug } totalCount page pageCount }
}`

interface List {
  posts: { nodes: { slug: string }[]; totalCount: number; page: number; pageCount: number }
}

async function list(variables: Record<string, unknown> = {}) {
  const { data, errors } = await server.graphql<List>(LIST, variables)
  expect(errors).toEqual([])
  return { ...data.posts, nodes: data.posts.nodes.map(({ slug }) => Number(slug.replace('story-', ''))) }
}

test('posts are listed newest first, six per page', async () => {
  expect(await list()).toEqual({ nodes: [14, 13, 12, 11, 10, 9], totalCount: 14, page: 1, pageCount: 3 })
  expect(await list({ page: 3 })).toEqual({ nodes: [2, 1], totalCount: 14, page: 3, pageCount: 3 })
})

test('a page number beyond the last returns page 1', async () => {
  expect(await list({ page: 4 })).toMatchObject({ nodes: [14, 13, 12, 11, 10, 9], page: 1 })
})

test('a category matches in any letter case, and an unknown one is empty', async () => {
  const found = await list({ filter: { category: 'practical GUIDES' } })
  expect(found).toMatchObject({ nodes: [14, 12, 10, 8, 6, 4], totalCount: 7, pageCount: 2 })
  expect(await list({ filter: { category: 'Gossip' } })).toEqual({
    nodes: [],
    totalCount: 0,
    page: 1,
    pageCount: 1,
  })
})

test('a post must have all selected tags', async () => {
  expect(await list({ filter: { tags: ['family'] } })).toMatchObject({ nodes: [12, 9, 6, 3], totalCount: 4 })
  expect(await list({ filter: { tags: ['FAMILY', 'Family'] } })).toMatchObject({ totalCount: 4 })
  expect(await list({ filter: { tags: ['how-to', 'family'] } })).toMatchObject({ nodes: [12], totalCount: 1 })
  expect(await list({ filter: { tags: ['family', 'how-to', 'local'] } })).toMatchObject({ totalCount: 1 })
  expect(await list({ filter: { tags: ['family', 'local'], category: 'Stories of Unity' } })).toMatchObject({
    nodes: [9, 3],
    totalCount: 2,
  })
  expect(await list({ filter: { tags: ['nobody'] } })).toMatchObject({ nodes: [], totalCount: 0 })
})

test('blank filters are ignored', async () => {
  expect(await list({ filter: { search: '  ', category: ' ', tags: [' '] } })).toMatchObject({
    totalCount: 14,
  })
})

test('invalid list arguments are rejected with BAD_INPUT', async () => {
  const wrong = [
    { page: 0 },
    { pageSize: 51 },
    { pageSize: 0 },
    { filter: { search: 'x'.repeat(201) } },
    { filter: { tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`) } },
  ]
  for (const variables of wrong) {
    const { status, errors } = await server.graphql(LIST, variables)
    expect(status).toBe(400)
    expect(errors[0]?.extensions.code).toBe('BAD_INPUT')
  }
})

test('featured posts come first, then the newest', async () => {
  const { data } = await server.graphql<{ featuredPosts: { slug: string }[] }>('{ featuredPosts { slug } }')
  expect(data.featuredPosts.map(({ slug }) => slug)).toEqual(['story-5', 'story-2', 'story-14'])
})

test('categories and tags are counted over published posts only', async () => {
  const { data } = await server.graphql('{ categories { name count } tags { name count } }')
  expect(data).toEqual({
    categories: [
      { name: 'Practical Guides', count: 7 },
      { name: 'Stories of Unity', count: 7 },
    ],
    tags: [
      { name: 'local', count: 14 },
      { name: 'family', count: 4 },
      { name: 'how-to', count: 3 },
    ],
  })
})

test('only an admin can read a draft', async () => {
  const query = '{ post(slug: "a-draft") { slug } }'
  expect((await server.graphql(query)).data).toEqual({ post: null })
  expect((await server.graphql(query, {}, asAdmin)).data).toEqual({ post: { slug: 'a-draft' } })
})

test('only an admin can read status and source', async () => {
  for (const field of ['status', 'source']) {
    const query = `{ post(slug: "story-1") { ${field} } }`
    const unauthenticated = await server.graphql(query)
    expect(unauthenticated.status).toBe(401)
    expect(unauthenticated.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await server.graphql(query, {}, asAdmin)).status).toBe(200)
  }
})

test('related posts are up to three other posts of the same category', async () => {
  const { data } = await server.graphql<{ post: { relatedPosts: { slug: string }[] } }>(
    '{ post(slug: "story-13") { relatedPosts { slug } } }',
  )
  expect(data.post.relatedPosts.map(({ slug }) => slug)).toEqual(['story-11', 'story-9', 'story-7'])
})

test('a body is sanitized on output, even if it was stored unsanitized', async () => {
  await makePost(db.prisma, {
    slug: 'hostile',
    publishedAt: day(0),
    content:
      '<p>One\ntwo</p>\n<img src=x onerror=alert(1)><a href="https://example.com" rel="opener">a</a><a href="/contact">b</a>',
  })
  const { data } = await server.graphql('{ post(slug: "hostile") { content } }')
  expect(data).toEqual({
    post: {
      content:
        '<p>One<br>two</p>\n<a href="https://example.com" rel="noopener noreferrer nofollow">a</a><a href="/contact">b</a>',
    },
  })
  await db.prisma.post.delete({ where: { slug: 'hostile' } })
})

test('provenance is derived from the model and the review date', async () => {
  const provenance = async (post: object) => {
    const { slug } = await makePost(db.prisma, post)
    const { data } = await server.graphql<{ post: { provenance: string } }>(
      'query ($slug: String!) { post(slug: $slug) { provenance } }',
      { slug },
    )
    await db.prisma.post.delete({ where: { slug } })
    return data.post.provenance
  }
  expect(await provenance({})).toBe('PEOPLE')
  expect(await provenance({ aiModel: 'm' })).toBe('MODEL')
  expect(await provenance({ aiModel: 'm', reviewedAt: day(1) })).toBe('MODEL_REVIEWED')
})

test('every post has an image URL', async () => {
  const { data } = await server.graphql('{ post(slug: "story-1") { featuredImage image } }')
  expect(data).toEqual({ post: { featuredImage: null, image: 'http://localhost:4000/og/story-1.png' } })
})

test.skipIf(!db.pglite)('a list takes two SQL statements and does not load the bodies', async () => {
  const seen = await statementsOf(db, () =>
    server.graphql('{ posts { nodes { id title readTime tags } totalCount } }'),
  )
  expect(seen).toHaveLength(2)
  expect(seen.join('\n')).not.toContain('"content"')
})

test.skipIf(!db.pglite)('a single post takes one statement, or two with related posts', async () => {
  const of = (fields: string) =>
    countQueries(db, () => server.graphql(`{ post(slug: "story-1") { id title content ${fields} } }`))
  expect(await of('')).toBe(1)
  expect(await of('relatedPosts { title }')).toBe(2)
})

test('at most the forty most used tags are listed', async () => {
  for (let post = 1; post <= 5; post += 1) {
    await makePost(db.prisma, { tags: Array.from({ length: 8 }, (_, index) => `rare ${post}${index}`) })
  }
  const { data } = await server.graphql<{ tags: { name: string }[] }>('{ tags { name } }')
  expect(data.tags).toHaveLength(40)
  expect(data.tags.slice(0, 3).map(({ name }) => name)).toEqual(['local', 'family', 'how-to'])
})

test('a post’s description is its excerpt or the first 160 characters of its text', async () => {
  const described = async (slug: string, excerpt: string, content: string) => {
    await makePost(db.prisma, { slug, excerpt, content })
    const { data } = await server.graphql<{ post: { description: string } }>(
      `{ post(slug: "${slug}") { description } }`,
    )
    return data.post.description
  }
  expect(await described('with-excerpt', ' Two neighbors. ', '<p>Long.</p>')).toBe('Two neighbors.')
  const long = await described('without-excerpt', ' ', `<h2>One</h2><p>${'é🤝'.repeat(100)}</p>`)
  expect([...long].length).toBe(160)
  expect(long.startsWith('One é🤝')).toBe(true)
  expect(await described('cut-at-a-space', '', `<p>${'a'.repeat(159)} b</p>`)).toBe('a'.repeat(159))
})
