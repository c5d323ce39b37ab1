import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { openPGlite } from '../../prisma/pglite.ts'
import { type Database, embeddedDatabase, openDatabase } from '../db.ts'
import { onServer } from './on-server.ts'

/**
 * A migrated database of the test file's own: a copy of the snapshot in PGlite or, with TEST_DATABASE_URL set, a
 * new database on that server.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? openOnServer(server) : openFromSnapshot()
}

async function openFromSnapshot(): Promise<Database> {
  const snapshot = await readFile(inject('snapshot'))
  const pglite = await openPGlite({ loadDataDir: new Blob([snapshot]) })
  return embeddedDatabase(pglite, 'test snapshot')
}

async function openOnServer(server: string): Promise<Database> {
  const name = `civic_unity_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${inject('template')}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const db = await openDatabase({ DATABASE_URL: url.href, DATABASE_POOL: 10, DATA_DIR: '' })
  return {
    ...db,
    close: async () => {
      await db.close()
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
