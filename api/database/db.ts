import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import { Client, type Pool } from 'pg'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import type { Env } from '#api/server/env.ts'
import { PrismaClient } from '#prisma/client/client.ts'
import { migrate, migrationTarget } from '#prisma/migrate.ts'
import { openPGlite } from '#prisma/pglite.ts'
import { lockDirectory } from './file-lock.ts'
import { createPool } from './pool.ts'
import { type Listen, monitorPostgres } from './postgres-monitor.ts'
import { nameStatements } from './statement-names.ts'

export interface Database {
  kind: 'pglite' | 'postgres'
  /** Location for the startup log, without credentials. */
  description: string
  prisma: PrismaClient
  /** Set for the embedded database, which pg-boss shares. */
  pglite?: PGlite
  /** Set for a PostgreSQL server, where pg-boss opens a small pool. */
  url?: string
  /**
   * SQL without Prisma. Pass a Date as `$1::timestamptz AT TIME ZONE 'UTC'`, because pg sends local time with an offset.
   * Prisma's raw queries send UTC as the columns store it, and need `::timestamp` only where the type cannot be inferred.
   */
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>
  /** Whether the database responded to the latest check. Checks run continuously. */
  isUp(): boolean
  listen: Listen
  close(): Promise<void>
}

/** Arbitrary, but the same in every process. */
export const MIGRATION_LOCK = 7_304_611

/** Also applies pending migrations. */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
  afterMigrating?: (db: Database) => Promise<void>,
): Promise<Database> {
  return env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, env.DATABASE_POOL, afterMigrating)
    : openEmbedded(env.DATA_DIR, afterMigrating)
}

async function openPostgres(
  url: string,
  poolSize: number,
  afterMigrating?: (db: Database) => Promise<void>,
): Promise<Database> {
  const monitor = await monitorPostgres(url, () => destroyAll())
  const { pool, destroyAll } = createPool(url, poolSize, monitor.isUp)
  const schema = await tableSchema(pool)
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, {
      ...schema,
      disposeExternalPool: false,
      statementNameGenerator: nameStatements(),
    }),
    errorFormat: 'minimal',
  })
  const db: Database = {
    kind: 'postgres',
    description: `PostgreSQL at ${locationOf(url)}`,
    prisma,
    url,
    query: async (sql, params) => (await pool.query(sql, params)).rows,
    isUp: monitor.isUp,
    listen: monitor.listen,
    close: async () => {
      await prisma.$disconnect()
      await monitor.close()
      await pool.end()
    },
  }
  // One process migrates while the others wait.
  const connection = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // Without a listener, a lost connection would end the process. The next query reports the error.
  connection.on('error', () => {})
  await connection.connect()
  try {
    // Override the role's limits, because waiting and migrating may take longer.
    await connection.query('SET statement_timeout = 0; SET lock_timeout = 0')
    await connection.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate({
      query: async (sql, params) => (await connection.query(sql, params)).rows,
      run: (script) => connection.query(script),
    })
    await afterMigrating?.(db)
  } finally {
    await connection.end()
  }
  return db
}

/** The first schema of the role's search path. */
async function tableSchema(pool: Pool): Promise<{ schema?: string }> {
  const { rows } = await pool.query<{ schema: string | null }>('SELECT current_schema() AS schema')
  const schema = rows[0]?.schema
  return schema ? { schema } : {}
}

async function openEmbedded(
  directory: string,
  afterMigrating?: (db: Database) => Promise<void>,
): Promise<Database> {
  const unlock = lockDirectory(directory)
  try {
    const pglite = await openPGlite({ dataDir: path.join(directory, 'db') })
    const db = embeddedDatabase(pglite, `embedded PGlite in ${path.resolve(directory)}`, unlock)
    await migrate(migrationTarget(pglite))
    await afterMigrating?.(db)
    return db
  } catch (error) {
    unlock()
    throw error
  }
}

/** Tests open a PGlite from a snapshot and pass it here. */
export function embeddedDatabase(
  pglite: PGlite,
  description: string,
  afterClose: () => void = () => {},
): Database {
  const prisma = new PrismaClient({ adapter: new PrismaPGlite(pglite), errorFormat: 'minimal' })
  return {
    kind: 'pglite',
    description,
    prisma,
    pglite,
    query: async <Row>(sql: string, params?: unknown[]) => (await pglite.query<Row>(sql, params)).rows,
    isUp: () => true,
    listen: (channel, onPayload) => pglite.listen(channel, onPayload),
    close: async () => {
      await prisma.$disconnect()
      await pglite.close()
      afterClose()
    },
  }
}

function locationOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  return `${searchParams.get('host') || host || 'the local socket'}${pathname}`
}
