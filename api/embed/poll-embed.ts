import { EMBED_PAGES, EMBED_TEXT } from '#domain/embed/embed-code.ts'
import { escapeHtml } from '#domain/html.ts'
import { countText, POLL_TEXT, votesText } from '#domain/polls/messages.ts'
import { type OptionResult, optionResults, sumVotes } from '#domain/polls/results.ts'
import type { Poll, Tally } from '#prisma/client/client.ts'
import { embedPage, type Theme } from './embed-page.ts'

/** Results of everyone. Groups are on the site only, where their caveats are. */
export function pollEmbed(
  { question, options, slug, status, exampleVotes, tallies }: Poll & { tallies: readonly Tally[] },
  siteUrl: string,
  theme: Theme,
): string {
  const results = optionResults(options, tallies)
  const total = sumVotes(results)
  return embedPage({
    title: question,
    page: `${siteUrl}${EMBED_PAGES.poll}/${slug}`,
    link: status === 'open' ? EMBED_TEXT.pollLink : EMBED_TEXT.closedPollLink,
    theme,
    heading: question,
    figure: `<ol>${results.map(answerRow).join('')}</ol>`,
    source: `<b>${exampleVotes > 0 ? POLL_TEXT.sampleData : POLL_TEXT.honesty}</b>${sourceText(total, exampleVotes)}`,
  })
}

function answerRow({ option, percentage }: OptionResult): string {
  const bar = `<i style="--n:${percentage}" aria-hidden="true"></i>`
  return `<li><span>${escapeHtml(option)}</span><b>${percentage}%</b>${bar}</li>`
}

function sourceText(total: number, examples: number): string {
  if (examples === 0) return countText(total)
  return examples === total ? EMBED_TEXT.allSample : `${votesText(total, examples)}.`
}
