import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openEmptyPGlite } from '#api/test/database.ts'

test('an upgrade keeps the articles of issues in order, without deleted ones', async () => {
  const folder = path.join(import.meta.dirname, 'migrations')
  const name = (await readdir(folder)).find((entry) => entry.endsWith('_issue_posts')) ?? ''
  const pglite = await openEmptyPGlite()
  await pglite.exec(`
    CREATE TABLE "Post" (id TEXT PRIMARY KEY);
    CREATE TABLE "NewsletterIssue" (id TEXT PRIMARY KEY, "postIds" TEXT[]);
    INSERT INTO "Post" VALUES ('a'), ('b'), ('c');
    INSERT INTO "NewsletterIssue" VALUES ('one', '{c,deleted,a}'), ('two', '{b}'), ('none', '{}')`)
  await pglite.exec(await readFile(path.join(folder, name, 'migration.sql'), 'utf8'))
  const { rows } = await pglite.query<Record<string, unknown>>(
    'SELECT "issueId", "postId" FROM "IssuePost" ORDER BY "issueId", position',
  )
  expect(rows.map(Object.values)).toEqual([
    ['one', 'c'],
    ['one', 'a'],
    ['two', 'b'],
  ])
  await pglite.close()
})
