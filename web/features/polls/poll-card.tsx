import type { FragmentType } from '@apollo/client'
import { useApolloClient, useSubscription } from '@apollo/client/react'
import { useId, useRef } from 'react'
import { useFragmentData } from '#web/apollo/use-fragment-data.ts'
import { focusOn } from '#web/lib/focus-on.ts'
import { type PollCard_PollFragment, PollCard_PollFragmentDoc } from './poll-card.generated.ts'
import { FollowPollResultsDocument } from './poll-results.generated.ts'
import { AffiliationResults, OverallResults, POLL_HEADING } from './poll-results.tsx'
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
          onVoted={() => results.current && focusAndScroll(results.current)}
        />
        <OverallResults poll={data} heading={results} />
      </div>
      <AffiliationResults poll={data} />
    </>
  )
}

/** Submit Vote disappears, so the heading takes the focus. Focus alone would not scroll the bars into view. */
export function focusAndScroll(heading: HTMLElement) {
  focusOn(heading)
  heading.scrollIntoView({ block: 'nearest' })
}
