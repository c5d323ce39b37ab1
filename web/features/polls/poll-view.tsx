import { useSubscription } from '@apollo/client/react'
import { useId } from 'react'
import { POLL_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { lazySection } from '#web/lib/lazy-section.tsx'
import { BallotAndResults } from './ballot-and-results.tsx'
import { PollHeader } from './poll-header.tsx'
import { POLL_HEADING, SUNK } from './poll-results.tsx'
import { FollowPollViewDocument, type PollView_PollFragment } from './poll-view.generated.ts'
import { useGuessFirst } from './use-guess-first.ts'
import type { VoteFormProps } from './vote-form.tsx'

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

export type PollViewProps = Pick<VoteFormProps, 'onRejected'> & { poll: PollView_PollFragment }

export function PollView({ poll, onRejected }: PollViewProps) {
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
        <OpenPoll poll={poll} questionId={questionId} onRejected={onRejected} />
      ) : (
        <ClosedPoll poll={poll} />
      )}
    </>
  )
}

type OpenPollProps = PollViewProps & { questionId: string }

function OpenPoll({ poll, questionId, onRejected }: OpenPollProps) {
  const state = useGuessFirst(poll)
  return (
    <>
      <section className={SUNK} data-sunk>
        <div className="wrap">
          <BallotAndResults
            poll={poll}
            state={state}
            level={2}
            labelledBy={questionId}
            heading={<h2 className={POLL_HEADING}>{POLL_PAGE_TEXT.vote}</h2>}
            onRejected={onRejected}
          />
        </div>
      </section>
      {state.areResultsShown && <OpenPollDetails poll={poll} guess={state.guess} />}
    </>
  )
}
