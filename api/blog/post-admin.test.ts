import { beforeEach, expect, test } from 'vitest'
import { makePost } from '#api/test/factories.ts'
import { startTestServer } from '#api/test/server.ts'

const server = await startTestServer()
const { ask } = server
const { prisma } = server.db

beforeEach(async () => {
  await prisma.post.deleteMany()
})

test('when two editors save the same revision, the second one gets a conflict', async () => {
  const post = await makePost(prisma)
  const revisionOf = async () =>
    (await ask('query ($id: ID!) { adminPost(id: $id) { revision } }', { id: post.id }))['revision']
  const revision = await revisionOf()
  const save = (title: string, from: unknown) =>
    ask(
      `mutation ($id: ID!, $title: String!, $revision: String) {
        updatePost(id: $id, title: $title, revision: $revision) {
          __typename
          ... on Post { title revision }
          ... on Error { code message }
        }
      }`,
      { id: post.id, title, revision: from },
    )
  // Publishing and unpublishing do not change the revision.
  await ask('mutation ($id: ID!) { unpublishPost(id: $id) { __typename } }', { id: post.id })
  expect(await revisionOf()).toBe(revision)
  const responses = await Promise.all([
    save('The first editor’s title', revision),
    save('Another title', revision),
  ])
  const [saved, rejected] = responses.sort((a) => (a['__typename'] === 'Post' ? -1 : 1))
  expect(rejected).toEqual({
    __typename: 'ConflictError',
    code: 'CONFLICT',
    message: 'Someone else changed this post after you opened it, so your change wasn’t made.',
  })
  const { title } = await prisma.post.findUniqueOrThrow({ where: { id: post.id } })
  expect(saved).toMatchObject({ __typename: 'Post', title })
  expect(await prisma.auditEntry.count({ where: { target: post.id, action: 'updatePost' } })).toBe(1)
  expect(await save('Once more, with what is there now', saved?.['revision'])).toMatchObject({
    __typename: 'Post',
  })
})

test.each([
  ['publishPost', 'reviewed: true', { status: 'published', reviewedBy: 'Admin' }],
  [
    'schedulePost',
    'at: "2026-11-21T12:00:00Z", reviewed: true',
    { publishAt: new Date('2026-11-21T12:00Z') },
  ],
  ['reviewPost', '', { reviewedBy: 'Admin' }],
])('%s acts only on the text that the editor has read', async (mutation, args, done) => {
  const { id } = await makePost(prisma, {
    status: 'draft',
    publishedAt: null,
    publishAt: null,
    aiModel: 'a-model',
  })
  const read = () => prisma.post.findUniqueOrThrow({ where: { id } })
  const run = (revision?: unknown) =>
    ask(
      `mutation ($id: ID!, $revision: String) {
        ${mutation}(id: $id, revision: $revision, ${args}) { __typename ... on Error { code message } }
      }`,
      { id, ...(revision !== undefined && { revision }) },
    )
  const { revision } = await ask('query ($id: ID!) { adminPost(id: $id) { revision } }', { id })
  const added =
    'mutation ($id: ID!) { updatePost(id: $id, content: "<p>And more.</p>") { ... on Post { revision } } }'
  const saved = await ask(added, { id })
  const before = await read()
  expect(await run(revision)).toEqual({
    __typename: 'ConflictError',
    code: 'CONFLICT',
    message: 'Someone else changed this post after you opened it, so your change wasn’t made.',
  })
  expect(await read()).toEqual(before)
  expect(await prisma.auditEntry.count({ where: { target: id, action: mutation } })).toBe(0)
  expect(await run(saved['revision'])).toEqual({ __typename: 'Post' })
  expect(await read()).toMatchObject(done)
  const { id: _, ...unpublished } = before
  await prisma.post.update({ where: { id }, data: unpublished })
  expect(await run()).toEqual({ __typename: 'Post' })
  expect(await read()).toMatchObject(done)
})

test('repeating an action changes nothing and is not logged again', async () => {
  const post = await makePost(prisma, { status: 'draft', publishedAt: null })
  const message = await prisma.contactMessage.create({
    data: { name: 'Ada', email: 'ada@example.com', subject: 'general', message: 'Hello, all of you.' },
  })
  const actions = [
    'mutation ($id: ID!) { publishPost(id: $id) { __typename ... on Post { updatedAt } } }',
    'mutation ($id: ID!) { unpublishPost(id: $id) { __typename ... on Post { updatedAt } } }',
    'mutation ($id: ID!) { markMessageHandled(id: $id) { __typename ... on AdminMessage { handledAt } } }',
  ]
  for (const action of actions) {
    const id = action.includes('Message') ? message.id : post.id
    server.setNow(new Date('2026-11-20T12:00:00Z'))
    const first = await ask(action, { id })
    server.setNow(new Date('2026-11-20T13:00:00Z'))
    expect(await ask(action, { id })).toEqual(first)
  }
  server.setNow(new Date('2026-11-20T12:00:00Z'))
  expect(await prisma.auditEntry.count({ where: { target: { in: [post.id, message.id] } } })).toBe(3)
})

test('saving a post without a change writes nothing', async () => {
  const { id, updatedAt } = await makePost(prisma, { aiModel: 'a-model', tags: ['pool'] })
  const before = await prisma.auditEntry.count()
  const topics: string[] = []
  const stop = server.changes.subscribe((topic) => topics.push(topic))
  const post = await ask(
    `mutation ($id: ID!, $title: String, $excerpt: String, $content: String, $tags: [String!], $author: String) {
      updatePost(id: $id, title: $title, excerpt: $excerpt, content: $content, tags: $tags, author: $author) {
        __typename ... on Post { updatedAt provenance }
      }
    }`,
    {
      id,
      ...(await ask('query ($id: ID!) { adminPost(id: $id) { title excerpt content: source tags author } }', {
        id,
      })),
    },
  )
  stop()
  expect(post).toEqual({ __typename: 'Post', updatedAt: updatedAt.toISOString(), provenance: 'MODEL' })
  expect([await prisma.auditEntry.count(), topics]).toEqual([before, []])
})

test('an edited draft of a model has its label in every channel', async () => {
  const { id, slug } = await makePost(prisma, { aiModel: 'a-model' })
  const label = 'Drafted with an AI model and edited, not reviewed by an editor'
  expect(
    await ask(
      'mutation ($id: ID!, $title: String) { updatePost(id: $id, title: $title) { ... on Post { provenance } } }',
      { id, title: 'What an editor wrote' },
    ),
  ).toEqual({ provenance: 'MODEL_EDITED' })
  const rest = await server.app.inject(`/api/blog/posts/${slug}`)
  expect(rest.json()).toMatchObject({ provenance: 'modelEdited', provenanceLabel: label })
  for (const path of ['/blog/feed.xml', '/blog/feed.json'])
    expect((await server.app.inject(path)).body).toContain(label)
  await ask('mutation ($id: ID!) { reviewPost(id: $id) { __typename } }', { id })
  expect((await server.app.inject(`/api/blog/posts/${slug}`)).json().provenance).toBe('modelEditedReviewed')
})

test('markup in a title is treated as plain text', async () => {
  const post = await makePost(prisma)
  const title = '<img src=x onerror=alert(1)> & "quotes"'
  expect(
    await ask(
      'mutation ($id: ID!, $title: String) { updatePost(id: $id, title: $title) { ... on Post { title } } }',
      { id: post.id, title },
    ),
  ).toMatchObject({ title })
  const feed = (await server.app.inject('/blog/feed.xml')).body
  expect(feed).not.toContain('<img src=x')
  expect(feed).toContain('&lt;img src=x onerror=alert(1)&gt;')
})
