import { useApolloClient, useSubscription } from '@apollo/client/react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { votesText } from '#domain/polls/messages.ts'
import { focusAndScroll } from '#web/lib/focus-on.ts'
import { AffiliationResults } from './affiliation-results.tsx'
import { GuessFirstResults } from './guess-first-results.tsx'
import type { PollCard_PollFragment } from './poll-card.generated.ts'
import { FollowPollResultsDocument } from './poll-results.generated.ts'
import { POLL_COLUMNS, POLL_HEADING } from './poll-results.tsx'
import { useGuessFirst } from './use-guess-first.ts'
import { ActivePollDocument } from './vote.generated.ts'
import { VoteForm } from './vote-form.tsx'

export function PollCard({ poll }: { poll: PollCard_PollFragment }) {
  // Other visitors' votes arrive while the page is open and update the cache.
  useSubscription(FollowPollResultsDocument, { variables: { pollId: poll.id } })
  const client = useApolloClient()
  const results = useRef<HTMLHeadingElement>(null)
  const questionId = useId()
  const state = useGuessFirst(poll)
  return (
    <>
      <div className={POLL_COLUMNS}>
        <VoteForm
          pollId={poll.id}
          options={poll.options}
          labelledBy={questionId}
          heading={
            <h3 className={POLL_HEADING} id={questionId}>
              {poll.question}
            </h3>
          }
          onRejected={() => client.query({ query: ActivePollDocument, fetchPolicy: 'network-only' })}
          onVoted={() => {
            flushSync(state.handleVote)
            if (results.current) focusAndScroll(results.current)
          }}
        />
        <GuessFirstResults
          poll={poll}
          votes={votesText(poll.totalVotes, poll.exampleVotes)}
          state={state}
          heading={results}
        />
      </div>
      {state.isOpen && <AffiliationResults poll={poll} guess={state.guess} />}
    </>
  )
}
