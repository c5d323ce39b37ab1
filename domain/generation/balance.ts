/** The words that are counted, in pairs that mean the same on either side. */
const SIDES = {
  conservative: ['republican', 'republicans', 'gop', 'conservative', 'conservatives', 'right-wing'],
  liberal: ['democrat', 'democrats', 'democratic party', 'liberal', 'liberals', 'left-wing'],
} as const

/** How often each word of one side occurs; words that do not occur are left out. */
export type Mentions = { readonly total: number; readonly words: Readonly<Record<string, number>> }

/** The mentions of both sides, and the rarer side's share of the more frequent one's: 1 even, 0 one-sided. */
export type Balance = { readonly conservative: Mentions; readonly liberal: Mentions; readonly ratio: number }

/**
 * Counts how often an article names each side (Spec §1: a nonpartisan platform). In: plain text. Out: the
 * counts, word by word, for a person to look at. It is a count and no verdict: an article can name both sides
 * evenly and still be unfair, and "a conservative estimate" counts as well.
 */
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
