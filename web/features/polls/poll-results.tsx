import type { FragmentType } from '@apollo/client'
import { useFragment, useSubscription } from '@apollo/client/react'
import type { CSSProperties, Ref } from 'react'
import { enumValue } from '#domain/enum-names.ts'
import { AFFILIATION_LABEL, AFFILIATIONS, type Affiliation } from '#domain/polls/affiliations.ts'
import {
  axisText,
  countText,
  POLL_TEXT,
  sampleText,
  votesText,
  WITHHELD_IN_COMPANY,
  withheldText,
} from '#domain/polls/messages.ts'
import { axisStop } from '#domain/polls/results.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { Bars, type Fill, Swatch } from '#web/figures/bars.tsx'
import { DetailsTable } from '#web/ui/details-table.tsx'
import { HonestNote } from '#web/ui/honest-note.tsx'
import {
  FollowPollResultsDocument,
  type PollResults_PollFragment,
  PollResults_PollFragmentDoc,
} from './poll-results.generated.ts'

const FILLS: Record<Affiliation, Fill> = {
  conservative: 'con',
  liberal: 'lib',
  independent: 'ind',
  other: 'oth',
}

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
  return { ...data, groups, stop: axisStop(shares.map((result) => result.percentage)) }
}

type OverallResultsProps = {
  poll: FragmentType<PollResults_PollFragment>
  heading: Ref<HTMLHeadingElement>
}

/** How everyone answered: bars, the honesty line with n, and the same as a table. */
export function OverallResults({ poll, heading }: OverallResultsProps) {
  const data = usePollResults(poll)
  // Other people's votes arrive while the page is open; the cache brings them to every place that shows them.
  useSubscription(FollowPollResultsDocument, { variables: { pollId: data?.id ?? '' }, skip: !data })
  if (!data) return null
  return (
    <div>
      <h3 className="poll__q" ref={heading} tabIndex={-1}>
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
      {axisText(data.stop) && <p className="src num poll__axis">{axisText(data.stop)}</p>}
      <HonestNote>
        <b>{POLL_TEXT.honesty}</b> {sampleText(data.totalVotes, data.exampleVotes)}
      </HonestNote>
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
  )
}

/** The same by affiliation, in the selector's order; groups that are too small say when they will be shown. */
export function AffiliationResults({ poll }: { poll: FragmentType<PollResults_PollFragment> }) {
  const data = usePollResults(poll)
  if (!data) return null
  // A small group and the one that waits with it are more than the minimum together.
  const hidden = data.groups.reduce((rest, { group }) => rest - (group?.total ?? 0), data.totalVotes)
  return (
    <div className="poll__groups">
      <h3>{POLL_TEXT.byAffiliation}</h3>
      <div className="multi" style={{ '--answers': data.options.length } as CSSProperties}>
        <ul className="multi__names" aria-hidden="true">
          {data.options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
        {data.groups.map(({ affiliation, group }) => {
          const name = AFFILIATION_LABEL[affiliation]
          return (
            <section key={affiliation} aria-label={group ? `${name}, ${votesText(group.total)}` : name}>
              <h4>
                <Swatch fill={FILLS[affiliation]} />
                {name} {group && <span>{countText(group.total)}</span>}
              </h4>
              {group ? (
                <Bars
                  plain
                  max={data.stop}
                  fill={FILLS[affiliation]}
                  bars={group.results.map(({ option, percentage }) => ({ label: option, percentage }))}
                />
              ) : (
                <p className="src">{withheldText(data.minGroupSize)}</p>
              )}
            </section>
          )
        })}
      </div>
      {hidden > data.minGroupSize && <p className="src">{WITHHELD_IN_COMPANY}</p>}
    </div>
  )
}
