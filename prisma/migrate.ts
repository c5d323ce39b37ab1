import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import { migrationNames, noFilter, readMigrations, startSchemaEngine } from './engine.ts'

/** What migrating needs of a database: a migration adapter and ways to ask it. */
export interface Migratable {
  adapter: SqlMigrationAwareDriverAdapterFactory
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>
  /** Runs a script of many statements as it is: all of it happens, or nothing. */
  run(script: string): Promise<unknown>
}

/**
 * Applies the migrations that the database does not have yet, and returns their names. The caller holds
 * the lock that keeps other processes out. One that failed or was killed half way left nothing, and is tried again.
 * @throws Error that names the migration and says what the database did not like.
 */
export async function migrate(db: Migratable): Promise<string[]> {
  const known = await isKnown(db)
  if (known && (await isUpToDate(db))) return []
  if (known) {
    await db.query(
      'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL',
    )
  }
  let failure: Error | undefined
  const engine = await startSchemaEngine(
    runningScriptsWhole(db, (error) => {
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
    throw new Error(inWords(error as Error, failure), { cause: error })
  }
}

async function isKnown(db: Migratable): Promise<boolean> {
  const [known] = await db.query<{ present: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present`,
  )
  return known?.present ?? false
}

/** Asked first because the schema engine takes half a second to load, and most starts need none of it. */
async function isUpToDate(db: Migratable): Promise<boolean> {
  const applied = await db.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  const names = new Set(applied.map((row) => row.migration_name))
  return (await migrationNames()).every((name) => names.has(name))
}

/**
 * A script notes itself that it is through: PostgreSQL goes on with what a killed process sent, and the engine, whose own note
 * comes later, would be gone.
 */
const NOTE =
  'UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL'

/** Prisma's adapters cut a script at every semicolon, which no function body survives, or do not wait for it. */
function runningScriptsWhole(
  { adapter: factory, run }: Migratable,
  onFailure: (error: Error) => void,
): SqlMigrationAwareDriverAdapterFactory {
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    const adapter = await connect()
    adapter.executeScript = async (script) => {
      await run(`${script}\n;${NOTE}`).catch((error) => {
        onFailure(error)
        throw error
      })
    }
    return adapter
  }
  return factory
}

/** The engine knows which migration it was, the script's own failure why; where in the engine it was helps nobody. */
function inWords({ message }: Error, failure: Error | undefined): string {
  const [, name] = /migration_name="([^"]+)"/.exec(message) ?? []
  // What Prisma advises here, to take the migrations for applied, would leave the tables unmade.
  if (message.includes('schema is not empty'))
    return 'The schema holds tables of something else: give Civic Unity an empty database, or a schema of its own (search_path).'
  if (failure) return name ? `The migration ${name} failed: ${failure.message}` : failure.message
  return message.replace(/\n +0: [\s\S]*$/, '')
}
