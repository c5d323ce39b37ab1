import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { expect, inject, test, vi } from 'vitest'
import { openEmptyPGlite, openTestDatabase } from '#api/test/database.ts'
import { DEFAULT_CHALLENGES } from '#domain/challenges/defaults.ts'
import { SAMPLE_KEY_PREFIX } from '#domain/polls/ballot.ts'
import { pollSlug } from '#domain/polls/poll-input.ts'
import { readMigrations } from './engine.ts'
import { migrate } from './migrate.ts'
import { missingSql } from './missing-sql.ts'
import { openPGlite } from './pglite.ts'
import { seedDemo } from './seed-demo.ts'

async function migrationsFrom(first: string): Promise<string[]> {
  const names = (await readMigrations()).migrationDirectories.map((directory) => directory.path)
  return names.slice(names.indexOf(first))
}

test('the migrations create everything in schema.prisma', async () => {
  expect(await missingSql(), 'Write the migration: npm run db:migration -- name').toBeNull()
})

test('a failed migration reports the reason and is retried by the next start', async () => {
  const pglite = await openEmptyPGlite()
  let isBroken = true
  const target = () => ({
    adapter: new PrismaPGlite(pglite),
    query: async <Row>(sql: string, params?: unknown[]) => (await pglite.query<Row>(sql, params)).rows,
    run: (script: string) =>
      pglite.exec(
        isBroken && script.includes('GenerationRun_one_runs') ? `${script};SELECT nothing` : script,
      ),
  })
  await expect(migrate(target())).rejects.toThrow(
    'The migration 20261120121300_one_generation_at_a_time failed: column "nothing" does not exist',
  )
  isBroken = false
  expect(await migrate(target())).toEqual(await migrationsFrom('20261120121300_one_generation_at_a_time'))
  expect(await migrate(target())).toEqual([])
  await pglite.close()
})

test('a schema with tables of another app is not migrated, and the message says what to do', async () => {
  const pglite = await openEmptyPGlite()
  await pglite.exec('CREATE TABLE of_another_app (id int)')
  await expect(
    migrate({
      adapter: new PrismaPGlite(pglite),
      query: async <Row>(sql: string, params?: unknown[]) => (await pglite.query<Row>(sql, params)).rows,
      run: (script) => pglite.exec(script),
    }),
  ).rejects.toThrow('Give Civic Unity an empty database, or its own schema')
  await pglite.close()
})

test('a migration that completed before its process was killed is not repeated', async () => {
  const pglite = await openEmptyPGlite()
  const started = (whenThrough: (script: string) => void) =>
    migrate({
      adapter: new PrismaPGlite(pglite),
      query: async <Row>(sql: string, params?: unknown[]) => (await pglite.query<Row>(sql, params)).rows,
      run: async (script: string) => {
        await pglite.exec(script)
        whenThrough(script)
      },
    })
  const killed = started((script) => {
    if (script.includes('GenerationRun_one_runs')) throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await started(() => {})).toEqual(await migrationsFrom('20261120180211_counts_of_three_tags'))
  await pglite.close()
})

test('an upgrade removes the order of existing ballots', async () => {
  const pglite = await openEmptyPGlite()
  const query = async <Row>(sql: string, params?: unknown[]) => (await pglite.query<Row>(sql, params)).rows
  const stored = () => query<{ id: string }>('SELECT id FROM "Ballot" ORDER BY ctid')
  let asCast: { id: string }[] = []
  await migrate({
    adapter: new PrismaPGlite(pglite),
    query,
    run: async (script: string) => {
      if (script.includes('CLUSTER "Ballot"')) {
        await pglite.exec(`
          INSERT INTO "Poll" (id, question, options) VALUES ('poll', 'Sundays?', '{Yes,No}');
          INSERT INTO "Ballot" SELECT gen_random_uuid(), 'poll', n, n % 2, 'other', '2026-11-01' FROM generate_series(1, 24) n;`)
        asCast = await stored()
      }
      await pglite.exec(script)
    },
  })
  expect(asCast).toHaveLength(24)
  expect(await stored()).toEqual(asCast.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
  await pglite.close()
})

test('an upgrade marks earlier quiz submissions as version 1 and corrects the default quiz challenge', async () => {
  const pglite = await openEmptyPGlite()
  const query = async <Row>(sql: string, params?: unknown[]) => (await pglite.query<Row>(sql, params)).rows
  await migrate({
    adapter: new PrismaPGlite(pglite),
    query,
    run: async (script: string) => {
      if (script.includes('"QuizSubmission" ADD COLUMN     "version"')) {
        await pglite.exec(`
          INSERT INTO "QuizSubmission" (id, responses, "overlapPercentage") VALUES ('old', '{"0":"ask-why"}', 87);
          INSERT INTO "Challenge" (id, type, title, description, points, "badgeIcon", "badgeColor") VALUES
            ('default', 'quiz', 'Find Your Overlap', 'Answer ten questions about what matters to you and see how much of it people across party lines share.', 15, 'blend', 'purple'),
            ('edited', 'quiz', 'Ours', 'An editor wrote this.', 15, 'blend', 'purple');`)
      }
      await pglite.exec(script)
    },
  })
  expect(await query('SELECT id, version FROM "QuizSubmission"')).toEqual([{ id: 'old', version: 1 }])
  expect(await query('SELECT description FROM "Challenge" ORDER BY id')).toEqual([
    { description: DEFAULT_CHALLENGES[0]?.description },
    { description: 'An editor wrote this.' },
  ])
  await pglite.close()
})

test('an upgrade gives every poll the slug of its question and marks sample ballots', async () => {
  const pglite = await openEmptyPGlite()
  const query = async <Row>(sql: string, params?: unknown[]) => (await pglite.query<Row>(sql, params)).rows
  const questions = [
    'What’s next for “Café Łódź” & Main Street?',
    'Sundays?',
    'Which of the many streets in our town should the council repair before the next winter comes?',
    'x'.repeat(100),
    '日本語?',
    'ÀÉÎ ﬁ ½ ™ İSTANBUL ß 👩‍👩‍👧',
  ]
  await migrate({
    adapter: new PrismaPGlite(pglite),
    query,
    run: async (script: string) => {
      if (script.includes('Poll_slug_key')) {
        for (const [index, question] of [...questions, 'Sundays?'].entries()) {
          await pglite.query(
            `INSERT INTO "Poll" (id, question, options, "createdAt") VALUES ($1, $2, '{Yes,No}', $3)`,
            [`poll-${index}`, question, new Date(Date.UTC(2026, 0, index + 1))],
          )
        }
        await pglite.exec(`
          INSERT INTO "Ballot" SELECT gen_random_uuid(), 'poll-0', repeat('k', n), 0, 'other', '2026-11-01' FROM unnest('{36,43}'::int[]) n`)
      }
      await pglite.exec(script)
    },
  })
  const slugs = await query<{ slug: string }>('SELECT slug FROM "Poll" ORDER BY id')
  expect(slugs.map(({ slug }) => slug)).toEqual([...questions.map(pollSlug), 'sundays-2'])
  const samples = await query(
    `SELECT length(key) AS length FROM "Ballot" WHERE key LIKE '${SAMPLE_KEY_PREFIX}%'`,
  )
  expect(samples).toEqual([{ length: SAMPLE_KEY_PREFIX.length + 36 }])
  expect(await query('SELECT votes FROM "Tally" WHERE votes <> 0')).toEqual([{ votes: 2 }])
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

test.each([
  ['by its error number', { name: 'ErrnoError', errno: 51 }, 'the disk is full.'],
  [
    'before the first write',
    new Error('Aborted(). Build with -sASSERTIONS for more info.'),
    'the disk is full, or its files are damaged.',
  ],
])('a full disk is reported with a message: %s', async (_when, error, reason) => {
  const create = vi.spyOn(PGlite, 'create').mockRejectedValue(error)
  await expect(openPGlite({ dataDir: '/data/db' })).rejects.toThrow(
    `The embedded database in /data/db could not be opened: ${reason}`,
  )
  create.mockRestore()
})

test('damaged files are reported with a message', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'damaged-'))
  const loadDataDir = new Blob([await readFile(inject('snapshot'))])
  await (await openPGlite({ dataDir, loadDataDir })).close()
  await writeFile(path.join(dataDir, 'global/pg_control'), Buffer.alloc(8192, 7))
  await expect(openPGlite({ dataDir })).rejects.toThrow(
    `The embedded database in ${dataDir} could not be opened: the disk is full, or its files are damaged.`,
  )
  await rm(dataDir, { recursive: true })
})
