import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { PrismaPg } from '@prisma/adapter-pg'
import { Pool } from 'pg'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import type { Env } from '#api/server/env.ts'
import { PrismaClient } from '#prisma/client/client.ts'
import { migrate } from '#prisma/migrate.ts'
import { openPGlite } from '#prisma/pglite.ts'
import { lockDirectory } from './file-lock.ts'
import { type Listen, watchPostgres } from './listen.ts'
import { makePool } from './pool.ts'
import { nameStatements } from './statement-names.ts'

/** The one database, whichever kind it is. */
export interface Database {
  kind: 'pglite' | 'postgres'
  /** Said at start-up: where the data is, without credentials. */
  description: string
  prisma: PrismaClient
  /** Set on the embedded database: pg-boss runs on the same instance. */
  pglite?: PGlite
  /** Set on a server of its own: pg-boss keeps a small pool there. */
  url?: string
  /** Plain SQL beside Prisma: migrations, locks, health. */
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>
  /** Whether the database answered when it was last asked, which is all the time. */
  isUp(): boolean
  /** Tells every process that listens on `channel`, this one included. */
  notify(channel: string, payload: string): Promise<void>
  listen: Listen
  close(): Promise<void>
}

/** Any number: it only has to be the same in every process of this product. */
export const MIGRATION_LOCK = 7_304_611

/** Opens the database that the environment names, and brings it to the newest migration. */
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
  const watch = await watchPostgres(url, () => cutAll())
  const { pool, cutAll } = makePool(url, poolSize, watch.isUp)
  const schema = await placeForTables(pool)
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
    description: `PostgreSQL at ${placeOf(url)}`,
    prisma,
    url,
    query: async (sql, params) => (await pool.query(sql, params)).rows,
    notify: async (channel, payload) => {
      await pool.query('SELECT pg_notify($1, $2)', [channel, payload])
    },
    isUp: watch.isUp,
    listen: watch.listen,
    close: async () => {
      await prisma.$disconnect()
      await watch.close()
      await pool.end()
    },
  }
  // One process migrates; the others wait here and then find nothing left to do. Two connections: one holds the lock
  // and runs the scripts, one is the schema engine's, which closes no pool that it was left to open itself.
  const guard = new Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 })
  // A lost connection fails what is asked of it next, in words. Without listeners the loss itself would end the process, with a trace.
  guard.on('error', () => {})
  guard.on('connect', (client) => client.on('error', () => {}))
  const connection = await guard.connect()
  try {
    // The wait for another process and its migrations are as long as they are, whatever limit the role has.
    await connection.query('SET statement_timeout = 0; SET lock_timeout = 0')
    await connection.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate({
      adapter: new PrismaPg(guard, schema),
      query: async (sql, params) => (await connection.query(sql, params)).rows,
      run: (script) => connection.query(script),
    })
    await afterMigrating?.(db)
  } finally {
    connection.release(true)
    await guard.end()
  }
  return db
}

/**
 * Where the role's search path puts new tables: Prisma would look for them in `public`, wherever they are.
 * @throws Error when the database could not hold what people write; SQL_ASCII holds any text as it comes.
 */
async function placeForTables(pool: Pool): Promise<{ schema?: string }> {
  const { rows } = await pool.query<{ schema: string | null; encoding: string }>(
    "SELECT current_schema() AS schema, current_setting('server_encoding') AS encoding",
  )
  const { schema = null, encoding = 'UTF8' } = rows[0] ?? {}
  if (encoding !== 'UTF8' && encoding !== 'SQL_ASCII')
    throw new Error(`The database keeps text in ${encoding}: give Civic Unity one with ENCODING 'UTF8'.`)
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
    await migrate({
      adapter: new PrismaPGlite(pglite),
      query: db.query,
      run: (script) => pglite.exec(script),
    })
    await afterMigrating?.(db)
    return db
  } catch (error) {
    unlock()
    throw error
  }
}

/** The database around an open PGlite; tests open one from a snapshot and use it the same way. */
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
    notify: async (channel, payload) => {
      await pglite.query('SELECT pg_notify($1, $2)', [channel, payload])
    },
    isUp: () => true,
    listen: (channel, onPayload) => pglite.listen(channel, onPayload),
    close: async () => {
      await prisma.$disconnect()
      await pglite.close()
      afterClose()
    },
  }
}

function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  return `${searchParams.get('host') || host || 'the local socket'}${pathname}`
}
