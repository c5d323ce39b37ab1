import { mentionBalance } from './balance.ts'
import { balanceText } from './messages.ts'

export type Check = { readonly name: string; readonly passed: boolean; readonly text: string }

/** Phrases that rely on a source, which the editor should verify. */
const SOURCE_PHRASES =
  /\b(?:studies|study|survey|surveys|research|researchers|experts?|according to|percent)\b|\d%/gi

/** `content` is HTML, `text` the same as plain text, `compared` the number of recent posts. */
export function checksOf(content: string, text: string, words: number, compared: number): Check[] {
  const balance = mentionBalance(text)
  const leaning = text.match(SOURCE_PHRASES)?.length ?? 0
  // Bounded by the next quotation mark, so that unclosed quotes do not take quadratic time.
  const quotes = text.match(/“[^“”]{12,}”|"[^"]{12,}"/g)?.length ?? 0
  const links = [...content.matchAll(/href="(https?:\/\/[^"]+)"/g)].map(([, href]) => href ?? '')
  return [
    { name: 'Length', passed: true, text: `${words} words.` },
    { name: 'Balance', passed: balance.ratio >= 0.5, text: balanceText(balance) },
    {
      name: 'Repetition',
      passed: true,
      text: `Title and text differ from the ${compared} most recent ${compared === 1 ? 'post' : 'posts'}.`,
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
