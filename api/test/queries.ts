import type { Database } from '#api/database/db.ts'

/** SQL statements that `work` runs, except those of the job queue. */
export async function statementsOf(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const target = db.pglite
  if (!target) throw new Error('Statements are seen on the embedded database only')
  const original = target.query
  target.query = function (this: typeof target, ...args: Parameters<typeof original>) {
    if (!/pgboss/.test(String(args[0]))) statements.push(String(args[0]))
    return original.apply(this, args)
  } as typeof original
  try {
    await work()
  } finally {
    target.query = original
  }
  return statements
}

export async function countQueries(db: Database, work: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(db, work)).length
}
