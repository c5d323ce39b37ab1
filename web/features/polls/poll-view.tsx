import { useSubscription } from '@apollo/client/react'
import { clsx } from 'clsx'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { votesText } from '#domain/polls/messages.ts'
import { POLL_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { focusAndScroll } from '#web/lib/focus-on.ts'
import { lazySection } from '#web/lib/lazy-section.tsx'
import { GuessFirstResults } from './guess-first-results.tsx'
import { PollHeader } from './poll-header.tsx'
import { PART_HEADING, POLL_COLUMNS, SUNK } from './poll-results.tsx'
import { FollowPollViewDocument, type PollView_PollFragment } from './poll-view.generated.ts'
import { useGuessFirst } from './use-guess-first.ts'
import { VoteForm } from './vote-form.tsx'

const FAILED = (
  <p className="wrap py-part" role="alert">
    {POLL_PAGE_TEXT.failed}
  </p>
)
/** Not needed for a vote. */
const OpenPollDetails = lazySection(
  'details',
  () => import('./common-ground/open-poll-details.tsx').then((module) => module.OpenPollDetails),
  { loading: null, failed: FAILED },
)
const ClosedPoll = lazySection(
  'closed',
  () => import('./common-ground/closed-poll.tsx').then((module) => module.ClosedPoll),
  { loading: <div className="min-h-screen" />, failed: FAILED },
)

export type PollViewProps = { poll: PollView_PollFragment; onChange: () => Promise<unknown> }

/** `onChange` is called when the visitor voted, or could not because the poll was closed meanwhile. */
export function PollView({ poll, onChange }: PollViewProps) {
  // Other visitors' votes, and the closing of the poll, arrive while the page is open and update the cache.
  useSubscription(FollowPollViewDocument, {
    variables: { pollId: poll.id },
    skip: poll.status !== 'OPEN',
  })
  const questionId = useId()
  return (
    <>
      <PollHeader poll={poll} questionId={questionId} />
      {poll.status === 'OPEN' ? (
        <OpenPoll poll={poll} questionId={questionId} onChange={onChange} />
      ) : (
        <ClosedPoll poll={poll} />
      )}
    </>
  )
}

type OpenPollProps = { poll: PollView_PollFragment; questionId: string; onChange: () => Promise<unknown> }

function OpenPoll({ poll, questionId, onChange }: OpenPollProps) {
  const results = useRef<HTMLHeadingElement>(null)
  const state = useGuessFirst(poll)
  function handleVote() {
    // The vote's response has no common ground, and the stream may take two seconds. If this fails, the page keeps the
    // counts that came with the vote.
    onChange().catch(() => {})
    flushSync(state.handleVote)
    if (results.current) focusAndScroll(results.current)
  }
  return (
    <>
      <section className={SUNK} data-sunk>
        <div className={clsx('wrap', POLL_COLUMNS)}>
          <VoteForm
            pollId={poll.id}
            options={poll.options}
            labelledBy={questionId}
            heading={<h2 className={clsx(PART_HEADING, 'mb-6')}>{POLL_PAGE_TEXT.vote}</h2>}
            onVoted={handleVote}
            onRejected={onChange}
          />
          <GuessFirstResults
            poll={poll}
            votes={votesText(poll.totalVotes, poll.exampleVotes)}
            state={state}
            heading={results}
            level={2}
            hasTable={false}
          />
        </div>
      </section>
      {state.isOpen && <OpenPollDetails poll={poll} guess={state.guess} />}
    </>
  )
}
