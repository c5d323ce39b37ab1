/** The counted words, in pairs that mean the same for each side. */
const SIDES = {
  conservative: ['republican', 'republicans', 'gop', 'conservative', 'conservatives', 'right-wing'],
  liberal: ['democrat', 'democrats', 'democratic party', 'liberal', 'liberals', 'left-wing'],
} as const

/** How often each word of one side occurs; words that do not occur are left out. */
export type Mentions = { readonly total: number; readonly words: Readonly<Record<string, number>> }

/** The mentions of both sides, and the smaller count divided by the larger: 1 is even, 0 is one-sided. */
export type Balance = { readonly conservative: Mentions; readonly liberal: Mentions; readonly ratio: number }

/**
 * Counts how often an article (plain text) names each side, word by word, for an editor (Spec §1: a nonpartisan
 * platform). A count is no verdict. An article can name both sides evenly and still be unfair, and "a conservative
 * estimate" counts as well.
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
