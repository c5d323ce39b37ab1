import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, inject, test, vi } from 'vitest'
import { openEmptyPGlite, openTestDatabase } from '#api/test/database.ts'
import { migrate, migrationTarget } from './migrate.ts'
import { missingSql } from './missing-sql.ts'
import { openPGlite } from './pglite.ts'
import { seedDemo } from './seed-demo.ts'

test('the migrations create everything in schema.prisma', async () => {
  expect(
    await missingSql(await openEmptyPGlite()),
    'Write the migration: npm run db:migration -- name',
  ).toBeNull()
})

test('a failed migration reports the reason, changes nothing and is retried by the next start', async () => {
  const pglite = await openEmptyPGlite()
  const target = migrationTarget(pglite)
  const failing = {
    ...target,
    run: (script: string) =>
      target.run(script.includes('GenerationRun_one_runs') ? `${script};SELECT nothing` : script),
  }
  await expect(migrate(failing)).rejects.toThrow(
    'The migration 20261128000100_invariants failed: column "nothing" does not exist',
  )
  expect(await target.query(`SELECT FROM pg_indexes WHERE indexname = 'GenerationRun_one_runs'`)).toEqual([])
  expect(await migrate(target)).toContain('20261128000100_invariants')
  expect(await migrate(target)).toEqual([])
  await pglite.close()
})

test('a database of a development version before the first release is left alone, with a clear message', async () => {
  const pglite = await openEmptyPGlite()
  const target = migrationTarget(pglite)
  await migrate(target)
  const names = await target.query<{ name: string }>('SELECT migration_name AS name FROM _prisma_migrations')
  expect(names.map((row) => row.name)).not.toContain('20261123000000_init')
  await target.query(`UPDATE _prisma_migrations SET migration_name = '20261123000000_init'
    WHERE migration_name LIKE '%_init'`)
  await expect(migrate(target)).rejects.toThrow(
    'The database has the migration 20261123000000_init, which this version does not know.',
  )
  await pglite.close()
})

test('interrupted seeding leaves no demo content, and the next start creates all of it', async () => {
  const db = await openTestDatabase()
  await db.query(`ALTER TABLE "Post" ADD CONSTRAINT stop CHECK (category <> 'Civil Discourse')`)
  await expect(seedDemo(db.prisma, new Date())).rejects.toThrow()
  expect(await db.prisma.challenge.count()).toBe(0)
  await db.query('ALTER TABLE "Post" DROP CONSTRAINT stop')
  expect(await seedDemo(db.prisma, new Date())).toBe(true)
  for (const poll of await db.prisma.poll.findMany({ include: { _count: { select: { ballots: true } } } }))
    expect(poll.exampleVotes).toBe(poll._count.ballots)
  expect(await db.prisma.post.count()).toBeGreaterThanOrEqual(14)
  expect(await seedDemo(db.prisma, new Date())).toBe(false)
  await db.close()
})

test('a full disk is reported with a message', async () => {
  const create = vi.spyOn(PGlite, 'create').mockRejectedValue({ name: 'ErrnoError', errno: 51 })
  await expect(openPGlite({ dataDir: '/data/db' })).rejects.toThrow(
    'The embedded database in /data/db could not be opened. The disk is full, or the files are damaged.',
  )
  create.mockRestore()
})

test('damaged files are reported with a message', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'damaged-'))
  const loadDataDir = new Blob([await readFile(inject('snapshot'))])
  await (await openPGlite({ dataDir, loadDataDir })).close()
  await writeFile(path.join(dataDir, 'global/pg_control'), Buffer.alloc(8192, 7))
  await expect(openPGlite({ dataDir })).rejects.toThrow(
    `The embedded database in ${dataDir} could not be opened. The disk is full, or the files are damaged.`,
  )
  await rm(dataDir, { recursive: true })
})
