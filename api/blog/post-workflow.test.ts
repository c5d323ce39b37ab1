import { expect, test } from 'vitest'
import { parse } from '#api/graphql/parse.ts'
import { makePost } from '#api/test/factories.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'
import { postInputSchema } from '#domain/blog/post-input.ts'
import { createPost } from './post.service.ts'

const server = await startTestServer()
const { prisma } = server.db
const { ask } = server
const TOMORROW = '2026-11-21T12:00:00.000Z'

const draft = (change: Parameters<typeof makePost>[1] = {}) =>
  makePost(prisma, { status: 'draft', publishedAt: null, ...change })
const mutate = (call: string, selection = '... on Post { id }') =>
  ask(`mutation { ${call} { __typename ${selection} ... on Error { code message } } }`)
const read = (id: string, selection: string) =>
  ask('query ($id: ID!) { adminPost(id: $id) { SELECTION } }'.replace('SELECTION', selection), { id })
const save = (id: string, content: string, more = '') =>
  mutate(`updatePost(id: "${id}", content: ${JSON.stringify(content)} ${more})`, '... on Post { revision }')
const versions = 'versions { nodes { id editor kind title content } totalCount }'
type Versions = { versions: { nodes: { id: string; kind: string; content: string }[]; totalCount: number } }
const actionsOf = async (target: string) =>
  (await prisma.auditEntry.findMany({ where: { target }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  )

test('each save is a version, and restoring one adds another', async () => {
  const input = { title: 'One town', excerpt: '', content: '<p>One</p>', category: 'Civil Discourse' }
  const { id } = await createPost(server, parse(postInputSchema, input), { aiModel: 'a-model' })
  await save(id, '<p>Two</p>')
  await save(id, '<p>Two</p>')
  const before = (await read(id, versions)) as unknown as Versions
  expect(before.versions).toMatchObject({
    nodes: [
      { kind: 'TYPED', editor: 'Admin', content: '<p>Two</p>' },
      { kind: 'MODEL', editor: null, content: '<p>One</p>' },
    ],
    totalCount: 2,
  })
  const oldest = before.versions.nodes[1]?.id
  const { revision } = await read(id, 'revision')
  const restore = (revision: unknown) =>
    mutate(
      `restorePostVersion(id: "${id}", versionId: "${oldest}", revision: "${revision}")`,
      '... on Post { source status }',
    )
  expect(await restore('an-old-one')).toMatchObject({ code: 'CONFLICT' })
  expect(await restore(revision)).toMatchObject({ source: '<p>One</p>', status: 'DRAFT' })
  expect(await read(id, versions)).toMatchObject({
    versions: { nodes: [{ kind: 'RESTORED' }, { kind: 'TYPED' }, { kind: 'MODEL' }] },
  })
})

test('a version of another post cannot be restored', async () => {
  const [one, other] = [await draft(), await draft()]
  await save(other.id, '<p>Other</p>')
  const [version] = await prisma.postVersion.findMany({ where: { postId: other.id } })
  const { revision } = await read(one.id, 'revision')
  const result = await mutate(
    `restorePostVersion(id: "${one.id}", versionId: "${version?.id}", revision: "${revision}")`,
  )
  expect(result).toMatchObject({ code: 'NOT_FOUND' })
})

test('an uploaded picture gets its size, and its other widths when it is rendered', async () => {
  const image = await prisma.image.create({
    data: { width: 1600, height: 900, files: { create: { width: 1600, data: new Uint8Array(1) } } },
  })
  const { id, slug } = await makePost(prisma)
  const gone = '0193a1b2-0000-7000-8000-000000000009'
  await save(
    id,
    `<p>A</p><img src="/images/${image.id}-480.webp" alt="A &quot;town&quot;" onerror="x"><img src="/images/${gone}-480.webp" alt="">`,
  )
  expect(await read(id, 'source')).toEqual({
    source: `<p>A</p><img src="/images/${image.id}-1600.webp" alt="A &quot;town&quot;" width="1600" height="900" />`,
  })
  const { data } = await server.graphql<{ post: { content: string } }>(
    `{ post(slug: "${slug}") { content } }`,
  )
  expect(data.post.content).toContain(
    `srcset="/images/${image.id}-480.webp 480w, /images/${image.id}-960.webp 960w,`,
  )
  expect(data.post.content).toContain('loading="lazy"')
  const cover = (path: string) => mutate(`updatePost(id: "${id}", featuredImage: "${path}")`)
  expect(await cover(`/images/${gone}-480.webp`)).toMatchObject({
    code: 'BAD_INPUT',
    message: 'There is no picture at this address',
  })
  expect(await cover(`/images/${image.id}-1600.webp`)).toMatchObject({ __typename: 'Post' })
})

test('a draft is scheduled, rescheduled and canceled, and each step is logged', async () => {
  const { id } = await draft()
  const schedule = (at: string) =>
    mutate(`schedulePost(id: "${id}", at: "${at}")`, '... on Post { publishAt status }')
  expect(await schedule('2026-11-20T11:59:00Z')).toMatchObject({ code: 'BAD_INPUT' })
  expect(await schedule('2028-01-01T00:00:00Z')).toMatchObject({ code: 'BAD_INPUT' })
  expect(await schedule(TOMORROW)).toMatchObject({ publishAt: TOMORROW, status: 'DRAFT' })
  expect(await schedule('2026-11-22T12:00:00.000Z')).toMatchObject({ publishAt: '2026-11-22T12:00:00.000Z' })
  expect(await mutate(`unschedulePost(id: "${id}")`, '... on Post { publishAt }')).toMatchObject({
    publishAt: null,
  })
  expect(await actionsOf(id)).toEqual(['schedulePost', 'schedulePost', 'unschedulePost'])
  await mutate(`publishPost(id: "${id}")`)
  expect(await schedule(TOMORROW)).toMatchObject({ code: 'CONFLICT' })
})

test('an unreviewed draft of a model cannot be scheduled, and taking the review back cancels the time', async () => {
  const { id } = await draft({ aiModel: 'a-model' })
  const schedule = (reviewed: boolean) =>
    mutate(
      `schedulePost(id: "${id}", at: "${TOMORROW}", reviewed: ${reviewed})`,
      '... on Post { reviewedBy reviewedAt }',
    )
  expect(await schedule(false)).toMatchObject({ code: 'CONFLICT' })
  expect(await schedule(true)).toMatchObject({ reviewedBy: 'Admin', reviewedAt: '2026-11-20T12:00:00.000Z' })
  await mutate(`unreviewPost(id: "${id}")`)
  expect(await read(id, 'publishAt reviewedBy')).toEqual({ publishAt: null, reviewedBy: null })
})

test('a deleted post is in the trash only, and comes back as it was', async () => {
  const { id, slug, title } = await makePost(prisma, { publishAt: null })
  const isPublic = async () =>
    (await server.graphql<{ post: unknown }>(`{ post(slug: "${slug}") { id } }`)).data.post !== null
  expect(await mutate(`deletePost(id: "${id}")`, '')).toMatchObject({ __typename: 'DeletedPost' })
  expect(await isPublic()).toBe(false)
  expect(await save(id, '<p>x</p>')).toMatchObject({ code: 'NOT_FOUND' })
  const asEditor = await server.graphql<{ post: unknown; adminPost: unknown }>(
    `{ post(slug: "${slug}") { id } adminPost(id: "${id}") { id } }`,
    {},
    asAdmin,
  )
  expect(asEditor.data).toEqual({ post: null, adminPost: null })
  expect(await ask('{ trashedPosts { nodes { id trashedAt } } }')).toMatchObject({
    nodes: [{ id, trashedAt: '2026-11-20T12:00:00.000Z' }],
  })
  expect(await ask('{ trashedPosts(search: "unheard") { totalCount } }')).toEqual({ totalCount: 0 })
  expect(await ask(`{ trashedPosts(search: "${title}") { totalCount } }`)).toEqual({ totalCount: 1 })
  expect(await mutate(`restorePost(id: "${id}")`, '... on Post { status }')).toMatchObject({
    status: 'PUBLISHED',
  })
  expect(await isPublic()).toBe(true)
  expect(await actionsOf(id)).toEqual(['deletePost', 'restorePost'])
})

test('a post that comes back after its time is not published by surprise', async () => {
  const past = await draft({ publishAt: new Date('2026-11-20T11:00:00Z'), trashedAt: new Date() })
  const future = await draft({ publishAt: new Date(TOMORROW), trashedAt: new Date() })
  for (const { id } of [past, future]) await mutate(`restorePost(id: "${id}")`)
  expect(await read(past.id, 'publishAt')).toEqual({ publishAt: null })
  expect(await read(future.id, 'publishAt')).toEqual({ publishAt: TOMORROW })
})

test('a correction is dated, shown to everyone, and removed with a blank text', async () => {
  const { id, slug } = await makePost(prisma)
  const set = (text: string) => mutate(`setPostCorrection(id: "${id}", text: ${JSON.stringify(text)})`)
  await set(' The pool opened in 1962. ')
  const seen = async () =>
    (
      await server.graphql<{ post: { correction: unknown } }>(
        `{ post(slug: "${slug}") { correction { text at } } }`,
      )
    ).data.post.correction
  expect(await seen()).toEqual({ text: 'The pool opened in 1962.', at: '2026-11-20T12:00:00.000Z' })
  const feed = await server.app.inject('/blog/feed.xml')
  expect(feed.body).toContain('Corrected on November 20, 2026:')
  await set(' ')
  expect(await seen()).toBeNull()
  expect(await set('x'.repeat(1_001))).toMatchObject({ code: 'BAD_INPUT' })
})

test('a preview link shows the draft for seven days, until it is revoked or the post published', async () => {
  const { id, title } = await draft({ title: 'A secret draft' })
  const create = async () => {
    const link = await mutate(`createPostPreview(id: "${id}")`, '... on PostPreviewLink { url expiresAt }')
    expect(link['expiresAt']).toBe('2026-11-27T12:00:00.000Z')
    return String(link['url']).split('/preview/')[1] ?? ''
  }
  const open = async (token: string) =>
    (
      await server.graphql<{ postPreview: unknown }>(
        'query ($token: String!) { postPreview(token: $token) { post { title content } expiresAt publishAt } }',
        { token },
      )
    ).data.postPreview
  const token = await create()
  expect(token).toMatch(/^[\w-]{22}$/)
  expect(JSON.stringify(await prisma.postPreview.findMany())).not.toContain(token)
  expect(await open(token)).toMatchObject({ post: { title } })
  for (const wrong of ['', 'x', token.slice(1), `${token}x`]) expect(await open(wrong)).toBeNull()
  await mutate(`publishPost(id: "${id}")`)
  expect(await open(token)).toBeNull()
  expect(await mutate(`createPostPreview(id: "${id}")`, '')).toMatchObject({ code: 'CONFLICT' })
  await mutate(`unpublishPost(id: "${id}")`)
  await mutate(`revokePostPreviews(id: "${id}")`)
  expect(await open(token)).toBeNull()
  const second = await create()
  server.setNow(new Date('2026-11-27T12:00:00Z'))
  expect(await open(second)).toBeNull()
  expect(await read(id, 'previewExpiresAt')).toEqual({ previewExpiresAt: null })
  server.setNow(new Date('2026-11-20T12:00:00Z'))
  expect(await read(id, 'previewExpiresAt')).toEqual({ previewExpiresAt: '2026-11-27T12:00:00.000Z' })
})

test('the checks name dead links, drafts, and pictures without a description', async () => {
  const other = await draft()
  const { id } = await draft({
    excerpt: '',
    content: `<p><a href="/blog/nobody-wrote-this?x=1&amp;y#z">dead</a> <a href="/blog/${other.slug}">draft</a> <a href="/contact">fine</a> <a href="/today/2026-11-24">fine</a></p><img src="/images/0193a1b2-0000-7000-8000-000000000001-480.webp" alt="" />`,
  })
  const checks = await ask(`{ postChecks(id: "${id}") { name passed text findings } }`)
  expect(checks).toMatchObject([
    { name: 'Excerpt', passed: false },
    { name: 'Links', passed: false, findings: ['/blog/nobody-wrote-this?x=1&y#z', `/blog/${other.slug}`] },
    { name: 'Pictures', passed: false },
  ])
})

test('a draft of a model is checked again as it is now, and a text without figures gets no green tick', async () => {
  const { id } = await draft({
    title: 'A title',
    aiModel: 'a-model',
    content: '<p>Studies show that 73% of people agree.</p>',
  })
  const sources = async () => {
    const checks = (await ask(`{ postChecks(id: "${id}") { name passed findings } }`)) as unknown as {
      name: string
      passed: boolean | null
      findings: string[]
    }[]
    return checks.find(({ name }) => name === 'Sources')
  }
  expect(await sources()).toMatchObject({ passed: false, findings: ['73%', 'Studies show'] })
  await save(id, '<p>People agree.</p>')
  expect(await sources()).toMatchObject({ passed: null, findings: [] })
})

test('writers may not change a scheduled or published post', async () => {
  const { token } = (await ask(
    'mutation { createEditor(name: "Ana", role: WRITER) { ... on NewEditor { token } } }',
  )) as {
    token: string
  }
  const edit = async (id: string) => {
    const { errors } = await server.graphql(
      'mutation ($id: ID!) { updatePost(id: $id, title: "Changed") { __typename } }',
      { id },
      { authorization: `Bearer ${token}` },
    )
    return errors[0]?.extensions.code
  }
  expect(await edit((await draft()).id)).toBeUndefined()
  expect(await edit((await draft({ publishAt: new Date(TOMORROW) })).id)).toBe('FORBIDDEN')
  expect(await edit((await makePost(prisma)).id)).toBe('FORBIDDEN')
})
