import type { FragmentType } from '@apollo/client'
import { useApolloClient, useFragment } from '@apollo/client/react'
import { useId, useRef } from 'react'
import { focusOn } from '#web/lib/focus-on.ts'
import { type PollCard_PollFragment, PollCard_PollFragmentDoc } from './poll-card.generated.ts'
import { AffiliationResults, OverallResults, POLL_HEADING, useFollowPollResults } from './poll-results.tsx'
import { ActivePollDocument } from './vote.generated.ts'
import { VoteForm } from './vote-form.tsx'

export const POLL_COLUMNS = 'grid grid-cols-1 items-start gap-columns-near wide:grid-cols-2'

export function PollCard({ poll }: { poll: FragmentType<PollCard_PollFragment> }) {
  const { data, complete } = useFragment({
    fragment: PollCard_PollFragmentDoc,
    fragmentName: 'PollCard_poll',
    from: poll,
  })
  useFollowPollResults(complete ? data.id : undefined)
  const client = useApolloClient()
  const results = useRef<HTMLHeadingElement>(null)
  const questionId = useId()
  if (!complete) return null
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
