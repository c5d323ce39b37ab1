import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

export interface MigrationTarget {
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>
  /** Runs several statements in one transaction. */
  run(script: string): Promise<unknown>
}

export const migrationTarget = (pglite: PGlite): MigrationTarget => ({
  query: async <Row>(sql: string, params?: unknown[]) => (await pglite.query<Row>(sql, params)).rows,
  run: (script) => pglite.exec(script),
})

const directory = path.join(import.meta.dirname, 'migrations')

/** The table of the Prisma CLI, so that `prisma migrate status` and `deploy` work, too. */
const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`

/**
 * Applies the pending migrations and returns their names. The caller holds the lock that keeps other processes out.
 * Each migration and its record are one transaction, so a failed or interrupted one has changed nothing. Throws an
 * Error with the migration's name.
 */
export async function migrate(db: MigrationTarget): Promise<string[]> {
  const names = await migrationNames()
  const applied = await appliedNames(db)
  const unknown = applied.find((name) => !names.includes(name))
  if (unknown) throw new Error(unknownMigration(unknown))
  const pending = names.filter((name) => !applied.includes(name))
  for (const name of pending) {
    const sql = await readFile(path.join(directory, name, 'migration.sql'), 'utf8')
    const checksum = createHash('sha256').update(sql).digest('hex')
    const record = `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
      VALUES ('${randomUUID()}', '${checksum}', now(), '${name}', 1)`
    await db.run(`${CREATE_TABLE};\n${sql}\n;${record}`).catch((error: Error) => {
      throw new Error(`The migration ${name} failed: ${error.message}`, { cause: error })
    })
  }
  return pending
}

async function migrationNames(): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

async function appliedNames(db: MigrationTarget): Promise<string[]> {
  const [table] = await db.query<{ exists: boolean }>(
    `SELECT to_regclass(quote_ident(current_schema()) || '._prisma_migrations') IS NOT NULL AS exists`,
  )
  if (!table?.exists) return []
  const rows = await db.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  return rows.map((row) => row.name)
}

const unknownMigration = (name: string) =>
  `The database has the migration ${name}, which this version does not know. It was created by a newer version, or by a development version before the first release. Use the matching version, or start with an empty database (delete DATA_DIR, or set another DATABASE_URL).`
