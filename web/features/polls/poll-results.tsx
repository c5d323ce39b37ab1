import type { FragmentType } from '@apollo/client'
import { clsx } from 'clsx'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { enumValue } from '#domain/enum-names.ts'
import { AFFILIATIONS, GROUP_LABEL } from '#domain/polls/affiliations.ts'
import {
  axisText,
  countText,
  POLL_TEXT,
  SECONDARY_SUPPRESSION_TEXT,
  sampleText,
  votesText,
  withheldText,
} from '#domain/polls/messages.ts'
import { POLL_VOTES_KEY } from '#domain/polls/poll-guess.ts'
import { axisMaximum } from '#domain/polls/results.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { useFragmentData } from '#web/apollo/use-fragment-data.ts'
import { Bars, Swatch } from '#web/figures/bars.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { CaveatNote } from '#web/ui/caveat-note.tsx'
import { DetailsTable } from '#web/ui/details-table.tsx'
import { useChoice } from './poll-choice-store.ts'
import { type PollResults_PollFragment, PollResults_PollFragmentDoc } from './poll-results.generated.ts'

export const POLL_HEADING = 'mb-6 text-2xl/[1.16] tracking-snug'
export const SOURCE = 'text-xs/[1.45] text-ink-mute'

export type ResultsPoll = FragmentType<PollResults_PollFragment>
/** 3 within a section of the home page, 2 on the page of the poll. */
type Level = 2 | 3

function usePollResults(poll: ResultsPoll) {
  const data = useFragmentData(PollResults_PollFragmentDoc, poll)
  const { choice: ownVote } = useChoice(POLL_VOTES_KEY, data?.id ?? '')
  if (!data) return null
  const groups = AFFILIATIONS.map((affiliation) => ({
    affiliation,
    group: data.resultsByAffiliation.find((group) => enumValue(group.affiliation) === affiliation),
  }))
  const shares = [...data.results, ...groups.flatMap(({ group }) => group?.results ?? [])]
  return {
    ...data,
    groups,
    ownVote,
    isSample: data.exampleVotes > 0,
    stop: axisMaximum(shares.map((result) => result.percentage)),
  }
}

type FigureHeadingProps = {
  level: Level
  isSample: boolean
  className: string
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** Every figure with sample votes says so in its heading, because figures are shared without their notes. */
function FigureHeading({ level, isSample, className, headingRef, children }: FigureHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <Heading className={className} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
      {isSample && (
        <span className="mb-2 block font-sans tracking-normal">
          <Badge>
            {POLL_TEXT.sampleData}
            <span className="sr-only">: </span>
          </Badge>
        </span>
      )}
      {children}
    </Heading>
  )
}

function withSampleMark(title: string, isSample: boolean): string {
  return isSample ? `${POLL_TEXT.sampleData}: ${title}` : title
}

function OwnOption({ option }: { option: string }) {
  return (
    <>
      {option} <Badge className="ml-1">{POLL_TEXT.you}</Badge>
    </>
  )
}

type OverallResultsProps = {
  poll: ResultsPoll
  heading?: Ref<HTMLHeadingElement>
  level?: Level
  hasTable?: boolean
}

export function OverallResults({ poll, heading, level = 3, hasTable = true }: OverallResultsProps) {
  const data = usePollResults(poll)
  if (!data) return null
  const { isSample, ownVote, results, stop } = data
  return (
    <div>
      {/* The scroll margin brings the bars into view with the heading. */}
      <FigureHeading
        level={level}
        isSample={isSample}
        className={clsx(POLL_HEADING, 'scroll-mb-[50vh]')}
        headingRef={heading}
      >
        {POLL_TEXT.results}
      </FigureHeading>
      <Bars
        label={withSampleMark(POLL_TEXT.results, isSample)}
        max={stop}
        bars={results.map(({ option, percentage, votes }, index) => ({
          label: index === ownVote ? <OwnOption option={option} /> : option,
          percentage,
          detail: votesText(votes),
        }))}
      />
      {axisText(stop) && <p className={clsx(SOURCE, 'mt-3 tabular-nums lining-nums')}>{axisText(stop)}</p>}
      <div className="*:mt-6">
        <CaveatNote>
          <b>{isSample ? `${POLL_TEXT.sampleData}.` : POLL_TEXT.honesty}</b>{' '}
          {sampleText(data.totalVotes, data.exampleVotes)}
        </CaveatNote>
        {hasTable && (
          <DetailsTable
            summary={POLL_TEXT.table}
            caption={withSampleMark(POLL_TEXT.results, isSample)}
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
              ...data.groups.map(({ group }) => (group ? `${group.results[index]?.percentage}%` : '–')),
            ])}
          />
        )}
      </div>
    </div>
  )
}

/* From 66rem, one matrix with the answers named once at the left and one column per group. */
const MATRIX =
  'mt-6 grid gap-x-[clamp(1.5rem,3vw,2.5rem)] gap-y-8 pair:grid-cols-2 full:grid-cols-[1.45fr_repeat(4,1fr)] full:grid-rows-[3.5rem_repeat(var(--answers),minmax(4.25rem,auto))] full:gap-x-8 full:gap-y-0'
const MATRIX_COLUMN = 'full:row-[1/-1] full:grid full:grid-rows-subgrid'

type AffiliationResultsProps = {
  poll: ResultsPoll
  level?: Level
  title?: string
  /** Shown in place of a withheld group. By default, how many ballots a group needs. */
  withheld?: string
}

/** In the order of the select. A withheld group, which may be a large one (`affiliationsToShow`), has a text instead. */
export function AffiliationResults({
  poll,
  level = 3,
  title = POLL_TEXT.byAffiliation,
  withheld,
}: AffiliationResultsProps) {
  const data = usePollResults(poll)
  if (!data) return null
  // With a large group among them, the withheld ballots exceed the minimum.
  const hidden = data.groups.reduce((rest, { group }) => rest - (group?.total ?? 0), data.totalVotes)
  return (
    <div className="mt-part">
      <FigureHeading level={level} isSample={data.isSample} className="text-2xl tracking-snug">
        {title}
      </FigureHeading>
      <div className={MATRIX} style={{ '--answers': data.options.length } as CSSProperties}>
        <ul
          className={clsx(MATRIX_COLUMN, 'hidden full:before:border-ink full:before:border-b-2')}
          aria-hidden="true"
        >
          {data.options.map((option) => (
            <li
              className="wrap-anywhere flex items-center border-line border-b py-2 pr-4 text-ink leading-[1.35]"
              key={option}
            >
              {option}
            </li>
          ))}
        </ul>
        {data.groups.map((group) => (
          <GroupResults
            key={group.affiliation}
            {...group}
            level={level}
            stop={data.stop}
            withheld={withheld ?? withheldText(data.minGroupSize)}
          />
        ))}
      </div>
      {hidden > data.minGroupSize && <p className={clsx(SOURCE, 'mt-4')}>{SECONDARY_SUPPRESSION_TEXT}</p>}
    </div>
  )
}

type ShownResults = NonNullable<ReturnType<typeof usePollResults>>

type GroupResultsProps = ShownResults['groups'][number] &
  Pick<ShownResults, 'stop'> & { level: Level; withheld: string }

function GroupResults({ affiliation, group, level, stop, withheld }: GroupResultsProps) {
  const Heading = level === 2 ? 'h3' : 'h4'
  const name = GROUP_LABEL[affiliation]
  return (
    <section
      className={clsx(MATRIX_COLUMN, 'print:break-inside-avoid')}
      aria-label={group ? `${name}, ${votesText(group.total)}` : name}
    >
      <Heading className="mb-4 flex items-center gap-2 border-ink border-b-2 pb-2 font-strong font-sans text-base/[1.15] tracking-normal max-zoomed:flex-wrap full:m-0 full:items-end">
        <Swatch fill={affiliation} />
        {name}{' '}
        {group && (
          <span className="ml-auto whitespace-nowrap font-normal text-ink-mute text-xs tabular-nums">
            {countText(group.total)}
          </span>
        )}
      </Heading>
      {group ? (
        <Bars
          size="sm"
          max={stop}
          fill={affiliation}
          bars={group.results.map(({ option, percentage }) => ({ label: option, percentage }))}
        />
      ) : (
        <p className={clsx(SOURCE, 'full:row-[2/-1] full:pt-4')}>{withheld}</p>
      )}
    </section>
  )
}
