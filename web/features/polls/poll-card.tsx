import type { FragmentType } from '@apollo/client'
import { useApolloClient, useSubscription } from '@apollo/client/react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { votesText } from '#domain/polls/messages.ts'
import { useFragmentData } from '#web/apollo/use-fragment-data.ts'
import { focusAndScroll } from '#web/lib/focus-on.ts'
import { AffiliationResults } from './affiliation-results.tsx'
import { CoveredResults } from './covered-results.tsx'
import { type PollCard_PollFragment, PollCard_PollFragmentDoc } from './poll-card.generated.ts'
import { FollowPollResultsDocument } from './poll-results.generated.ts'
import { POLL_HEADING } from './poll-results.tsx'
import { usePollCover } from './use-poll-cover.ts'
import { ActivePollDocument } from './vote.generated.ts'
import { VoteForm } from './vote-form.tsx'

export const POLL_COLUMNS = 'grid grid-cols-1 items-start gap-columns-near wide:grid-cols-2'

export function PollCard({ poll }: { poll: FragmentType<PollCard_PollFragment> }) {
  const data = useFragmentData(PollCard_PollFragmentDoc, poll)
  // Other visitors' votes arrive while the page is open and update the cache.
  useSubscription(FollowPollResultsDocument, { variables: { pollId: data?.id ?? '' }, skip: !data })
  const client = useApolloClient()
  const results = useRef<HTMLHeadingElement>(null)
  const questionId = useId()
  const cover = usePollCover(data)
  if (!data) return null
  return (
    <>
      <div className={POLL_COLUMNS}>
        <VoteForm
          key={data.id}
          pollId={data.id}
          options={data.options}
          labelledBy={questionId}
          heading={
            <h3 className={POLL_HEADING} id={questionId}>
              {data.question}
            </h3>
          }
          onRejected={() => client.query({ query: ActivePollDocument, fetchPolicy: 'network-only' })}
          onVoted={() => {
            flushSync(cover.handleVote)
            if (results.current) focusAndScroll(results.current)
          }}
        />
        <CoveredResults
          poll={data}
          votes={votesText(data.totalVotes, data.exampleVotes)}
          cover={cover}
          heading={results}
        />
      </div>
      {cover.isOpen && <AffiliationResults poll={data} guess={cover.guess} />}
    </>
  )
}
