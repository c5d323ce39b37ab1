import { CONTESTED, INDEPENDENTS, LOADED, PAIRS, POLITICIANS } from './lexicon.ts'

export type Mentions = { readonly total: number; readonly words: Readonly<Record<string, number>> }

/** `ratio` is the mentions of the less frequent side divided by those of the other: 1 is even, 0 is one-sided. */
export type Balance = {
  readonly conservative: Mentions
  readonly liberal: Mentions
  readonly ratio: number
  readonly independents: number
  readonly loaded: readonly string[]
  readonly contested: readonly string[]
  readonly politicians: readonly string[]
}

/** The prompt asks for “about equally often”. */
const MIN_RATIO = 2 / 3

type Side = 'conservative' | 'liberal'

/** Counts how plain text names each side (spec §1). An even count does not make an article fair. */
export function mentionBalance(text: string): Balance {
  const [conservative, liberal] = [mentionsOf('conservative', text), mentionsOf('liberal', text)]
  const more = Math.max(conservative.total, liberal.total)
  return {
    conservative,
    liberal,
    ratio: more === 0 ? 1 : Math.min(conservative.total, liberal.total) / more,
    independents: text.match(INDEPENDENTS)?.length ?? 0,
    loaded: found(LOADED, text),
    contested: found(CONTESTED, text),
    politicians: found(
      POLITICIANS.flatMap((pair) => [pair.conservative, pair.liberal]),
      text,
    ),
  }
}

export function isBalanced({ ratio, loaded, contested, politicians }: Balance): boolean {
  return ratio >= MIN_RATIO && [loaded, contested, politicians].every((found) => found.length === 0)
}

function mentionsOf(side: Side, text: string): Mentions {
  const counts = PAIRS.map((pair) => [pair[side].label, text.match(pair[side].pattern)?.length ?? 0] as const)
  const named = counts.filter(([, count]) => count > 0)
  return { total: named.reduce((sum, [, count]) => sum + count, 0), words: Object.fromEntries(named) }
}

function found(patterns: readonly RegExp[], text: string): string[] {
  return [...new Set(patterns.flatMap((pattern) => text.match(pattern) ?? []))]
}
