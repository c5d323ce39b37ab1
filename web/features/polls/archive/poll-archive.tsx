import { COMMON_GROUND_TEXT } from '#domain/polls/common-ground-text.ts'
import { POLL_TEXT } from '#domain/polls/messages.ts'
import { CLOSED_POLL_NOUN, CLOSED_POLLS_PER_PAGE, POLLS_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { showingText } from '#domain/showing-text.ts'
import { ChartKey } from '#web/figures/chart-key.tsx'
import { CaveatNote } from '#web/ui/caveat-note.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { urls } from '#web/urls.ts'
import { comparisonOf } from '../poll-comparison.ts'
import { ClosedPollRow } from './closed-poll-row.tsx'
import type { OpenPoll_PollFragment } from './open-poll.generated.ts'
import { OpenPollSheet } from './open-poll-sheet.tsx'
import type { PollArchive_ClosedFragment } from './poll-archive.generated.ts'

const SECTION = 'py-[clamp(2.5rem,2rem+3vw,4.5rem)] print:py-6'
const HEADING = 'text-2xl tracking-snug'

export type PollArchiveProps = {
  open: readonly OpenPoll_PollFragment[]
  closed: PollArchive_ClosedFragment
}

export function PollArchive({ open, closed }: PollArchiveProps) {
  return (
    <>
      <section className={`${SECTION} bg-sunk print:bg-transparent`} data-sunk aria-labelledby="open-polls">
        <div className="wrap">
          <h2 className={`${HEADING} mb-6`} id="open-polls">
            {POLLS_PAGE_TEXT.open}
          </h2>
          {open.length === 0 && (
            <EmptyState title={POLLS_PAGE_TEXT.noneOpen}>{POLL_TEXT.emptyHint}</EmptyState>
          )}
          <div className="grid gap-6 wide:grid-cols-2">
            {open.map((poll, index) => (
              <OpenPollSheet key={poll.id} poll={poll} isActive={index === 0} />
            ))}
          </div>
        </div>
      </section>
      <ClosedPolls closed={closed} />
    </>
  )
}

function ClosedPolls({ closed }: Pick<PollArchiveProps, 'closed'>) {
  const { nodes, totalCount } = closed
  return (
    <section className={`${SECTION} pb-section`} aria-labelledby="closed-polls">
      <div className="wrap">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div>
            <h2 className={HEADING} id="closed-polls">
              {POLLS_PAGE_TEXT.closed}
            </h2>
            {totalCount > 0 && (
              <p className="mt-2 text-ink-mute text-sm tabular-nums">
                {showingText(closed, CLOSED_POLLS_PER_PAGE, CLOSED_POLL_NOUN)}
              </p>
            )}
          </div>
          {nodes.some((poll) => comparisonOf(poll).enough) && (
            <ChartKey
              label={POLLS_PAGE_TEXT.key}
              marks={{ republicans: POLLS_PAGE_TEXT.conservatives, democrats: POLLS_PAGE_TEXT.liberals }}
              axis={COMMON_GROUND_TEXT.linesAxis}
            />
          )}
        </div>
        {totalCount === 0 ? (
          <EmptyState title={POLLS_PAGE_TEXT.noneClosed}>{POLLS_PAGE_TEXT.noneClosedHint}</EmptyState>
        ) : (
          <div className="border-ink border-t-2">
            {nodes.map((poll) => (
              <ClosedPollRow key={poll.id} poll={poll} />
            ))}
          </div>
        )}
        <Pager list={closed} hrefFor={urls.polls} />
        {totalCount > 0 && (
          <CaveatNote className="mt-6">
            <b>{POLL_TEXT.honesty}</b> {POLLS_PAGE_TEXT.selfSelected}
          </CaveatNote>
        )}
      </div>
    </section>
  )
}
