import { mentionBalance } from './balance.ts'
import { balanceText } from './messages.ts'

/** One line of the report on a generated post, for the editor. */
export type Check = { readonly name: string; readonly passed: boolean; readonly text: string }

/** Phrases that refer to a source. The editor checks that it is named and real. */
const LEANING =
  /\b(?:studies|study|survey|surveys|research|researchers|experts?|according to|percent)\b|\d%/gi

/**
 * The report on a generated article (Spec §1: a nonpartisan platform). It points an editor to possible problems and decides
 * nothing. Takes the body as HTML and as plain text, its number of words, and the number of recent posts it was compared with.
 */
export function checksOf(content: string, text: string, words: number, compared: number): Check[] {
  const balance = mentionBalance(text)
  const leaning = text.match(LEANING)?.length ?? 0
  // Stops at the next quotation mark of either kind, so that unclosed ones do not make the search quadratic.
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
