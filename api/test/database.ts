import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { type Database, embeddedDatabase, openDatabase } from '#api/database/db.ts'
import { openPGlite } from '#prisma/pglite.ts'
import { runOnServer } from './run-on-server.ts'

/** A copy of the PGlite snapshot, or a new database on TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? openOnServer(server) : openFromSnapshot()
}

async function openFromSnapshot(): Promise<Database> {
  return embeddedDatabase(await openCopy(inject('snapshot')), 'test snapshot')
}

/** An embedded database without tables. Copying is faster than creating one. */
export function openEmptyPGlite(): Promise<PGlite> {
  return openCopy(inject('empty'))
}

let wasm: Promise<WebAssembly.Module> | undefined

async function openCopy(snapshot: string): Promise<PGlite> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  wasm ??= readFile(path.join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes))
  return openPGlite({ loadDataDir: new Blob([await readFile(snapshot)]), pgliteWasmModule: await wasm })
}

async function openOnServer(server: string): Promise<Database> {
  const name = `civic_unity_test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(server, `CREATE DATABASE ${name} TEMPLATE ${inject('template')}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const db = await openDatabase({ DATABASE_URL: url.href, DATABASE_POOL: 10, DATA_DIR: '' })
  return {
    ...db,
    close: async () => {
      await db.close()
      await runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
