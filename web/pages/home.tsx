import { useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { INSIGHTS_TEXT } from '../../domain/blog/messages.ts'
import { CHALLENGE_TEXT } from '../../domain/challenges/messages.ts'
import { HOME_HEAD, HOME_STATES } from '../../domain/pages/home.ts'
import { POLL_TEXT } from '../../domain/polls/messages.ts'
import { sharedCardAlt, sharedWelcome, shareText } from '../../domain/quiz/messages.ts'
import { sharedOverlap } from '../../domain/quiz/share.ts'
import { FeedLinks } from '../features/blog/feed-links.tsx'
import { InsightsSection } from '../features/blog/insights-section.tsx'
import { ChallengesSection } from '../features/challenges/challenges-section.tsx'
import { Hero } from '../features/hero/hero.tsx'
import { NewsletterSection } from '../features/newsletter/newsletter-section.tsx'
import { PollsSection } from '../features/polls/polls-section.tsx'
import { QuizSection } from '../features/quiz/quiz-section.tsx'
import { SharedWelcome } from '../features/quiz/shared-welcome.tsx'
import { ValuesSection } from '../features/values/values-section.tsx'
import { Head } from '../head.tsx'
import { goToSection } from '../layout/use-hash-target.ts'
import { Failed } from '../ui/failed.tsx'
import { Section, type SectionProps } from '../ui/section.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { urls } from '../urls.ts'
import { HomePageDocument } from './home.generated.ts'

/** `/` (Spec §2 Home). */
export function Component() {
  const { data, error, loading, refetch } = useQuery(HomePageDocument, {
    notifyOnNetworkStatusChange: true,
  })
  const [query] = useSearchParams()
  const shared = sharedOverlap(query)
  const retried = useRef<string>(undefined)

  // Retry goes when it is pressed: the visitor goes on in its section, whatever came of it.
  useEffect(() => {
    if (loading || !retried.current) return
    goToSection(retried.current)
    retried.current = undefined
  }, [loading])

  /** Stands where a section will be, so that the page keeps its order and its anchors. */
  function waiting(section: Pick<SectionProps, 'id' | 'sunk' | 'title' | 'lead'>) {
    return (
      <Section {...section}>
        {error && !loading ? (
          <Failed
            title={HOME_STATES.failed}
            retryLabel={HOME_STATES.retry}
            onRetry={() => {
              retried.current = section.id
              refetch().catch(() => {
                // It failed again: the query's own error says so.
              })
            }}
          >
            {HOME_STATES.failedHint}
          </Failed>
        ) : (
          <SkeletonGroup label={HOME_STATES.loading}>
            <Skeleton height="24rem" />
          </SkeletonGroup>
        )}
      </Section>
    )
  }

  return (
    <>
      <HomeHead shared={shared} />
      <FeedLinks />
      {shared !== null && <SharedWelcome overlap={shared} />}
      <Hero />
      {data ? (
        <ChallengesSection challenges={data.challenges} />
      ) : (
        waiting({
          id: 'challenges',
          sunk: true,
          title: CHALLENGE_TEXT.heading,
          lead: CHALLENGE_TEXT.lead,
        })
      )}
      <QuizSection />
      <ValuesSection />
      {data ? (
        <InsightsSection posts={data.featuredPosts} />
      ) : (
        waiting({ id: 'stories', title: INSIGHTS_TEXT.heading, lead: INSIGHTS_TEXT.lead })
      )}
      {data ? (
        <PollsSection poll={data.activePoll} />
      ) : (
        waiting({ id: 'polls', sunk: true, title: POLL_TEXT.heading, lead: POLL_TEXT.lead })
      )}
      <NewsletterSection />
    </>
  )
}

/** A shared link carries its result in its card; as one of a hundred and one such pages it is not indexed. */
function HomeHead({ shared }: { shared: number | null }) {
  if (shared === null) return <Head {...HOME_HEAD} canonical={urls.home()} />
  return (
    <Head
      title={HOME_HEAD.title}
      description={sharedWelcome(shared)}
      card={{ image: urls.quizImage(shared), alt: sharedCardAlt(shared), title: shareText(shared) }}
      noIndex
    />
  )
}
