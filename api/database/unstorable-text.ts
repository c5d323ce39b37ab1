export const UNSTORABLE_TEXT = 'The text contains a character that cannot be stored.'

/**
 * Whether text in `value`, including keys, contains U+0000, which Postgres refuses, or a lone surrogate, which it would
 * silently replace.
 */
export function holdsUnstorableText(value: unknown): boolean {
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return true
    } else if (next !== null && typeof next === 'object') {
      // A loop, because recursion would overflow the stack on a body of nested brackets.
      for (const [key, inner] of Object.entries(next)) open.push(key, inner)
    }
  }
  return false
}

/** Postgres' own error for such text, if it was not caught earlier. */
export function isUnstorableText(error: unknown): boolean {
  return (
    error instanceof Error &&
    /invalid byte sequence for encoding "UTF8"|unsupported Unicode escape/.test(error.message)
  )
}
