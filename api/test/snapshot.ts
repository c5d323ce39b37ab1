import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { embeddedDatabase, openDatabase } from '#api/database/db.ts'
import { startJobs } from '#api/server/jobs.ts'
import { migrate, migrationTarget } from '#prisma/migrate.ts'
import { openPGlite } from '#prisma/pglite.ts'
import { runOnServer } from './run-on-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    snapshot: string
    empty: string
    /** The migrated database on TEST_DATABASE_URL that each test file copies. */
    template: string
  }
}

export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'civic-unity-test-'))
  const snapshot = path.join(folder, 'snapshot.tar')
  const empty = path.join(folder, 'empty.tar')
  const pglite = await openPGlite()
  const dump = async (file: string) =>
    writeFile(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  // Tests never create a database from these, and a copy without them is faster by a third.
  await pglite.exec('UPDATE pg_database SET datistemplate = false')
  for (const template of ['template0', 'template1']) await pglite.exec(`DROP DATABASE ${template}`)
  await dump(empty)
  await migrate(migrationTarget(pglite))
  // Includes the queue's tables, because every test server starts a queue.
  const jobs = await startJobs(embeddedDatabase(pglite, 'snapshot'))
  await jobs.close()
  await dump(snapshot)
  await pglite.close()
  provide('snapshot', snapshot)
  provide('empty', empty)
  const dropTemplate = await makeTemplate(provide)
  return async () => {
    await dropTemplate()
    await rm(folder, { recursive: true })
  }
}

async function makeTemplate(provide: TestProject['provide']): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL']
  const name = `civic_unity_template_${randomUUID().replaceAll('-', '')}`
  provide('template', name)
  if (!server) return async () => {}
  await runOnServer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  await (await openDatabase({ DATABASE_URL: url.href, DATABASE_POOL: 2, DATA_DIR: '' })).close()
  return () => runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
}
