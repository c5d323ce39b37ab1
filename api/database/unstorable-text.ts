/** What is said of text that Postgres cannot hold. */
export const UNSTORABLE_TEXT = 'The text holds a character that cannot be stored.'

/**
 * Whether any text in `value`, keys included, holds U+0000 or half of a surrogate pair. Postgres refuses the first
 * and would silently get another character for the second, so both are bad input wherever they were put.
 */
export function holdsUnstorableText(value: unknown): boolean {
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return true
    } else if (next !== null && typeof next === 'object') {
      // A loop instead of recursion: a body of nothing but brackets must not end in a stack overflow.
      for (const [key, inner] of Object.entries(next)) open.push(key, inner)
    }
  }
  return false
}

/** Postgres' own refusal of such text, for what reached it all the same. */
export function isUnstorableText(error: unknown): boolean {
  return (
    error instanceof Error &&
    /invalid byte sequence for encoding "UTF8"|unsupported Unicode escape/.test(error.message)
  )
}
