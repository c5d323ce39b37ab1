import { formatLongDate } from '#domain/dates.ts'
import { POLL_PAGE_TEXT, POLLS_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { useSite } from '#web/site.tsx'
import { AffiliationResults, type AffiliationResultsProps } from '../affiliation-results.tsx'
import { PART_HEADING } from '../poll-results.tsx'
import type { PollView_PollFragment } from '../poll-view.generated.ts'

export type GroupsAndOutcomeProps = Pick<AffiliationResultsProps, 'guess'> & {
  poll: PollView_PollFragment
  isCompared: boolean
}

/** While groups are short of ballots, only sample data shows the shares of groups. */
export function GroupsAndOutcome({ poll, isCompared, guess }: GroupsAndOutcomeProps) {
  const { outcome } = poll
  const { zone } = useSite()
  return (
    <>
      {(isCompared || poll.exampleVotes > 0) && (
        <AffiliationResults
          poll={poll}
          level={2}
          title={POLL_PAGE_TEXT.byGroup}
          guess={guess}
          {...(poll.status !== 'OPEN' && { withheld: POLL_PAGE_TEXT.withheld })}
        />
      )}
      {outcome && (
        <section className="mt-part grid gap-4 border-ink border-t-2 pt-6 wide:grid-cols-[1fr_2fr]">
          <div>
            <h2 className={PART_HEADING}>{POLLS_PAGE_TEXT.outcome}</h2>
            <time className="text-ink-mute text-sm" dateTime={outcome.at}>
              {formatLongDate(outcome.at, zone)}
            </time>
          </div>
          <p className="wrap-anywhere max-w-[34em] whitespace-pre-line font-prose text-prose/[1.6] text-ink">
            {outcome.text}
          </p>
        </section>
      )}
    </>
  )
}
