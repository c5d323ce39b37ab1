const SIDES = {
  conservative: ['republican', 'republicans', 'gop', 'conservative', 'conservatives', 'right-wing'],
  liberal: ['democrat', 'democrats', 'democratic party', 'liberal', 'liberals', 'left-wing'],
} as const

export type Mentions = { readonly total: number; readonly words: Readonly<Record<string, number>> }

/** `ratio` is the rarer side's share of the more frequent one's: 1 is even, 0 is one-sided. */
export type Balance = { readonly conservative: Mentions; readonly liberal: Mentions; readonly ratio: number }

/** Counts how often a plain text names each side (spec §1). An even count does not make an article fair. */
export function mentionBalance(text: string): Balance {
  const lower = text.toLowerCase()
  const conservative = mentionsOf(SIDES.conservative, lower)
  const liberal = mentionsOf(SIDES.liberal, lower)
  const more = Math.max(conservative.total, liberal.total)
  const ratio = more === 0 ? 1 : Math.min(conservative.total, liberal.total) / more
  return { conservative, liberal, ratio }
}

function mentionsOf(words: readonly string[], text: string): Mentions {
  const counts = words.map(
    (word) => [word, text.match(new RegExp(`\\b${word}\\b`, 'g'))?.length ?? 0] as const,
  )
  const found = counts.filter(([, count]) => count > 0)
  return { total: found.reduce((sum, [, count]) => sum + count, 0), words: Object.fromEntries(found) }
}
