import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import { citePoll, FILE_TEXT, TAKE_TEXT } from '#domain/embed/take-text.ts'
import {
  closedOnText,
  POLLS_PAGE_TEXT,
  pollDescription,
  POLL_PAGE_TEXT as TEXT,
} from '#domain/polls/poll-page-text.ts'
import { fullTitle } from '#domain/site-name.ts'
import { BackToPolls } from '#web/features/polls/poll-header.tsx'
import { PollStructuredData } from '#web/features/polls/poll-structured-data.tsx'
import type { PollView_PollFragment } from '#web/features/polls/poll-view.generated.ts'
import { PollView } from '#web/features/polls/poll-view.tsx'
import { Take } from '#web/features/take/take.tsx'
import { Head } from '#web/head.tsx'
import { FeedLinks } from '#web/layout/feed-links.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { OembedLink } from '#web/layout/oembed-link.tsx'
import { StatusScreen } from '#web/layout/status-screen.tsx'
import { useSite } from '#web/site.tsx'
import { urls } from '#web/urls.ts'
import { PollPageDocument } from './poll.generated.ts'

/** `/polls/{slug}`. */
export function Component() {
  const slug = useParams()['slug']?.trim() ?? ''
  return <PollPage key={slug} slug={slug} />
}

function PollPage({ slug }: { slug: string }) {
  const { data, previousData, error, loading, refetch } = useQuery(PollPageDocument, { variables: { slug } })
  // A failed refetch has no data.
  const poll = (data ?? previousData)?.poll
  if (loading) return <LoadingScreen text={TEXT.loading} />
  if (error && !poll)
    return (
      <StatusScreen
        status={500}
        title={TEXT.failed}
        hint={TEXT.failedHint}
        retryLabel={TEXT.tryAgain}
        onRetry={() => refetch()}
        action={<BackToPolls />}
      />
    )
  if (!poll)
    return (
      <StatusScreen status={404} title={TEXT.notFound} hint={TEXT.notFoundHint} action={<BackToPolls />} />
    )
  return (
    <>
      <PollHead poll={poll} />
      <FeedLinks title={fullTitle(POLLS_PAGE_TEXT.heading)} {...urls.feeds('polls')} />
      <PollStructuredData poll={poll} />
      <OembedLink path={urls.poll(poll.slug)} title={poll.question} />
      <PollView poll={poll} onRejected={refetch} />
      <TakePoll poll={poll} />
    </>
  )
}

function PollHead({ poll }: { poll: PollView_PollFragment }) {
  const { zone } = useSite()
  return (
    <Head
      title={poll.question}
      description={pollDescription(poll.closedAt, zone)}
      card={{ image: urls.pollImage(poll.slug), alt: poll.question }}
      canonical={urls.poll(poll.slug)}
    />
  )
}

function TakePoll({ poll }: { poll: PollView_PollFragment }) {
  const { publicUrl, zone } = useSite()
  const { slug, question, options, closedAt, exampleVotes } = poll
  const state = exampleVotes > 0 ? null : closedAt ? closedOnText(closedAt, zone) : TAKE_TEXT.open
  return (
    <div className="wrap pb-section">
      <Take
        cite={[
          { label: TAKE_TEXT.inList, text: citePoll(question, state, publicUrl + urls.poll(slug)) },
          { label: TAKE_TEXT.inCaption, text: state ? TAKE_TEXT.pollCaption : TAKE_TEXT.sampleCaption },
        ]}
        embed={{ kind: 'poll', slug, title: question, options }}
        files={[
          { label: FILE_TEXT.polls, links: urls.dataFiles('polls') },
          { label: FILE_TEXT.results, links: urls.dataFiles('poll-results') },
        ]}
      />
    </div>
  )
}
