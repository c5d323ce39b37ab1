import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../prisma/migrate.ts'
import { embeddedDatabase } from '../db.ts'
import { startJobs } from '../jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    snapshot: string
  }
}

/** Migrates one database for all test files; each opens a copy of it (see database.ts). */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'civic-unity-test-'))
  const snapshot = path.join(folder, 'snapshot.tar')
  const pglite = await PGlite.create({ extensions: { pg_trgm } })
  await migrate({
    adapter: new PrismaPGlite(pglite),
    query: async <Row>(sql: string, params?: unknown[]) => (await pglite.query<Row>(sql, params)).rows,
  })
  // The queue's own tables too: every server of every test starts a queue.
  const jobs = await startJobs(embeddedDatabase(pglite, 'snapshot'))
  await jobs.close()
  const dump = await pglite.dumpDataDir('none')
  await writeFile(snapshot, Buffer.from(await dump.arrayBuffer()))
  await pglite.close()
  provide('snapshot', snapshot)
  return () => rm(folder, { recursive: true })
}
