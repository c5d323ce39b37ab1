import { Prisma } from '../prisma/client/client.ts'

const MARK = '/* planned each time */'

/** Stands in a statement whose best plan depends on what is asked. */
export const PLANNED_EACH_TIME = Prisma.raw(MARK)

/** So many statements are prepared on a connection; each keeps a plan in the server's memory. */
const MAX_PREPARED = 200

/**
 * Names for the statements that a connection prepares once and runs by name from then on: PostgreSQL reads and plans them once.
 * Out: a name for each statement text, the same each time; '', pg's word for none, where it is planned each time and beyond the bound.
 */
export function nameStatements(): (statement: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= MAX_PREPARED || sql.includes(MARK)) return ''
    const name = `s${names.size + 1}`
    names.set(sql, name)
    return name
  }
}
