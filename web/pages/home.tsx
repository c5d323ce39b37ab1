import { useQuery } from '@apollo/client/react'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { HOME_HEAD, HOME_STATES } from '#domain/pages/home.ts'
import { sharedResult } from '#domain/quiz/share.ts'
import { PostFeedLinks } from '#web/features/blog/post-feed-links.tsx'
import { ChallengesSection } from '#web/features/challenges/challenges-section.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { Head } from '#web/head.tsx'
import { Section } from '#web/layout/section.tsx'
import { goToSection } from '#web/layout/use-hash-target.ts'
import { lazySection } from '#web/lib/lazy-section.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { urls } from '#web/urls.ts'
import { HomePageDocument } from './home.generated.ts'

const LOADING = (
  <SkeletonGroup label={HOME_STATES.loading}>
    <Skeleton height="24rem" />
  </SkeletonGroup>
)

const SharedLanding = lazySection(
  'shared',
  () => import('#web/features/quiz/shared-landing.tsx').then((module) => module.SharedLanding),
  { loading: null, failed: null },
)
// The hero and the challenges are within one screen of the top, so their code is part of the page's chunk.
const QuizSection = lazyHomeSection('quiz', () =>
  import('#web/features/quiz/quiz-section.tsx').then((module) => module.QuizSection),
)
const ValuesSection = lazyHomeSection('values', () =>
  import('#web/features/values/values-section.tsx').then((module) => module.ValuesSection),
)
const SplitsSection = lazyHomeSection('splits', () =>
  import('#web/features/splits/splits-section.tsx').then((module) => module.SplitsSection),
)
const InsightsSection = lazyHomeSection('stories', () =>
  import('#web/features/blog/insights-section.tsx').then((module) => module.InsightsSection),
)
const PollsSection = lazyHomeSection('polls', () =>
  import('#web/features/polls/polls-section.tsx').then((module) => module.PollsSection),
)
const NewsletterSection = lazyHomeSection('newsletter', () =>
  import('#web/features/newsletter/newsletter-section.tsx').then((module) => module.NewsletterSection),
)

function lazyHomeSection<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  return lazySection(id, load, {
    loading: <Section id={id}>{LOADING}</Section>,
    failed: (
      <Section id={id}>
        <LoadError onRetry={() => window.location.reload()} />
      </Section>
    ),
  })
}

function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title={HOME_STATES.failed} onRetry={onRetry}>
      {HOME_STATES.failedHint}
    </ErrorState>
  )
}

/** `/` (spec §2 Home). */
export function Component() {
  const { data, error, loading, refetch } = useQuery(HomePageDocument, {
    notifyOnNetworkStatusChange: true,
  })
  const [query] = useSearchParams()
  const shared = sharedResult(query)
  // The Retry button disappears when clicked, so the focus moves to its section.
  const retry = (id: string) =>
    refetch()
      .catch(() => {})
      .then(() => goToSection(id))
  const placeholder = (id: string) => (!error || loading ? LOADING : <LoadError onRetry={() => retry(id)} />)
  return (
    <>
      <PostFeedLinks />
      {shared ? <SharedLanding shared={shared} /> : <Head {...HOME_HEAD} canonical={urls.home()} />}
      <Hero today={data?.today} />
      <ChallengesSection challenges={data?.challenges} placeholder={placeholder('challenges')} />
      <QuizSection />
      <ValuesSection />
      <SplitsSection />
      <InsightsSection posts={data?.featuredPosts} placeholder={placeholder('stories')} />
      <PollsSection poll={data?.activePoll} placeholder={placeholder('polls')} />
      <NewsletterSection hasArchiveLink={Boolean(data?.newsletterIssues.totalCount)} />
    </>
  )
}
