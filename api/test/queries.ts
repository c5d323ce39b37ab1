import type { Database } from '../db.ts'

/** Counts the SQL statements that `work` causes: an N+1 becomes a number that a test pins. */
export async function countQueries(db: Database, work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const target = db.pglite
  if (!target) throw new Error('Queries are counted on the embedded database only')
  const original = target.query
  target.query = function (this: typeof target, ...args: Parameters<typeof original>) {
    if (!/pgboss/.test(String(args[0]))) count += 1
    return original.apply(this, args)
  } as typeof original
  try {
    await work()
  } finally {
    target.query = original
  }
  return count
}
