import type { Database } from '#api/database/db.ts'

/** A text that is another one as soon as a row of any table is: what may not change can be compared. */
export async function checksum(db: Database): Promise<string> {
  const tables = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'RateLimit' ORDER BY 1`,
  )
  const sums = tables.map(
    ({ name }) => `(SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) FROM "${name}" t)`,
  )
  const [row] = await db.query<{ sum: string }>(`SELECT concat_ws(' ', ${sums.join(', ')}) AS sum`)
  return row?.sum ?? ''
}

/** How libraries speak to programmers: whoever sends something wrong is told in a sentence about their field. */
export const JARGON =
  /Invalid (input|option|string|type)|Too (big|small): |, received |FST_ERR|url component|Unrecognized key/

/** What no answer may hold: traces, statements, names of what is inside. */
export const INSIDES =
  /node_modules|\n\s+at |\.ts:\d|prisma|postgres|pglite|fastify|\bSELECT\b.+\bFROM\b|INSERT INTO|violates|syntax error at/i
