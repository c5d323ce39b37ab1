import { clsx } from 'clsx'
import type { Ref } from 'react'
import { enumValue } from '#domain/enum-names.ts'
import { AFFILIATIONS, GROUP_LABEL } from '#domain/polls/affiliations.ts'
import { axisText, POLL_TEXT, sampleText, votesText } from '#domain/polls/messages.ts'
import { axisMaximum } from '#domain/polls/results.ts'
import { POLL_VOTES_KEY } from '#domain/session/storage-keys.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { Bars } from '#web/figures/bars.tsx'
import { CaveatNote } from '#web/ui/caveat-note.tsx'
import { DetailsTable } from '#web/ui/details-table.tsx'
import type { PollResults_PollFragment } from './poll-results.generated.ts'
import { useChoice } from './use-choice.ts'

export const SECTION = 'py-part print:py-6'
export const SUNK = clsx(SECTION, 'bg-sunk print:bg-transparent')
export const POLL_COLUMNS = 'grid grid-cols-1 items-start gap-columns-near wide:grid-cols-2'
export const PART_HEADING = 'text-2xl/[1.16] tracking-snug'
export const POLL_HEADING = clsx('mb-6', PART_HEADING)
export const SOURCE = 'text-xs/[1.45] text-ink-mute'

/** 3 within a section of the home page, 2 on the page of the poll, which has other tables. */
export type Level = 2 | 3

/** What the charts need besides the results. The pages subscribe to those. */
export function usePollResults(poll: PollResults_PollFragment) {
  const { choice: ownVote } = useChoice(POLL_VOTES_KEY, poll.id)
  const groups = AFFILIATIONS.map((affiliation) => ({
    affiliation,
    group: poll.resultsByAffiliation.find((group) => enumValue(group.affiliation) === affiliation),
  }))
  const shares = [...poll.results, ...groups.flatMap(({ group }) => group?.results ?? [])]
  return {
    groups,
    ownVote,
    end: axisMaximum(shares.map((result) => result.percentage)),
  }
}

/** The option for which this browser voted. */
export function OptionName({ option, isOwn }: { option: string; isOwn: boolean }) {
  if (!isOwn) return option
  return (
    <>
      <b className="font-semibold">{option}</b>{' '}
      <span className="whitespace-nowrap rounded-sheet border-[1.5px] border-ink px-1.5 py-0.5 font-strong text-ink text-xs/none">
        {POLL_TEXT.you}
      </span>
    </>
  )
}

type OverallResultsProps = {
  poll: PollResults_PollFragment
  heading?: Ref<HTMLHeadingElement>
  level?: Level
}

export function OverallResults({ poll, heading, level = 3 }: OverallResultsProps) {
  const { groups, ownVote, end } = usePollResults(poll)
  const { results } = poll
  const isSample = poll.exampleVotes > 0
  const Heading = `h${level}` as const
  const sample = sampleText(poll.totalVotes, poll.exampleVotes)
  return (
    <div>
      {/* Once for each view, before its first figure. */}
      {isSample && (
        <p className="mb-6 border-gold-edge border-l-4 bg-gold-wash p-4 text-ink text-sm forced-colors:border">
          <b className="font-strong text-base">{POLL_TEXT.sampleData}.</b> {sample}
        </p>
      )}
      {/* The scroll margin brings the bars into view with the heading. */}
      <Heading
        className={clsx(POLL_HEADING, 'scroll-mb-[50vh]')}
        ref={heading}
        tabIndex={heading ? -1 : undefined}
      >
        {POLL_TEXT.results}
      </Heading>
      <Bars
        label={POLL_TEXT.results}
        max={end}
        bars={results.map(({ option, percentage, votes }, index) => ({
          label: <OptionName option={option} isOwn={index === ownVote} />,
          percentage,
          detail: votesText(votes),
        }))}
      />
      {axisText(end) && <p className={clsx(SOURCE, 'mt-3 tabular-nums lining-nums')}>{axisText(end)}</p>}
      <div className="*:mt-6">
        {!isSample && (
          <CaveatNote>
            <b>{POLL_TEXT.honesty}</b> {sample}
          </CaveatNote>
        )}
        {level === 3 && (
          <DetailsTable
            summary={POLL_TEXT.table}
            caption={POLL_TEXT.results}
            columns={[
              'Answer',
              'Votes',
              'All',
              ...AFFILIATIONS.map((affiliation) => GROUP_LABEL[affiliation]),
            ]}
            rows={results.map(({ option, votes, percentage }, index) => [
              option,
              formatWholeNumber(votes),
              `${percentage}%`,
              ...groups.map(({ group }) => (group ? `${group.results[index]?.percentage}%` : '–')),
            ])}
          />
        )}
      </div>
    </div>
  )
}
