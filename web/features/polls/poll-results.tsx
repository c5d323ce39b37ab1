import type { FragmentType } from '@apollo/client'
import { useFragment, useSubscription } from '@apollo/client/react'
import { clsx } from 'clsx'
import type { CSSProperties, Ref } from 'react'
import { enumValue } from '#domain/enum-names.ts'
import { AFFILIATION_LABEL, AFFILIATIONS } from '#domain/polls/affiliations.ts'
import {
  axisText,
  countText,
  POLL_TEXT,
  SECONDARY_SUPPRESSION_TEXT,
  sampleText,
  votesText,
  withheldText,
} from '#domain/polls/messages.ts'
import { axisMaximum } from '#domain/polls/results.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { Bars, Swatch } from '#web/figures/bars.tsx'
import { CaveatNote } from '#web/ui/caveat-note.tsx'
import { DetailsTable } from '#web/ui/details-table.tsx'
import {
  FollowPollResultsDocument,
  type PollResults_PollFragment,
  PollResults_PollFragmentDoc,
} from './poll-results.generated.ts'

export const POLL_HEADING = 'mb-6 text-2xl/[1.16] tracking-[-0.02em]'
const SOURCE = 'text-xs/[1.45] text-ink-mute'

function usePollResults(poll: FragmentType<PollResults_PollFragment>) {
  const { data, complete } = useFragment({
    fragment: PollResults_PollFragmentDoc,
    fragmentName: 'PollResults_poll',
    from: poll,
  })
  if (!complete) return null
  const groups = AFFILIATIONS.map((affiliation) => ({
    affiliation,
    group: data.resultsByAffiliation.find((group) => enumValue(group.affiliation) === affiliation),
  }))
  const shares = [...data.results, ...groups.flatMap(({ group }) => group?.results ?? [])]
  return { ...data, groups, stop: axisMaximum(shares.map((result) => result.percentage)) }
}

type OverallResultsProps = {
  poll: FragmentType<PollResults_PollFragment>
  heading: Ref<HTMLHeadingElement>
}

export function OverallResults({ poll, heading }: OverallResultsProps) {
  const data = usePollResults(poll)
  // Other visitors' votes arrive while the page is open and update the cache.
  useSubscription(FollowPollResultsDocument, { variables: { pollId: data?.id ?? '' }, skip: !data })
  if (!data) return null
  return (
    <div>
      {/* The scroll margin brings the bars into view with the heading. */}
      <h3 className={clsx(POLL_HEADING, 'scroll-mb-[50vh]')} ref={heading} tabIndex={-1}>
        {POLL_TEXT.results}
      </h3>
      <Bars
        label={POLL_TEXT.results}
        max={data.stop}
        bars={data.results.map(({ option, percentage, votes }) => ({
          label: option,
          percentage,
          detail: votesText(votes),
        }))}
      />
      {axisText(data.stop) && (
        <p className={clsx(SOURCE, 'mt-3 tabular-nums lining-nums')}>{axisText(data.stop)}</p>
      )}
      <div className="*:mt-6">
        <CaveatNote>
          <b>{POLL_TEXT.honesty}</b> {sampleText(data.totalVotes, data.exampleVotes)}
        </CaveatNote>
        <DetailsTable
          summary={POLL_TEXT.table}
          caption={POLL_TEXT.results}
          columns={[
            'Answer',
            'Votes',
            'All',
            ...AFFILIATIONS.map((affiliation) => AFFILIATION_LABEL[affiliation]),
          ]}
          rows={data.results.map(({ option, votes, percentage }, index) => [
            option,
            formatWholeNumber(votes),
            `${percentage}%`,
            ...data.groups.map(({ group }) => (group ? `${group.results[index]?.percentage}%` : '–')),
          ])}
        />
      </div>
    </div>
  )
}

/* From 66rem, one matrix with the answers named once at the left and one column per group. */
const MATRIX =
  'mt-6 grid gap-x-[clamp(1.5rem,3vw,2.5rem)] gap-y-8 min-[36rem]:grid-cols-2 min-[66rem]:grid-cols-[1.45fr_repeat(4,1fr)] min-[66rem]:grid-rows-[2.5rem_repeat(var(--answers),minmax(4.25rem,auto))] min-[66rem]:gap-x-8 min-[66rem]:gap-y-0'
const MATRIX_COLUMN = 'min-[66rem]:row-[1/-1] min-[66rem]:grid min-[66rem]:grid-rows-subgrid'

/** In the order of the select. Groups that are too small say when they will be shown. */
export function AffiliationResults({ poll }: { poll: FragmentType<PollResults_PollFragment> }) {
  const data = usePollResults(poll)
  if (!data) return null
  // A small group is withheld together with another, and both together exceed the minimum.
  const hidden = data.groups.reduce((rest, { group }) => rest - (group?.total ?? 0), data.totalVotes)
  return (
    <div className="mt-[clamp(2.5rem,5vw,4.5rem)]">
      <h3 className="text-2xl tracking-[-0.02em]">{POLL_TEXT.byAffiliation}</h3>
      <div className={MATRIX} style={{ '--answers': data.options.length } as CSSProperties}>
        <ul
          className={clsx(
            MATRIX_COLUMN,
            'hidden min-[66rem]:before:border-ink min-[66rem]:before:border-b-2',
          )}
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
        {data.groups.map(({ affiliation, group }) => {
          const name = AFFILIATION_LABEL[affiliation]
          return (
            <section
              className={clsx(MATRIX_COLUMN, 'print:break-inside-avoid')}
              key={affiliation}
              aria-label={group ? `${name}, ${votesText(group.total)}` : name}
            >
              <h4 className="mb-4 flex items-center gap-2 border-ink border-b-2 pb-2 font-[650] font-sans text-base/[1.3] tracking-normal max-[14rem]:flex-wrap min-[66rem]:m-0">
                <Swatch fill={affiliation} />
                {name}{' '}
                {group && (
                  <span className="ml-auto font-normal text-ink-mute text-xs tabular-nums">
                    {countText(group.total)}
                  </span>
                )}
              </h4>
              {group ? (
                <Bars
                  size="sm"
                  max={data.stop}
                  fill={affiliation}
                  bars={group.results.map(({ option, percentage }) => ({ label: option, percentage }))}
                />
              ) : (
                <p className={clsx(SOURCE, 'min-[66rem]:row-[2/-1] min-[66rem]:pt-4')}>
                  {withheldText(data.minGroupSize)}
                </p>
              )}
            </section>
          )
        })}
      </div>
      {hidden > data.minGroupSize && <p className={clsx(SOURCE, 'mt-4')}>{SECONDARY_SUPPRESSION_TEXT}</p>}
    </div>
  )
}
