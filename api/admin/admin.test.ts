import { beforeEach, expect, test } from 'vitest'
import { makeChallenge, makePost } from '#api/test/factories.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'

const server = await startTestServer()
const { ask, db } = server
const { prisma } = db

beforeEach(async () => {
  await prisma.post.deleteMany()
  await prisma.contactMessage.deleteMany()
  await prisma.subscriber.deleteMany()
})

const lastEntry = () => prisma.auditEntry.findFirst({ orderBy: { id: 'desc' } })

const UPDATE = `mutation ($id: ID!, $title: String, $content: String, $tags: [String!], $image: String) {
  updatePost(id: $id, title: $title, content: $content, tags: $tags, featuredImage: $image) {
    __typename
    ... on Post { title source slug tags featuredImage provenance }
    ... on Error { message }
    ... on BadInputError { fields { path message } }
  }
}`

test('an edit changes only the given fields, keeps the slug and is logged with its field names', async () => {
  const post = await makePost(prisma)
  const response = await ask(UPDATE, {
    id: post.id,
    title: ' A new title ',
    content: '<p onclick="x()">New <script>alert(1)</script>words</p>',
    tags: ['Town', 'town', 'pool'],
  })
  expect(response).toMatchObject({
    title: 'A new title',
    source: '<p>New words</p>',
    slug: post.slug,
    tags: ['town', 'pool'],
    provenance: 'PEOPLE',
  })
  expect(await lastEntry()).toMatchObject({
    action: 'updatePost',
    target: post.id,
    details: { title: 'A new title', fields: ['title', 'content', 'tags'] },
  })
})

test('an invalid edit reports its fields and changes neither the post nor the audit list', async () => {
  const post = await makePost(prisma)
  const entries = await prisma.auditEntry.count()
  expect(await ask(UPDATE, { id: post.id, title: 'x', image: 'javascript:alert(1)' })).toMatchObject({
    __typename: 'BadInputError',
    fields: [{ path: 'title' }, { path: 'featuredImage' }],
  })
  expect(await ask(UPDATE, { id: post.id, content: '<script>alert(1)</script>' })).toMatchObject({
    __typename: 'BadInputError',
  })
  expect(await ask(UPDATE, { id: 'nobody', title: 'Something' })).toMatchObject({
    __typename: 'NotFoundError',
    message: 'Blog post not found',
  })
  expect(await prisma.post.findUnique({ where: { id: post.id } })).toEqual(post)
  expect(await prisma.auditEntry.count()).toBe(entries)
})

const REVIEW = `mutation ($id: ID!) { reviewPost(id: $id) {
  ... on Post { provenance reviewedAt updatedAt } ... on Error { code message }
} }`
const PUBLISH = `mutation ($id: ID!, $reviewed: Boolean! = false) { publishPost(id: $id, reviewed: $reviewed) {
  ... on Post { status provenance }
} }`

test('only an explicit review marks a model’s post as reviewed', async () => {
  const post = await makePost(prisma, { aiModel: 'stand-in', status: 'draft', publishedAt: null })
  expect(await ask(UPDATE, { id: post.id, title: 'With a comma, now' })).toMatchObject({
    provenance: 'MODEL_EDITED',
  })
  expect(await ask(PUBLISH, { id: post.id })).toEqual({ status: 'PUBLISHED', provenance: 'MODEL_EDITED' })
  const { updatedAt } = await prisma.post.findUniqueOrThrow({ where: { id: post.id } })
  expect(await ask(REVIEW, { id: post.id })).toEqual({
    provenance: 'MODEL_EDITED_REVIEWED',
    reviewedAt: expect.any(String),
    updatedAt: updatedAt.toISOString(),
  })
  expect(await lastEntry()).toMatchObject({
    action: 'reviewPost',
    target: post.id,
  })
  expect(await ask(REVIEW, { id: 'nobody' })).toMatchObject({ code: 'NOT_FOUND' })
})

test('a review can be taken back, and the label keeps that the draft was edited', async () => {
  const post = await makePost(prisma, { aiModel: 'stand-in', aiEdited: true })
  expect(await ask(REVIEW, { id: post.id })).toMatchObject({ provenance: 'MODEL_EDITED_REVIEWED' })
  const undo = 'mutation ($id: ID!) { unreviewPost(id: $id) { ... on Post { provenance reviewedAt } } }'
  for (const _ of [1, 2])
    expect(await ask(undo, { id: post.id })).toEqual({ provenance: 'MODEL_EDITED', reviewedAt: null })
  expect(await lastEntry()).toMatchObject({ action: 'unreviewPost', target: post.id })
  expect(await prisma.auditEntry.count({ where: { action: 'unreviewPost', target: post.id } })).toBe(1)
})

test('approving a draft while publishing it is a review, and is logged as one', async () => {
  const post = await makePost(prisma, { aiModel: 'stand-in', status: 'draft', publishedAt: null })
  expect(await ask(PUBLISH, { id: post.id, reviewed: true })).toEqual({
    status: 'PUBLISHED',
    provenance: 'MODEL_REVIEWED',
  })
  expect(await lastEntry()).toMatchObject({ action: 'publishPost', details: { reviewed: true } })
})

test('a post by people has no review', async () => {
  const post = await makePost(prisma)
  expect(await ask(REVIEW, { id: post.id })).toMatchObject({ provenance: 'PEOPLE', reviewedAt: null })
})

test('an edit cannot set the model, the review date, the status or the slug', async () => {
  const post = await makePost(prisma)
  for (const field of [
    'aiModel: "x"',
    'reviewedAt: "2026-01-01T00:00:00Z"',
    'status: PUBLISHED',
    'slug: "x"',
  ]) {
    const { data, errors } = await server.graphql(
      `mutation { updatePost(id: "${post.id}", ${field}) { __typename } }`,
      {},
      asAdmin,
    )
    expect(data ?? null).toBeNull()
    expect(errors[0]?.message).toMatch(/Unknown argument/)
  }
})

test('publishing, unpublishing and deleting a post are each logged', async () => {
  const post = await makePost(prisma, { status: 'draft', publishedAt: null })
  const run = (name: string) =>
    ask(
      `mutation ($id: ID!) { ${name}(id: $id) { __typename ${name === 'deletePost' ? '' : '... on Post { status }'} ... on Error { code } } }`,
      {
        id: post.id,
      },
    )
  const visible = async () =>
    (
      await server.graphql<{ post: unknown }>('query ($slug: String!) { post(slug: $slug) { id } }', {
        slug: post.slug,
      })
    ).data.post !== null
  expect(await visible()).toBe(false)
  expect(await run('publishPost')).toMatchObject({ status: 'PUBLISHED' })
  expect(await visible()).toBe(true)
  expect(await run('unpublishPost')).toMatchObject({ status: 'DRAFT' })
  expect(await visible()).toBe(false)
  expect(await run('deletePost')).toMatchObject({ __typename: 'DeletedPost' })
  expect(await run('deletePost')).toMatchObject({ __typename: 'NotFoundError', code: 'NOT_FOUND' })
  expect(await prisma.post.count({ where: { trashedAt: null } })).toBe(0)
  const entries = await prisma.auditEntry.findMany({ where: { target: post.id }, orderBy: { id: 'asc' } })
  expect(entries.map((entry) => entry.action)).toEqual(['publishPost', 'unpublishPost', 'deletePost'])
})

test('a change event for an edit is sent after the new text is readable', async () => {
  const post = await makePost(prisma)
  const seen: Promise<string | undefined>[] = []
  const stop = server.changes.subscribe((topic) => {
    if (topic === 'posts')
      seen.push(prisma.post.findUnique({ where: { id: post.id } }).then((found) => found?.title))
  })
  await ask(UPDATE, { id: post.id, title: 'A title that is read' })
  stop()
  expect(await Promise.all(seen)).toEqual(['A title that is read'])
})

test('a post written by an editor is sanitized, saved as a draft and logged', async () => {
  const write = (more: object) =>
    ask(
      `mutation ($title: String!, $content: String!, $category: String!) {
        createPost(title: $title, excerpt: "What it says.", content: $content, category: $category, tags: ["Towns"]) {
          ... on Post { id slug title source status provenance tags author publishedAt }
          ... on Error { code }
          ... on BadInputError { fields { path } }
        }
      }`,
      {
        title: 'Zwölf Nachbarn',
        content: '<p>They met.</p><script>x</script>',
        category: 'Civil Discourse',
        ...more,
      },
    )
  const post = await write({})
  expect(post).toMatchObject({
    slug: 'zwolf-nachbarn',
    title: 'Zwölf Nachbarn',
    source: '<p>They met.</p>',
    status: 'DRAFT',
    provenance: 'PEOPLE',
    tags: ['towns'],
    author: 'Civic Unity Editorial Team',
    publishedAt: null,
  })
  // The same title creates another article.
  expect(await write({})).toMatchObject({ slug: 'zwolf-nachbarn-2' })
  for (const [path, value] of [
    ['title', 'x'],
    ['content', '<script>x</script>'],
    ['category', 'Gossip'],
  ] as const)
    expect(await write({ [path]: value })).toEqual({ code: 'BAD_INPUT', fields: [{ path }] })
  expect(await prisma.post.count()).toBe(2)
  expect(await prisma.auditEntry.findMany({ where: { target: String(post['id']) } })).toMatchObject([
    { action: 'createPost', details: { title: 'Zwölf Nachbarn' } },
  ])
})

test('featuring a post changes the order and is logged once, but is not an edit or a review', async () => {
  const old = await makePost(prisma, { publishedAt: new Date('2020-01-01'), aiModel: 'a-model' })
  const newer = await makePost(prisma, { publishedAt: new Date('2026-01-01') })
  const feature = (featured: boolean) =>
    ask(
      `mutation ($id: ID!, $featured: Boolean!) {
        featurePost(id: $id, featured: $featured) { ... on Post { featured updatedAt provenance } }
      }`,
      { id: old.id, featured },
    )
  const leading = async () =>
    (await server.graphql<{ featuredPosts: { slug: string }[] }>('{ featuredPosts { slug } }')).data
      .featuredPosts
  expect(await leading()).toEqual([{ slug: newer.slug }, { slug: old.slug }])
  const featured = { featured: true, updatedAt: old.updatedAt.toISOString(), provenance: 'MODEL' }
  expect(await feature(true)).toEqual(featured)
  expect(await feature(true)).toEqual(featured)
  expect(await leading()).toEqual([{ slug: old.slug }, { slug: newer.slug }])
  expect(await feature(false)).toEqual({ ...featured, featured: false })
  expect(await leading()).toEqual([{ slug: newer.slug }, { slug: old.slug }])
  expect(
    await prisma.auditEntry.findMany({ where: { target: old.id }, orderBy: { id: 'asc' } }),
  ).toMatchObject([
    { action: 'featurePost', details: { featured: true } },
    { action: 'featurePost', details: { featured: false } },
  ])
})

test('the dashboard lists drafts first, the latest change first', async () => {
  await makePost(prisma, { title: 'A draft', status: 'draft', updatedAt: new Date('2026-11-02') })
  await makePost(prisma, { title: 'An older draft', status: 'draft', updatedAt: new Date('2026-11-01') })
  await makePost(prisma, { title: 'On the site', updatedAt: new Date('2026-11-03') })
  expect(
    await ask('{ adminPosts(page: 99, pageSize: 10) { totalCount page pageCount nodes { title status } } }'),
  ).toEqual({
    totalCount: 3,
    page: 1,
    pageCount: 1,
    nodes: [
      { title: 'A draft', status: 'DRAFT' },
      { title: 'An older draft', status: 'DRAFT' },
      { title: 'On the site', status: 'PUBLISHED' },
    ],
  })
})

test('the dashboard finds posts by words of the title, in any order and case', async () => {
  await makePost(prisma, { title: 'Two towns and one bridge' })
  await makePost(prisma, { title: 'A bridge too short', status: 'draft' })
  await makePost(prisma, { title: '100% of a town' })
  const found = async (search: string) => {
    const { totalCount, nodes } = (await ask(
      'query ($search: String) { adminPosts(search: $search, pageSize: 1) { totalCount nodes { title } } }',
      { search },
    )) as { totalCount: number; nodes: { title: string }[] }
    return [totalCount, nodes[0]?.title]
  }
  expect(await found('BRIDGE')).toEqual([2, 'A bridge too short'])
  expect(await found(' bridge town ')).toEqual([1, 'Two towns and one bridge'])
  expect(await found('0%')).toEqual([1, '100% of a town'])
  expect(await found('%')).toEqual([1, '100% of a town'])
  expect(await found('ferry')).toEqual([0, undefined])
  expect((await found(' '))[0]).toBe(3)
})

test('the dashboard finds posts by words of the text, and counts the states of what it found', async () => {
  const failed = [{ name: 'Sources', passed: false, text: 'One figure has no source.' }]
  const draft = { status: 'draft', content: '<p>About a <strong>ferry</strong>.</p>' } as const
  const generated = { ...draft, title: 'A generated draft', aiModel: 'a-model' }
  const held = await makePost(prisma, {
    ...generated,
    title: 'A held draft',
    content: '<p>The ferry: 73%.</p>',
  })
  await prisma.generationRun.create({
    data: {
      trigger: 'manual',
      status: 'succeeded',
      category: held.category,
      topic: 'ferries',
      stage: 'checking',
      model: 'a-model',
      startedAt: new Date(),
      finishedAt: new Date(),
      postId: held.id,
      checks: failed,
    },
  })
  await makePost(prisma, generated)
  await makePost(prisma, { ...draft, title: 'Soon', publishAt: new Date('2030-01-01') })
  await makePost(prisma, { ...draft, title: 'Missed', publishAt: new Date('2026-01-01') })
  await makePost(prisma, { ...draft, title: 'Thrown away', trashedAt: new Date() })
  await makePost(prisma, { title: 'Out', content: '<p>The ferries of a town.</p>', featured: true })
  await makePost(prisma, { title: 'Strong words', content: '<p>Nothing else.</p>' })
  const list = async (variables: Record<string, unknown>) => {
    const { nodes, states } = (await ask(
      `query ($search: String, $state: PostState) {
        adminPosts(search: $search, state: $state) { nodes { title } states { state count } }
      }`,
      variables,
    )) as { nodes: { title: string }[]; states: { state: string; count: number }[] }
    return { titles: nodes.map(({ title }) => title).sort(), states: states.map(({ count }) => count) }
  }
  const { titles, states } = await list({ search: 'ferry' })
  expect(titles).toEqual(['A generated draft', 'A held draft', 'Missed', 'Out', 'Soon'])
  // Drafts, held, unreviewed, scheduled, published and featured ones.
  expect(states).toEqual([3, 1, 2, 1, 1, 1])
  expect((await list({ search: 'strong' })).titles).toEqual(['Strong words'])
  const inState = async (state: string) => (await list({ search: 'ferry', state })).titles
  expect(await inState('HELD')).toEqual(['A held draft'])
  expect(await inState('UNREVIEWED')).toEqual(['A generated draft', 'A held draft'])
  expect(await inState('DRAFT')).toEqual(['A generated draft', 'A held draft', 'Missed'])
  expect(await inState('SCHEDULED')).toEqual(['Soon'])
  expect(await inState('PUBLISHED')).toEqual(['Out'])
  expect(await inState('FEATURED')).toEqual(['Out'])
})

test('dashboard lists return at most fifty items per page', async () => {
  for (const list of ['adminPosts', 'adminMessages', 'auditEntries']) {
    const { status } = await server.graphql(`{ ${list}(pageSize: 51) { totalCount } }`, {}, asAdmin)
    expect(status).toBe(400)
  }
})

test('the preview shows the sanitized body', async () => {
  const { data } = await server.graphql(
    'query ($content: String!) { bodyPreview(content: $content) }',
    { content: '<p>One<img src=x onerror=alert(1)> <a href="https://example.org">two</a></p>' },
    asAdmin,
  )
  expect(data['bodyPreview']).toBe(
    '<p>One <a href="https://example.org" rel="noopener noreferrer nofollow">two</a></p>',
  )
})

test('open messages come first, and marking one is logged without its text', async () => {
  const message = (name: string, day: number) =>
    prisma.contactMessage.create({
      data: {
        name,
        email: `${name}@example.com`,
        subject: 'general',
        message: '<b>Hello</b> canary-words',
        createdAt: new Date(Date.UTC(2026, 10, day)),
      },
    })
  const [first, second, older] = [await message('ada', 2), await message('bob', 3), await message('cy', 1)]
  const mark = (id: string, handled: boolean) =>
    ask(
      'mutation ($id: ID!, $handled: Boolean!) { markMessageHandled(id: $id, handled: $handled) { __typename ... on AdminMessage { handledAt message } ... on Error { message } } }',
      { id, handled },
    )
  expect(await mark(second.id, true)).toMatchObject({ handledAt: '2026-11-20T12:00:00.000Z' })
  const list = await ask('{ adminMessages { open totalCount nodes { id name email subject message } } }')
  const nodes = [first, older, second].map(({ id }) => ({ id, subject: 'GENERAL' }))
  expect(list).toMatchObject({ open: 2, totalCount: 3, nodes })
  expect(await mark(second.id, false)).toMatchObject({ handledAt: null })
  expect(await mark('nobody', true)).toMatchObject({ __typename: 'NotFoundError' })
  expect(JSON.stringify((await prisma.auditEntry.findMany()).map((act) => act.details))).not.toMatch(
    /canary|example\.com/,
  )
})

test('deleting a message removes its row and logs no message text', async () => {
  const { id } = await prisma.contactMessage.create({
    data: { name: 'Zoe', email: 'zoe@example.com', subject: 'privacy', message: 'Forget me, canary-words' },
  })
  const remove = () =>
    ask(
      'mutation ($id: ID!) { deleteMessage(id: $id) { __typename ... on DeletedMessage { id } ... on Error { code } } }',
      { id },
    )
  expect(await remove()).toMatchObject({ __typename: 'DeletedMessage', id })
  expect(await prisma.contactMessage.findUnique({ where: { id } })).toBeNull()
  expect(await remove()).toMatchObject({ code: 'NOT_FOUND' })
  const entries = await prisma.auditEntry.findMany({ where: { target: id } })
  expect(entries.map(({ action, details }) => ({ action, details }))).toEqual([
    { action: 'deleteMessage', details: {} },
  ])
})

test('subscribers are counted, and the confirmed ones exported as CSV without formulas', async () => {
  const confirmedAt = new Date('2026-11-01T00:00:00Z')
  await prisma.subscriber.createMany({
    data: [
      { email: 'ada@example.com', status: 'confirmed', confirmedAt },
      { email: '=cmd|calc@example.com', status: 'confirmed', confirmedAt },
      { email: 'waiting@example.com' },
      { email: 'gone@example.com', status: 'unsubscribed', unsubscribedAt: new Date('2026-11-02T00:00:00Z') },
    ],
  })
  expect(await ask('{ subscriberCounts { confirmed pending unsubscribed } }')).toEqual({
    confirmed: 2,
    pending: 1,
    unsubscribed: 1,
  })
  const { csv } = (await ask('mutation { exportSubscribers { csv } }')) as { csv: string }
  expect(csv.split('\r\n')).toHaveLength(4)
  expect(csv).toContain(`"'=cmd|calc@example.com",`)
  expect(csv).toMatch(/^"email","signed up","confirmed","unsubscribe link","status"\r/)
  expect(csv).toMatch(/"ada@example\.com","[^"]+","2026-11-01T00:00:00\.000Z",/)
  expect(csv).not.toMatch(/waiting@|gone@/)
  // The list has the unsubscribe link that the privacy policy promises.
  const link = /"ada@example\.com",.*,"http:\/\/localhost:4000\/newsletter\/unsubscribe\?token=([^"]+)"/.exec(
    csv,
  )
  await ask('mutation ($token: String!) { unsubscribe(token: $token) { __typename } }', {
    token: link?.[1],
  })
  const ada = await prisma.subscriber.findUniqueOrThrow({ where: { email: 'ada@example.com' } })
  expect(ada.status).toBe('unsubscribed')
  expect(await lastEntry()).toMatchObject({ action: 'exportSubscribers', details: { count: 2 } })
})

test('removing a subscriber ignores letter case and does not log the address', async () => {
  await prisma.subscriber.create({ data: { email: 'ada@example.com', status: 'confirmed' } })
  const remove = (email: string) =>
    ask(
      `mutation ($email: String!) { removeSubscriber(email: $email) {
        __typename ... on Error { code } ... on BadInputError { fields { path } }
      } }`,
      { email },
    )
  expect(await remove('ada')).toMatchObject({ code: 'BAD_INPUT', fields: [{ path: 'email' }] })
  expect(await remove(' Ada@Example.com ')).toEqual({ __typename: 'RemovedSubscriber' })
  expect(await prisma.subscriber.count()).toBe(0)
  expect(await remove('ada@example.com')).toMatchObject({ code: 'NOT_FOUND' })
  expect(await lastEntry()).toMatchObject({ action: 'removeSubscriber', target: null, details: {} })
})

test('the dashboard settings show that mail is not configured and contain no secrets', async () => {
  expect(await ask('{ adminSettings { mailConfigured timeZone dailyLimit } }')).toEqual({
    mailConfigured: false,
    timeZone: 'America/New_York',
    dailyLimit: 5,
  })
})

test('creating a challenge is logged, but a rejected attempt is not', async () => {
  const { title } = await makeChallenge(prisma)
  const create = (name: string) =>
    ask(
      `mutation ($title: String!) {
        createChallenge(title: $title, description: "Do it.", type: QUIZ, badgeIcon: "award", badgeColor: GOLD, points: 5) {
          __typename
        }
      }`,
      { title: name },
    )
  expect(await create('A new challenge')).toEqual({ __typename: 'Challenge' })
  expect(await lastEntry()).toMatchObject({
    action: 'createChallenge',
    details: { title: 'A new challenge' },
  })
  const entries = await prisma.auditEntry.count()
  expect(await create(title)).toEqual({ __typename: 'ConflictError' })
  expect(await prisma.auditEntry.count()).toBe(entries)
})

test('audit entries cannot be changed or deleted, and contain no token', async () => {
  await ask('mutation { exportSubscribers { csv } }')
  const entry = await lastEntry()
  await expect(prisma.auditEntry.delete({ where: { id: entry?.id ?? 0n } })).rejects.toThrow()
  await expect(
    prisma.auditEntry.update({ where: { id: entry?.id ?? 0n }, data: { action: 'nothing' } }),
  ).rejects.toThrow()
  const page = await ask('{ auditEntries { totalCount nodes { id at action target details } } }')
  expect((page['nodes'] as unknown[])[0]).toMatchObject({
    action: 'exportSubscribers',
    details: { count: expect.any(Number) },
  })
  expect(JSON.stringify(page)).not.toContain('the-token-of-the-tests')
})
