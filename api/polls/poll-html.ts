import { escapeHtml } from '#domain/html.ts'
import {
  COMMON_GROUND_TEXT,
  commonGroundParts,
  leftOutText,
  sentenceText,
  tiedOptions,
} from '#domain/polls/common-ground-text.ts'
import { formatLongDate } from '#domain/polls/long-date.ts'
import { optionResultText, POLL_TEXT, sampleText } from '#domain/polls/messages.ts'
import { closedOnText, POLLS_PAGE_TEXT, pollDescription } from '#domain/polls/poll-page-text.ts'
import type { Poll, Tally } from '#prisma/client/client.ts'
import { commonGroundOf } from './common-ground.service.ts'
import { optionResults, resultsByAffiliation } from './poll.service.ts'

type TalliedPoll = Poll & { tallies: readonly Tally[] }

/** Without figures. */
export function pollSummary({ status, closedAt }: Pick<Poll, 'status' | 'closedAt'>): string {
  return pollDescription(status === 'open', closedAt ? closedOnText(formatLongDate(closedAt)) : 'Closed')
}

/** For feed readers. An open poll has no figures, because its votes still change. */
export function pollHtml(poll: TalliedPoll, minGroupSize: number): string {
  const parts =
    poll.status === 'open'
      ? [paragraph(pollSummary(poll)), list(poll.options)]
      : [paragraph(closingText(poll)), ...resultParts(poll), ...commonGroundHtml(poll, minGroupSize)]
  return [...parts, ...outcomeParts(poll)].join('')
}

function closingText({ closedAt }: Poll): string {
  return closedAt ? `${closedOnText(formatLongDate(closedAt))}.` : 'Closed.'
}

function resultParts({ options, tallies, exampleVotes }: TalliedPoll): string[] {
  const results = optionResults(options, tallies)
  const total = results.reduce((sum, { votes }) => sum + votes, 0)
  const isSample = exampleVotes > 0
  return [
    heading(isSample ? `${POLL_TEXT.sampleData}: ${POLL_TEXT.results}` : POLL_TEXT.results),
    list(results.map(optionResultText)),
    paragraph(
      `${isSample ? `${POLL_TEXT.sampleData}.` : POLL_TEXT.honesty} ${sampleText(total, exampleVotes)}`,
    ),
  ]
}

/** Empty while groups are short of ballots. */
function commonGroundHtml(poll: TalliedPoll, minGroupSize: number): string[] {
  const comparison = commonGroundOf(poll, minGroupSize)
  if (!comparison.enough) return []
  const groups = resultsByAffiliation(poll, poll.tallies, minGroupSize)
  const tiedGroups = tiedOptions(comparison.tiedGroups, groups)
  const sentence = sentenceText(commonGroundParts({ ...comparison, tiedGroups }))
  const leftOut = leftOutText(groups)
  return [heading(COMMON_GROUND_TEXT.heading), paragraph(sentence), ...(leftOut ? [paragraph(leftOut)] : [])]
}

function outcomeParts({ outcome, outcomeAt, createdAt }: Poll): string[] {
  if (outcome === null) return []
  const date = formatLongDate(outcomeAt ?? createdAt)
  return [heading(POLLS_PAGE_TEXT.outcome), paragraph(date), paragraph(outcome)]
}

function heading(text: string): string {
  return `<h2>${escapeHtml(text)}</h2>`
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}
