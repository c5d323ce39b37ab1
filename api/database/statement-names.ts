/** Per connection. Each prepared statement keeps a plan in the server's memory. */
const MAX_PREPARED = 200

/**
 * Named statements are planned once per connection. Searches get no name, because their best plan depends on the words.
 */
export function nameStatements(): (statement: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= MAX_PREPARED || sql.includes('to_tsquery')) return ''
    const name = `s${names.size + 1}`
    names.set(sql, name)
    return name
  }
}
