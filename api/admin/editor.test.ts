import { expect, test } from 'vitest'
import { makePost } from '#api/test/factories.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'

const server = await startTestServer()

async function addEditor(name: string, role: string) {
  const { data } = await server.graphql(
    `mutation ($name: String!, $role: EditorRole!) {
      createEditor(name: $name, role: $role) {
        ... on NewEditor { token editor { id name role revokedAt } }
        ... on Error { code message }
      }
    }`,
    { name, role },
    asAdmin,
  )
  const created = data['createEditor'] as { token: string; editor: { id: string } }
  return { ...created, headers: { authorization: `Bearer ${created.token}` } }
}

const me = async (headers: Record<string, string> = {}) =>
  (await server.graphql('{ me { name role } }', {}, headers)).data['me']

test('a token identifies its editor, and the server’s token is Admin', async () => {
  const { editor, headers } = await addEditor('Ana Ruiz', 'WRITER')
  expect(editor).toMatchObject({ name: 'Ana Ruiz', role: 'WRITER', revokedAt: null })
  expect(await me(headers)).toEqual({ name: 'Ana Ruiz', role: 'WRITER' })
  expect(await me(asAdmin)).toEqual({ name: 'Admin', role: 'ADMIN' })
  expect(await me()).toBeNull()
})

test('the database has no token, and a part of one or a changed one opens nothing', async () => {
  const { token, editor } = await addEditor('Ben', 'EDITOR')
  const row = await server.db.prisma.editor.findUniqueOrThrow({ where: { id: editor.id } })
  expect(JSON.stringify({ ...row, tokenHash: Buffer.from(row.tokenHash).toString('latin1') })).not.toContain(
    token.slice(8),
  )
  const flipped = token.endsWith('A') ? 'B' : 'A'
  for (const wrong of [row.tokenPrefix, token.slice(0, -1), token.slice(0, -1) + flipped, `${token}A`])
    expect(await me({ authorization: `Bearer ${wrong}` })).toBeNull()
})

test('a revoked token stops working at once, and other tokens keep working', async () => {
  const [first, second] = [await addEditor('Cleo', 'EDITOR'), await addEditor('Dan', 'EDITOR')]
  const revoked = await server.ask(
    'mutation ($id: ID!) { revokeEditor(id: $id) { ... on Editor { name revokedAt } } }',
    { id: first.editor.id },
  )
  expect(revoked).toEqual({ name: 'Cleo', revokedAt: expect.any(String) })
  expect([await me(first.headers), await me(second.headers)]).toEqual([null, { name: 'Dan', role: 'EDITOR' }])
})

test('an open stream of a revoked token receives nothing more', async () => {
  const { editor, headers } = await addEditor('Gus', 'EDITOR')
  const response = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...headers, accept: 'text/event-stream' },
    payload: { query: 'subscription { postGeneration { id post { title } } }' },
    payloadAsStream: true,
  })
  const chunks = response.stream()[Symbol.asyncIterator]()
  // Yoga sends a ping every 300 ms in tests.
  const next = async (): Promise<string> => {
    const chunk = String((await chunks.next()).value)
    return chunk.trim() === ':' ? next() : chunk
  }
  expect(await next()).toContain('"postGeneration":null')
  await server.ask('mutation ($id: ID!) { revokeEditor(id: $id) { __typename } }', { id: editor.id })
  server.changes.publish('generation:latest')
  expect(await next()).toContain('UNAUTHENTICATED')
})

test('two editors with a token cannot have one name', async () => {
  const { editor } = await addEditor('Hana', 'WRITER')
  const message = 'Another editor has this name. Versions and the log tell editors apart by their names.'
  expect(await addEditor('hana', 'EDITOR')).toMatchObject({ code: 'BAD_INPUT', message })
  await server.ask('mutation ($id: ID!) { revokeEditor(id: $id) { __typename } }', { id: editor.id })
  expect(await addEditor('Hana', 'EDITOR')).toMatchObject({ editor: { name: 'Hana' } })
})

test('the name of an editor is text, not a pattern', async () => {
  await addEditor('Jo1', 'WRITER')
  for (const name of ['Jo_', 'J%', '\\'])
    expect(await addEditor(name, 'WRITER')).toMatchObject({ editor: { name } })
})

test('the log names who did it, and never a token', async () => {
  const { token, headers } = await addEditor('Eve', 'EDITOR')
  await server.graphql(
    'mutation { createPost(title: "A title", excerpt: "In short", content: "<p>Some words.</p>", category: "Civil Discourse", author: "Eve") { __typename } }',
    {},
    headers,
  )
  const auditEntries = await server.ask('{ auditEntries { nodes { editor action } } }')
  const { nodes } = auditEntries as { nodes: object[] }
  expect(nodes.slice(0, 2)).toEqual([
    { editor: 'Eve', action: 'createPost' },
    { editor: 'Admin', action: 'createEditor' },
  ])
  const entries = await server.db.prisma.auditEntry.findMany({ select: { details: true, target: true } })
  expect(JSON.stringify(entries)).not.toContain(token)
})

test('a writer edits drafts, and not what is published', async () => {
  const { headers } = await addEditor('Finn', 'WRITER')
  const update = (id: string) =>
    server.graphql(
      'mutation ($id: ID!) { updatePost(id: $id, title: "Another title") { __typename ... on Post { title } } }',
      { id },
      headers,
    )
  const data = {
    title: 'A title',
    excerpt: 'x',
    content: '<p>Words</p>',
    category: 'Civil Discourse',
    author: 'A',
  }
  const create = (slug: string, status: 'draft' | 'published') =>
    server.db.prisma.post.create({ data: { ...data, slug, status, wordCount: 1 } })
  const [draft, published] = [await create('one', 'draft'), await create('two', 'published')]
  expect((await update(draft.id)).data['updatePost']).toMatchObject({ title: 'Another title' })
  const refused = await update(published.id)
  expect([refused.status, refused.errors[0]?.extensions.code]).toEqual([403, 'FORBIDDEN'])
  expect(await server.db.prisma.post.findUnique({ where: { id: published.id } })).toMatchObject({
    title: 'A title',
  })
})

test('a writer’s edit of a reviewed draft takes the review back, an editor’s does not', async () => {
  const [writer, editor] = [await addEditor('Ida', 'WRITER'), await addEditor('Jan', 'EDITOR')]
  const { id } = await makePost(server.db.prisma, { status: 'draft', publishedAt: null, aiModel: 'a-model' })
  const edit = async (content: string, headers: Record<string, string>) => {
    const mutation = `mutation ($id: ID!, $content: String!) {
      updatePost(id: $id, content: $content) { ... on Post { provenance reviewedBy } }
    }`
    return (await server.graphql(mutation, { id, content }, headers)).data['updatePost']
  }
  await server.graphql('mutation ($id: ID!) { reviewPost(id: $id) { __typename } }', { id }, editor.headers)
  expect(await edit('<p>The editor’s words</p>', editor.headers)).toEqual({
    provenance: 'MODEL_EDITED_REVIEWED',
    reviewedBy: 'Jan',
  })
  expect(await edit('<p>The writer’s words</p>', writer.headers)).toEqual({
    provenance: 'MODEL_EDITED',
    reviewedBy: null,
  })
})

test.each([
  ['', 'WRITER'],
  ['Admin', 'ADMIN'],
])('createEditor refuses the name %j and says why', async (name, role) => {
  const before = await server.db.prisma.editor.count()
  expect(await addEditor(name, role)).toMatchObject({ code: 'BAD_INPUT', message: expect.any(String) })
  expect(await server.db.prisma.editor.count()).toBe(before)
})
