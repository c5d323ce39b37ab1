import type { Database } from '#api/database/db.ts'

/** Changes with every row of every table except RateLimit and the ignored ones. */
export async function checksum(db: Database, ignored: readonly string[] = []): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'RateLimit' ORDER BY 1`,
  )
  const sums = tables
    .filter(({ name }) => !ignored.includes(name))
    .map(
      ({ name }) => `(SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) FROM "${name}" t)`,
    )
  const [row] = await db.query<{ sum: string }>(`SELECT concat_ws(' ', ${sums.join(', ')}) AS sum`)
  return row?.sum ?? ''
}

/** Library messages for developers, which no response may contain. */
export const JARGON =
  /Invalid (input|option|string|type)|Too (big|small): |, received |FST_ERR|url component|Unrecognized key/

/** Traces, SQL and internal names, which no response may contain. */
export const INTERNALS =
  /node_modules|\n\s+at |\.ts:\d|prisma|postgres|pglite|fastify|\bSELECT\b.+\bFROM\b|INSERT INTO|violates|syntax error at/i
