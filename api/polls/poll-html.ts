import { formatDateTime, formatLongDate, type ZoneOffsets } from '#domain/dates.ts'
import { escapeHtml } from '#domain/html.ts'
import { commonGround } from '#domain/polls/common-ground.ts'
import {
  COMMON_GROUND_TEXT,
  commonGroundParts,
  leftOutText,
  sentenceText,
} from '#domain/polls/common-ground-text.ts'
import { optionResultText, POLL_TEXT, sampleText } from '#domain/polls/messages.ts'
import { closedOnText, closesText, POLLS_PAGE_TEXT, pollDescription } from '#domain/polls/poll-page-text.ts'
import { optionResults, resultsByAffiliation, sumVotes } from '#domain/polls/results.ts'
import type { Poll, Tally } from '#prisma/client/client.ts'

type TalliedPoll = Poll & { tallies: readonly Tally[] }

/** For feed readers. An open poll has no figures, because its votes still change. */
export function pollHtml(poll: TalliedPoll, minGroupSize: number, zone: ZoneOffsets): string {
  const { closedAt, options } = poll
  const parts = closedAt
    ? [
        paragraph(`${closedOnText(closedAt, zone)}.`),
        ...resultParts(poll),
        ...commonGroundHtml(poll, minGroupSize),
      ]
    : [paragraph(pollDescription(closedAt, zone)), list(options), ...closesParts(poll, zone)]
  return [...parts, ...outcomeParts(poll, zone)].join('')
}

function closesParts({ closesAt }: Poll, zone: ZoneOffsets): string[] {
  return closesAt ? [paragraph(`${closesText(formatDateTime(closesAt, zone))}.`)] : []
}

function resultParts({ options, tallies, exampleVotes }: TalliedPoll): string[] {
  const results = optionResults(options, tallies)
  const isSample = exampleVotes > 0
  return [
    heading(isSample ? `${POLL_TEXT.sampleData}: ${POLL_TEXT.results}` : POLL_TEXT.results),
    list(results.map(optionResultText)),
    paragraph(
      `${isSample ? `${POLL_TEXT.sampleData}.` : POLL_TEXT.honesty} ${sampleText(sumVotes(results), exampleVotes)}`,
    ),
  ]
}

/** Empty while groups are short of ballots. */
function commonGroundHtml(poll: TalliedPoll, minGroupSize: number): string[] {
  const groups = resultsByAffiliation(poll, minGroupSize)
  const comparison = commonGround({ ...poll, results: optionResults(poll.options, poll.tallies), groups })
  if (!comparison.enough) return []
  const sentence = sentenceText(commonGroundParts({ ...comparison, groups }))
  const leftOut = leftOutText(groups)
  return [heading(COMMON_GROUND_TEXT.heading), paragraph(sentence), ...(leftOut ? [paragraph(leftOut)] : [])]
}

function outcomeParts({ outcome, outcomeAt }: Poll, zone: ZoneOffsets): string[] {
  if (!outcome || !outcomeAt) return []
  return [heading(POLLS_PAGE_TEXT.outcome), paragraph(formatLongDate(outcomeAt, zone)), paragraph(outcome)]
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
