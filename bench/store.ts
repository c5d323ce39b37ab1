import path from 'node:path'
import { Pool } from 'pg'
import { openPGlite } from '#prisma/pglite.ts'

/** A database of either kind, for the hand-written programs that the site is compared with. */
export interface PlainStore {
  /** Runs a statement under a name, so that PostgreSQL prepares it once a connection. */
  query<Row>(name: string, text: string, values: unknown[]): Promise<Row[]>
  end(): Promise<void>
}

/** Opens what DATABASE_URL or DATA_DIR names, with as many connections as the site has by default. */
export async function openStore(
  environment: Record<string, string | undefined> = process.env,
): Promise<PlainStore> {
  const { DATABASE_URL: url, DATA_DIR: directory = '' } = environment
  if (url) {
    const pool = new Pool({ connectionString: url, max: 10 })
    return {
      query: async (name, text, values) => (await pool.query({ name, text, values })).rows,
      end: () => pool.end(),
    }
  }
  const pglite = await openPGlite({ dataDir: path.join(directory, 'db') })
  return {
    query: async <Row>(_name: string, text: string, values: unknown[]) =>
      (await pglite.query<Row>(text, values)).rows,
    end: () => pglite.close(),
  }
}
