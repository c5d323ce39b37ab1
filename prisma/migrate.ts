import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import { migrationNames, noFilter, readMigrations, startSchemaEngine } from './engine.ts'

/** What migrating needs of a database: a migration adapter and a way to ask it. */
export interface Migratable {
  adapter: SqlMigrationAwareDriverAdapterFactory
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>
}

/**
 * Applies the migrations that the database does not have yet, and returns their names. The caller holds
 * the lock that keeps other processes out.
 */
export async function migrate(db: Migratable): Promise<string[]> {
  if (await isUpToDate(db)) return []
  const engine = await startSchemaEngine(db.adapter)
  const { appliedMigrationNames } = await engine.applyMigrations({
    migrationsList: await readMigrations(),
    filters: noFilter,
  })
  return appliedMigrationNames
}

/** Asked first because the schema engine takes half a second to load, and most starts need none of it. */
async function isUpToDate(db: Migratable): Promise<boolean> {
  const [known] = await db.query<{ present: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present`,
  )
  if (!known?.present) return false
  const applied = await db.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  const names = new Set(applied.map((row) => row.migration_name))
  return (await migrationNames()).every((name) => names.has(name))
}
