import { counted, formatWholeNumber } from '#domain/whole-number.ts'
import type { Balance } from './balance.ts'
import type { Resemblance } from './near-duplicate.ts'
import type { SourceReport } from './sources.ts'

export const GENERATION_UNCONFIGURED = 'Blog generation is not configured: set OPENAI_API_KEY.'

export const GENERATION_RUNNING = 'A blog post is already being generated'

export function generationRejected(reason: string): string {
  return `The generated article was rejected: ${reason}`
}

export const IS_MARKDOWN = 'it mixes Markdown with HTML'

export function repeatsPost(title: string): string {
  return `it repeats “${title}”`
}

export function lengthText(words: number): string {
  return `${formatWholeNumber(words)} words.`
}

export function balanceText({
  conservative,
  liberal,
  independents,
  loaded,
  contested,
  politicians,
}: Balance): string {
  return [
    `Mentions conservatives or Republicans ${conservative}×, liberals or Democrats ${liberal}×, and independents ${independents}×.`,
    loaded.length > 0 && `Loaded words: ${joinItems(loaded)}.`,
    contested.length > 0 && `Contested terms: ${joinItems(contested)}.`,
    politicians.length > 0 && `Names politicians: ${joinItems(politicians)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

export function repetitionText(compared: number, closest: Resemblance | undefined): string {
  if (!closest) return 'Nothing to compare: there are no earlier posts.'
  const [title, body] = [closest.title, closest.body].map((share) => `${Math.round(share * 100)}%`)
  const post =
    compared === 1
      ? `The only earlier post is “${closest.post.title}”`
      : `Of the ${compared} most recent posts, “${closest.post.title}” is closest`
  return `${post}: ${title} of the title and ${body} of the text match.`
}

export function sourcesText({ figures, links, problems }: SourceReport): string {
  const named = [
    problems.figures.length > 0 &&
      `figures without a source in their paragraph (${joinItems(problems.figures)})`,
    problems.links.length > 0 && `links that aren’t on the fact sheet (${joinItems(problems.links)})`,
    problems.claims.length > 0 && `claims without a source (${joinItems(problems.claims)})`,
    problems.quotations.length > 0 && `quotations (${joinItems(problems.quotations)})`,
  ].filter((problem) => problem !== false)
  if (named.length > 0) return `To verify: ${named.join('; ')}.`
  if (figures + links === 0) return 'Nothing to compare: the article has no figures, quotations or links.'
  return `All figures (${figures}) and links (${links}) are on the fact sheet.`
}

/** `checks` are the names of the failed ones. */
export function heldText(checks: readonly string[]): string {
  const names = checks.join(' and ')
  return `Held for review because it failed the ${names} ${checks.length === 1 ? 'check' : 'checks'}.`
}

/** At most ten, so that a report stays readable. */
function joinItems(items: readonly string[]): string {
  const more = items.length > 10 ? [`and ${items.length - 10} more`] : []
  return [...items.slice(0, 10), ...more].join(', ')
}

export function dailyLimitReached(limit: number): string {
  return `You’ve reached today’s limit of ${counted(limit, 'generated post')}`
}
