export const INVALID_UNICODE = 'The text contains a character that cannot be stored.'

/** Finds U+0000, which Postgres rejects, and lone surrogates, which it would replace, in all strings and keys. */
export function hasInvalidUnicode(value: unknown): boolean {
  const pending = [value]
  while (pending.length > 0) {
    const next = pending.pop()
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return true
    } else if (next !== null && typeof next === 'object') {
      // A loop, because recursion would overflow the stack on a body of nested brackets.
      for (const [key, inner] of Object.entries(next)) pending.push(key, inner)
    }
  }
  return false
}

/** Postgres' own error for such text, if it was not caught earlier. */
export function isInvalidUnicodeError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /invalid byte sequence for encoding "UTF8"|unsupported Unicode escape/.test(error.message)
  )
}
