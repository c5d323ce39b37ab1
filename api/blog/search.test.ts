import { beforeAll, expect, test } from 'vitest'
import { makePost } from '#api/test/factories.ts'
import { countQueries } from '#api/test/queries.ts'
import { startTestServer } from '#api/test/server.ts'

const server = await startTestServer()
const { db } = server

beforeAll(async () => {
  const posts = [
    {
      slug: 'in-title',
      title: 'Neighbors and one fence',
      excerpt: 'Two of them.',
      content: '<p>They met at the fence of a school &amp; talked.</p>',
      tags: ['local'],
    },
    {
      slug: 'in-excerpt',
      title: 'A quiet street',
      excerpt: 'It began with a fence.',
      content: '<p>Nothing more.</p>',
      tags: ['stories'],
    },
    {
      slug: 'in-body',
      title: 'The long road',
      excerpt: 'How it went.',
      content: '<p>At last there stood a fence made of <em>town hall</em>, doors &amp; beams.</p>',
      tags: ['stories'],
      category: 'Practical Guides',
    },
    {
      slug: 'in-tags',
      title: 'Listening',
      excerpt: 'A habit.',
      content: '<p>The hall of another town.</p>',
      tags: ['civics', 'local'],
    },
  ]
  for (const post of posts) await makePost(db.prisma, post)
  await makePost(db.prisma, {
    slug: 'a-draft',
    title: 'A fence in an embargoed draft',
    status: 'draft',
    publishedAt: null,
  })
})

interface SearchData {
  posts: {
    nodes: { slug: string }[]
    totalCount: number
    correctedSearch: string | null
    highlights: Record<'title' | 'excerpt' | 'passage', { text: string; match: boolean }[]>[]
  }
}

async function search(text: string, filter: Record<string, unknown> = {}) {
  const { data, errors } = await server.graphql<SearchData>(
    `query ($filter: PostFilter) { posts(filter: $filter) {
      nodes { slug } totalCount correctedSearch
      highlights { title { text match } excerpt { text match } passage { text match } }
    } }`,
    { filter: { search: text, ...filter } },
  )
  expect(errors).toEqual([])
  return data.posts
}

const slugs = async (text: string, filter = {}) => (await search(text, filter)).nodes.map(({ slug }) => slug)

test('title matches come before excerpt matches, and excerpt matches before body matches', async () => {
  expect(await slugs('fence')).toEqual(['in-title', 'in-excerpt', 'in-body'])
})

test('words match by stem and by prefix', async () => {
  expect(await slugs('neighbor')).toEqual(['in-title'])
  expect(await slugs('neighb')).toEqual(['in-title'])
  expect(await slugs('a quiet str')).toEqual(['in-excerpt'])
  expect(await slugs('civic')).toEqual(['in-tags'])
})

test('a quoted phrase matches only in that order', async () => {
  expect(await slugs('town hall')).toEqual(['in-body', 'in-tags'])
  expect(await slugs('"town hall"')).toEqual(['in-body'])
})

test('search supports excluded words and alternatives', async () => {
  expect(await slugs('fence -school')).toEqual(['in-excerpt', 'in-body'])
  expect(await slugs('listening or quiet')).toHaveLength(2)
})

test('search combines with other filters', async () => {
  expect(await slugs('fence', { tags: ['stories'] })).toEqual(['in-excerpt', 'in-body'])
  expect(await slugs('fence', { category: 'Practical Guides' })).toEqual(['in-body'])
})

test('a typo is corrected only when nothing else is found, and the correction is reported', async () => {
  const found = await search('nieghbors fnece')
  expect(found.nodes.map(({ slug }) => slug)).toEqual(['in-title'])
  expect(found.correctedSearch).toBe('neighbors fence')
  expect((await search('Nieghbors FNECE')).correctedSearch).toBe('neighbors fence')
  expect((await search('fence')).correctedSearch).toBeNull()
  expect(await search('zebra crossing')).toMatchObject({ totalCount: 0, correctedSearch: null })
  // A correction that finds nothing is not reported.
  const elsewhere = await search('nieghbors fnece', { tags: ['gardening'] })
  expect(elsewhere).toMatchObject({ totalCount: 0, correctedSearch: null })
})

test('drafts are not found, and their words are not used for corrections', async () => {
  expect(await slugs('draft')).toEqual([])
  expect(await search('embargoedd')).toMatchObject({ totalCount: 0, correctedSearch: null })
})

test('publishing a draft makes its words available for corrections', async () => {
  const draft = {
    slug: 'later',
    title: 'Beekeepers',
    content: '<p>Honey.</p>',
    status: 'draft',
    publishedAt: null,
  } as const
  const { id } = await makePost(db.prisma, draft)
  expect((await search('beekepers')).correctedSearch).toBeNull()
  await db.prisma.post.update({ where: { id }, data: { status: 'published', publishedAt: new Date() } })
  expect((await search('beekepers')).correctedSearch).toBe('beekeepers')
})

test('highlights are pieces of plain text with match flags', async () => {
  const { highlights } = await search('fence')
  expect(highlights[0]).toEqual({
    title: [
      { text: 'Neighbors and one ', match: false },
      { text: 'fence', match: true },
    ],
    excerpt: [{ text: 'Two of them.', match: false }],
    passage: [],
  })
  const inBody = highlights[2]?.passage ?? []
  expect(inBody.filter(({ match }) => match)).toEqual([{ text: 'fence', match: true }])
  expect(inBody.map(({ text }) => text).join('')).toContain('stood a fence made of town hall, doors & beams')
})

test('markup in a title stays text', async () => {
  await makePost(db.prisma, { slug: 'markup', title: '<b>Hedgehog</b> & <script>x</script>', excerpt: '' })
  const { highlights } = await search('hedgehog')
  expect(highlights[0]?.title.map(({ text }) => text).join('')).toBe('<b>Hedgehog</b> & <script>x</script>')
})

test('any search text is accepted without an error', async () => {
  const typed = [
    '"',
    '""" or or -',
    '\'; DROP TABLE "Post"; --',
    ':* & | ! <->',
    '\\',
    '%_',
    'the',
    'a or',
    '🤝',
    'x'.repeat(200),
    'ﬁ ẞ İ',
    '((((',
    '-'.repeat(200),
    `${'- '.repeat(60)}town`,
    '-é'.repeat(90),
  ]
  for (const text of typed) await search(text)
})

test.skipIf(!db.pglite)('a search takes two statements, and highlighting takes one more', async () => {
  const plain = (fields: string) => () =>
    server.graphql(`{ posts(filter: { search: "fence" }) { nodes { title } totalCount ${fields} } }`)
  expect(await countQueries(db, plain(''))).toBeLessThanOrEqual(2)
  expect(await countQueries(db, plain('highlights { title { text } }'))).toBeLessThanOrEqual(3)
})
