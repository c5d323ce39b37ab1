import { expect, test } from 'vitest'
import { openTestDatabase } from '#api/test/database.ts'
import { provenanceOf } from '#domain/blog/provenance.ts'
import { seedDemo } from './seed-demo.ts'

test('every demo article is labeled as drafted with a model and edited, not as reviewed', async () => {
  const db = await openTestDatabase()
  expect(await seedDemo(db.prisma, new Date())).toBe(true)
  const posts = await db.prisma.post.findMany()
  expect(posts.length).toBeGreaterThan(0)
  expect(new Set(posts.map(provenanceOf))).toEqual(new Set(['modelEdited']))
})
