import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import { migrationNames, noFilter, readMigrations, startSchemaEngine } from './engine.ts'

export interface MigrationTarget {
  adapter: SqlMigrationAwareDriverAdapterFactory
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>
  /** Runs several statements in one transaction. */
  run(script: string): Promise<unknown>
}

/**
 * The caller holds the lock that keeps other processes out. Returns the names of the applied migrations. Throws an
 * Error with the migration's name. A failed or interrupted migration has changed nothing and is tried again.
 */
export async function migrate(db: MigrationTarget): Promise<string[]> {
  const known = await hasMigrationTable(db)
  if (known && (await isUpToDate(db))) return []
  if (known) {
    await db.query(
      'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL',
    )
  }
  let failure: Error | undefined
  const engine = await startSchemaEngine(
    withWholeScripts(db, (error) => {
      failure = error
    }),
  )
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await readMigrations(),
      filters: noFilter,
    })
    return appliedMigrationNames
  } catch (error) {
    throw new Error(failureMessage(error as Error, failure), { cause: error })
  }
}

async function hasMigrationTable(db: MigrationTarget): Promise<boolean> {
  const [known] = await db.query<{ present: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present`,
  )
  return known?.present ?? false
}

/** Most starts are up to date, and loading the schema engine takes half a second. */
async function isUpToDate(db: MigrationTarget): Promise<boolean> {
  const applied = await db.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  const names = new Set(applied.map((row) => row.migration_name))
  return (await migrationNames()).every((name) => names.has(name))
}

/** If our process dies, PostgreSQL still completes the script, but the engine would never record it. */
const MARK_FINISHED =
  'UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL'

/** Prisma's adapters split scripts at every semicolon, or do not wait for them. */
function withWholeScripts(
  { adapter: factory, run }: MigrationTarget,
  onFailure: (error: Error) => void,
): SqlMigrationAwareDriverAdapterFactory {
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    const adapter = await connect()
    adapter.executeScript = async (script) => {
      await run(`${script}\n;${MARK_FINISHED}`).catch((error) => {
        onFailure(error)
        throw error
      })
    }
    return adapter
  }
  return factory
}

function failureMessage({ message }: Error, failure: Error | undefined): string {
  const [, name] = /migration_name="([^"]+)"/.exec(message) ?? []
  // Prisma suggests marking the migrations as applied, which would leave the tables missing.
  if (message.includes('schema is not empty'))
    return 'The schema contains tables of another application. Give Civic Unity an empty database, or its own schema (search_path).'
  if (failure) return name ? `The migration ${name} failed: ${failure.message}` : failure.message
  return message.replace(/\n +0: [\s\S]*$/, '')
}
