import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import { pageOf } from '#domain/paging/pagination.ts'
import { CLOSED_POLLS_PER_PAGE, POLLS_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { fullTitle, joinTitle } from '#domain/site-name.ts'
import { PollArchive } from '#web/features/polls/archive/poll-archive.tsx'
import { ClosedPollFigure, OpenPollFigure } from '#web/features/polls/archive/poll-figure.tsx'
import { comparisonOf } from '#web/features/polls/poll-comparison.ts'
import { PollListStructuredData } from '#web/features/polls/poll-structured-data.tsx'
import { Head } from '#web/head.tsx'
import { FeedLinks } from '#web/layout/feed-links.tsx'
import { PageHero } from '#web/layout/page-hero.tsx'
import { Section } from '#web/layout/section.tsx'
import { useSite } from '#web/site.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { urls } from '#web/urls.ts'
import { PollsPageDocument } from './polls.generated.ts'

/** `/polls`. */
export function Component() {
  const [query] = useSearchParams()
  const requested = pageOf(query)
  const { data, previousData, error, loading, refetch } = useQuery(PollsPageDocument, {
    variables: { page: requested, pageSize: CLOSED_POLLS_PER_PAGE },
    notifyOnNetworkStatusChange: true,
  })
  const { setStatus } = useSite()
  const hasFailed = error !== undefined && !loading
  if (hasFailed) setStatus(500)
  // The previous page stays until the next one is loaded, and the focus with it.
  const shown = data ?? previousData
  const compared = shown?.closed.nodes.find((poll) => comparisonOf(poll).enough)
  const unanswered = shown?.open[0]
  const page = data?.closed.page ?? requested
  return (
    <>
      <PollsHead page={page} />
      <FeedLinks title={fullTitle(POLLS_PAGE_TEXT.heading)} {...urls.feeds('polls')} />
      {data && <PollListStructuredData polls={data.closed.nodes} url={urls.polls(page)} />}
      <PageHero
        title={POLLS_PAGE_TEXT.heading}
        lead={POLLS_PAGE_TEXT.lead}
        art={
          compared ? <ClosedPollFigure poll={compared} /> : unanswered && <OpenPollFigure poll={unanswered} />
        }
      />
      {shown && !hasFailed ? (
        <PollArchive open={shown.open} closed={shown.closed} />
      ) : (
        <Section>
          {hasFailed ? (
            <ErrorState title={POLLS_PAGE_TEXT.failed} onRetry={() => refetch()} />
          ) : (
            <Loading>{POLLS_PAGE_TEXT.loading}</Loading>
          )}
        </Section>
      )}
    </>
  )
}

function PollsHead({ page }: { page: number }) {
  const number = page > 1 ? [`Page ${page}`] : []
  return (
    <Head
      title={joinTitle(...number, POLLS_PAGE_TEXT.heading)}
      description={[...number, POLLS_PAGE_TEXT.lead].join('. ')}
      canonical={urls.polls(page)}
    />
  )
}
