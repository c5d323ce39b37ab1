import { CONTESTED, INDEPENDENTS, LOADED, PAIRS, type Pair, POLITICIANS } from './lexicon.ts'

export type Balance = ReturnType<typeof mentionBalance>

/** The prompt asks for “about equally often”. */
const MIN_RATIO = 2 / 3

/**
 * Counts how plain text names each side (spec §1), and finds what else an editor should see. `ratio` is the mentions of the
 * less frequent side divided by those of the other: 1 is even, 0 is one-sided. An even count does not make an article fair.
 */
export function mentionBalance(text: string) {
  const [conservative, liberal] = [mentionsOf('conservative', text), mentionsOf('liberal', text)]
  const more = Math.max(conservative, liberal)
  return {
    conservative,
    liberal,
    ratio: more === 0 ? 1 : Math.min(conservative, liberal) / more,
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

function mentionsOf(side: keyof Pair, text: string): number {
  return PAIRS.reduce((sum, pair) => sum + (text.match(pair[side])?.length ?? 0), 0)
}

function found(patterns: readonly RegExp[], text: string): string[] {
  return [...new Set(patterns.flatMap((pattern) => text.match(pattern) ?? []))]
}
