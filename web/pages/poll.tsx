import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import { formatLongDate } from '#domain/dates.ts'
import { closedOnText, pollDescription } from '#domain/polls/poll-page-text.ts'
import { useFragmentData } from '#web/apollo/use-fragment-data.ts'
import { PollFeedLinks } from '#web/features/polls/archive/poll-feed-links.tsx'
import { PollFailed, PollNotFound, PollSkeleton } from '#web/features/polls/poll-screens.tsx'
import { PollStructuredData } from '#web/features/polls/poll-structured-data.tsx'
import {
  type PollView_PollFragment,
  PollView_PollFragmentDoc,
} from '#web/features/polls/poll-view.generated.ts'
import { PollView } from '#web/features/polls/poll-view.tsx'
import { Head } from '#web/head.tsx'
import { useSite } from '#web/site.tsx'
import { urls } from '#web/urls.ts'
import { PollPageDocument } from './poll.generated.ts'

/** `/polls/{slug}`. */
export function Component() {
  const slug = useParams()['slug']?.trim() ?? ''
  return <PollPage key={slug} slug={slug} />
}

function PollPage({ slug }: { slug: string }) {
  const { data, error, loading, refetch } = useQuery(PollPageDocument, { variables: { slug } })
  const poll = useFragmentData(PollView_PollFragmentDoc, data?.poll ?? null)
  if (loading) return <PollSkeleton />
  if (error) return <PollFailed onRetry={() => refetch()} />
  if (!data?.poll) return <PollNotFound />
  if (!poll) return null
  return (
    <>
      <PollHead poll={poll} />
      <PollFeedLinks />
      <PollStructuredData poll={poll} />
      <PollView poll={data.poll} onChange={refetch} />
    </>
  )
}

function PollHead({ poll }: { poll: PollView_PollFragment }) {
  const { zone } = useSite()
  const closedOn = closedOnText(formatLongDate(poll.closedAt ?? '', zone))
  return (
    <Head
      title={poll.question}
      description={pollDescription(poll.status === 'OPEN', closedOn)}
      card={{ image: urls.pollImage(poll.slug), alt: poll.question }}
      canonical={urls.poll(poll.slug)}
    />
  )
}
