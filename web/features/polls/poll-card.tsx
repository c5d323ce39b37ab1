import { useApolloClient, useSubscription } from '@apollo/client/react'
import { useId } from 'react'
import { AffiliationResults } from './affiliation-results.tsx'
import { BallotAndResults } from './ballot-and-results.tsx'
import type { PollCard_PollFragment } from './poll-card.generated.ts'
import { FollowPollResultsDocument } from './poll-results.generated.ts'
import { POLL_HEADING } from './poll-results.tsx'
import { useGuessFirst } from './use-guess-first.ts'
import { ActivePollDocument } from './vote.generated.ts'

export function PollCard({ poll }: { poll: PollCard_PollFragment }) {
  // Other visitors' votes arrive while the page is open and update the cache.
  useSubscription(FollowPollResultsDocument, { variables: { pollId: poll.id } })
  const client = useApolloClient()
  const questionId = useId()
  const state = useGuessFirst(poll)
  return (
    <>
      <BallotAndResults
        poll={poll}
        state={state}
        labelledBy={questionId}
        heading={
          <h3 className={POLL_HEADING} id={questionId}>
            {poll.question}
          </h3>
        }
        // The home page's own query has the same field, so it shows what this one reads.
        onRejected={() => client.query({ query: ActivePollDocument, fetchPolicy: 'network-only' })}
      />
      {state.areResultsShown && <AffiliationResults poll={poll} guess={state.guess} />}
    </>
  )
}
