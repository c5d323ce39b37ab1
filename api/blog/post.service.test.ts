import { expect, test } from 'vitest'
import { parse } from '#api/graphql/parse.ts'
import { startTestServer } from '#api/test/server.ts'
import { postEditSchema, postInputSchema } from '#domain/blog/post-input.ts'
import { createPost, updatePost } from './post.service.ts'
import {
  featurePost,
  publishPost,
  restorePost,
  reviewPost,
  trashPost,
  unpublishPost,
  unreviewPost,
} from './post-status.service.ts'

const server = await startTestServer()
const { db } = server

const draft = (change: Record<string, unknown> = {}) =>
  parse(postInputSchema, {
    title: 'The town that kept its pool',
    excerpt: 'A budget hole and a split council.',
    content: '<p>They <strong>kept</strong> the pool.</p>',
    category: 'Stories of Unity',
    tags: ['local', 'government'],
    ...change,
  })

test('a new post gets a slug, a word count and a sanitized body', async () => {
  const post = await createPost(
    server,
    draft({ content: '<p onclick="alert(1)">Two <script>alert(1)</script>words</p>' }),
  )
  expect(post).toMatchObject({
    slug: 'the-town-that-kept-its-pool',
    content: '<p>Two words</p>',
    wordCount: 2,
    status: 'draft',
    publishedAt: null,
    aiModel: null,
    reviewedAt: null,
    createdAt: server.now(),
  })
})

test('posts with the same title get different slugs, even when created concurrently', async () => {
  const input = draft({ title: 'Same title' })
  const create = () => db.prisma.$transaction((tx) => createPost({ ...server, db: { prisma: tx } }, input))
  const posts = await Promise.all(Array.from({ length: 5 }, create))
  expect(new Set(posts.map(({ slug }) => slug))).toEqual(
    new Set(['same-title', 'same-title-2', 'same-title-3', 'same-title-4', 'same-title-5']),
  )
})

test.each(['Featured', 'Category', 'Site'])('an article titled %s gets a numbered slug', async (title) => {
  expect((await createPost(server, draft({ title }))).slug).toBe(`${title.toLowerCase()}-2`)
})

test('a body that is empty after sanitizing is rejected and not stored', async () => {
  const before = await db.prisma.post.count()
  const input = draft({ content: '<script>alert(1)</script><img src=x onerror=alert(1)>' })
  await expect(createPost(server, input)).rejects.toMatchObject({
    code: 'BAD_INPUT',
    fields: [{ path: 'content', message: 'Please enter the text of the post' }],
  })
  expect(await db.prisma.post.count()).toBe(before)
})

test('an edit changes only the given fields and keeps the slug', async () => {
  const post = await createPost(server, draft({ title: 'To be edited' }))
  const edited = await updatePost(server, post.id, parse(postEditSchema, { title: 'Edited' }))
  expect(edited).toMatchObject({ slug: 'to-be-edited', title: 'Edited', content: post.content, wordCount: 4 })
  const longer = await updatePost(server, post.id, parse(postEditSchema, { content: '<p>One <em>two</p>' }))
  expect(longer).toMatchObject({ content: '<p>One <em>two</em></p>', wordCount: 2 })
})

test('a republished post keeps its first publication date', async () => {
  const { id } = await createPost(server, draft({ title: 'It returns' }), { publish: true })
  const first = server.now()
  await unpublishPost(server, id)
  server.setNow(new Date('2026-12-24T12:00:00Z'))
  expect(await publishPost(server, id)).toMatchObject({ status: 'published', publishedAt: first })
  server.setNow(first)
})

test('what leaves an article as it is keeps the time of its last change', async () => {
  const { id, updatedAt } = await createPost(server, draft(), { publish: true, aiModel: 'a-model' })
  server.setNow(new Date('2026-12-24T12:00:00Z'))
  await featurePost(server, id, true)
  for (const change of [reviewPost, unreviewPost, trashPost, restorePost]) await change(server, id)
  server.setNow(updatedAt)
  expect(await db.prisma.post.findUnique({ where: { id } })).toMatchObject({ featured: true, updatedAt })
})

test('a model’s post is not reviewed until an editor says so', async () => {
  const direct = await createPost(server, draft(), { publish: true, aiModel: 'a-model' })
  expect(direct).toMatchObject({ aiModel: 'a-model', reviewedAt: null })
  const edited = await updatePost(server, direct.id, parse(postEditSchema, { excerpt: 'Better.' }))
  expect(edited?.reviewedAt).toBeNull()
  expect((await reviewPost(server, direct.id))?.reviewedAt).toEqual(server.now())
  const waiting = await createPost(server, draft(), { aiModel: 'a-model' })
  expect((await publishPost(server, waiting.id))?.reviewedAt).toBeNull()
  const approved = await createPost(server, draft(), { aiModel: 'a-model' })
  expect((await publishPost(server, approved.id, { reviewed: true }))?.reviewedAt).toEqual(server.now())
  const byPeople = await createPost(server, draft())
  expect((await publishPost(server, byPeople.id, { reviewed: true }))?.reviewedAt).toBeNull()
  expect(await reviewPost(server, byPeople.id)).toBeNull()
})

test('an edit of the text marks a model’s post as edited, and other edits do not', async () => {
  const written = await createPost(server, draft(), { aiModel: 'a-model' })
  const edit = async (id: string, change: object) =>
    (await updatePost(server, id, parse(postEditSchema, change)))?.aiEdited
  expect(await edit(written.id, { tags: ['pool'], category: 'Civil Discourse' })).toBe(false)
  expect(await edit(written.id, { content: '<p>They kept it.</p>', title: written.title })).toBe(true)
  expect(await edit(written.id, { tags: ['town'] })).toBe(true)
  expect(await edit((await createPost(server, draft())).id, { title: 'By people' })).toBe(false)
})

test('changing a missing post fails with NOT_FOUND', async () => {
  const missing = { code: 'NOT_FOUND', message: 'Blog post not found' }
  await expect(updatePost(server, 'nobody', {})).rejects.toMatchObject(missing)
  await expect(publishPost(server, 'nobody')).rejects.toMatchObject(missing)
  await expect(reviewPost(server, 'nobody')).rejects.toMatchObject(missing)
  await expect(unpublishPost(server, 'nobody')).rejects.toMatchObject(missing)
  await expect(trashPost(server, 'nobody')).rejects.toMatchObject(missing)
})

test('every change to a published post sends a change event', async () => {
  const { id } = await createPost(server, draft())
  const topics: string[] = []
  const stop = server.changes.subscribe((topic) => topics.push(topic))
  for (const change of [
    `publishPost(id: "${id}")`,
    `updatePost(id: "${id}", title: "Another title")`,
    `updatePost(id: "${id}", title: "Another title")`,
    `unpublishPost(id: "${id}")`,
    `deletePost(id: "${id}")`,
  ])
    await server.ask(`mutation { ${change} { __typename } }`)
  stop()
  expect(topics).toEqual(['posts', 'posts', 'posts', 'posts'])
})

test('createPost can run inside the caller’s transaction', async () => {
  const failed = db.prisma.$transaction(async (tx) => {
    await createPost({ ...server, db: { prisma: tx } }, draft({ title: 'Rolled back' }))
    throw new Error('something after it failed')
  })
  await expect(failed).rejects.toThrow('something after it failed')
  expect(await db.prisma.post.count({ where: { title: 'Rolled back' } })).toBe(0)
})
