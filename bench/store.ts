import path from 'node:path'
import { Pool } from 'pg'
import { openPGlite } from '#prisma/pglite.ts'

export interface Database {
  /** Runs a named statement, which PostgreSQL prepares once per connection. */
  query<Row>(name: string, text: string, values: unknown[]): Promise<Row[]>
  end(): Promise<void>
}

/** Opens the database in DATABASE_URL or DATA_DIR with the site's default number of connections. */
export async function openStore(
  environment: Record<string, string | undefined> = process.env,
): Promise<Database> {
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
