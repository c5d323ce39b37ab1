import { mentionBalance } from './balance.ts'
import { balanceText } from './messages.ts'

/** One line of the report that the editor reads beside a generated post. */
export type Check = { readonly name: string; readonly passed: boolean; readonly text: string }

/** Phrases that lean on a source: the editor looks whether it is named and real. */
const LEANING =
  /\b(?:studies|study|survey|surveys|research|researchers|experts?|according to|percent)\b|\d%/gi

/**
 * The report on a generated article (Spec §1: a nonpartisan platform). It points at what a person should look at, and decides
 * nothing. In: the body as HTML and as plain text, its number of words, and how many recent posts it was compared with.
 */
export function checksOf(content: string, text: string, words: number, compared: number): Check[] {
  const balance = mentionBalance(text)
  const leaning = text.match(LEANING)?.length ?? 0
  // Up to the next mark of either kind: one that is never closed must not be looked for to the end from each that opens.
  const quotes = text.match(/“[^“”]{12,}”|"[^"]{12,}"/g)?.length ?? 0
  const links = [...content.matchAll(/href="(https?:\/\/[^"]+)"/g)].map(([, href]) => href ?? '')
  return [
    { name: 'Length', passed: true, text: `${words} words.` },
    { name: 'Balance', passed: balance.ratio >= 0.5, text: balanceText(balance) },
    {
      name: 'Repetition',
      passed: true,
      text: `Unlike the ${compared} most recent ${compared === 1 ? 'post' : 'posts'} in title and text.`,
    },
    {
      name: 'Sources',
      passed: leaning + quotes + links.length === 0,
      text: sourcesText(leaning, quotes, links),
    },
  ]
}

function sourcesText(leaning: number, quotes: number, links: readonly string[]): string {
  if (leaning + quotes + links.length === 0) return 'No figures, quotations or links to verify.'
  const addresses = [...new Set(links)].slice(0, 10).join(' ')
  const counts = [
    `mentions of research or figures (${leaning})`,
    `quotations (${quotes})`,
    `links (${links.length}${addresses && `: ${addresses}`})`,
  ]
  return `To verify: ${counts.join(', ')}.`
}
