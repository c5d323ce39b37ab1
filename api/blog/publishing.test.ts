import { expect, test } from 'vitest'
import { makePost } from '#api/test/factories.ts'
import { startTestServer } from '#api/test/server.ts'
import { publishDuePosts } from './publishing.ts'

const server = await startTestServer()
const { prisma } = server.db
const NOW = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

const scheduled = (change: Parameters<typeof makePost>[1]) =>
  makePost(prisma, { status: 'draft', publishedAt: null, publishAt: hoursAgo(0), ...change })
const stored = (id: string) => prisma.post.findUniqueOrThrow({ where: { id } })

test('a scheduled post is published at its time, once, and the log says that the clock did it', async () => {
  const { id } = await scheduled({})
  const waiting = await scheduled({ publishAt: hoursAgo(-1) })
  const topics: string[] = []
  const stop = server.changes.subscribe((topic) => topics.push(topic))
  await Promise.all([publishDuePosts(server), publishDuePosts(server)])
  stop()
  expect(topics).toEqual(['posts'])
  expect(await stored(id)).toMatchObject({ status: 'published', publishedAt: NOW, publishAt: null })
  expect(await stored(waiting.id)).toMatchObject({ status: 'draft', publishAt: hoursAgo(-1) })
  const entries = await prisma.auditEntry.findMany({ where: { target: id } })
  expect(entries).toMatchObject([{ action: 'publishPost', details: { scheduled: true } }])
})

test('a post that is up to 24 hours late is published, a later one waits for an editor', async () => {
  const late = await scheduled({ publishAt: hoursAgo(24) })
  const missed = await scheduled({ publishAt: hoursAgo(24.01) })
  await publishDuePosts(server)
  expect(await stored(late.id)).toMatchObject({ status: 'published', publishedAt: NOW })
  expect(await stored(missed.id)).toMatchObject({ status: 'draft', publishedAt: null })
  const post = await server.ask('query ($id: ID!) { adminPost(id: $id) { publishMissed } }', {
    id: missed.id,
  })
  expect(post).toEqual({ publishMissed: true })
})

test('the clock leaves unreviewed drafts of a model and posts in the trash alone', async () => {
  const unreviewed = await scheduled({ aiModel: 'a-model' })
  const trashed = await scheduled({ trashedAt: NOW })
  const reviewed = await scheduled({ aiModel: 'a-model', reviewedAt: NOW })
  await publishDuePosts(server)
  expect(await stored(unreviewed.id)).toMatchObject({ status: 'draft' })
  expect(await stored(trashed.id)).toMatchObject({ status: 'draft' })
  expect(await stored(reviewed.id)).toMatchObject({ status: 'published' })
})
