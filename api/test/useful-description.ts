/**
 * Whether a description says more than a name can: at least four words, from a capital letter (or a name in code) to a
 * period.
 */
export function isUseful(description: string | null | undefined): boolean {
  const text = description?.trim() ?? ''
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.length >= 4 && /^[A-Z0-9“`].*[.!?”)]$/s.test(text)
}
