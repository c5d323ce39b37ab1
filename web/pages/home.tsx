import { useQuery } from '@apollo/client/react'
import { CHALLENGE_TEXT } from '../../domain/challenges/messages.ts'
import { HOME_STATES } from '../../domain/pages/home.ts'
import { POLL_TEXT } from '../../domain/polls/messages.ts'
import { ChallengesSection } from '../features/challenges/challenges-section.tsx'
import { Hero } from '../features/hero/hero.tsx'
import { PollsSection } from '../features/polls/polls-section.tsx'
import { QuizSection } from '../features/quiz/quiz-section.tsx'
import { ValuesSection } from '../features/values/values-section.tsx'
import { Head } from '../head.tsx'
import { Failed } from '../ui/failed.tsx'
import { Section, type SectionProps } from '../ui/section.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { HomePageDocument } from './home.generated.ts'

/** `/` (Spec §2 Home). */
export function Component() {
  const { data, error, refetch } = useQuery(HomePageDocument)

  /** Stands where a section will be, so that the page keeps its order and its anchors. */
  function waiting(section: Pick<SectionProps, 'id' | 'sunk' | 'title' | 'lead'>) {
    return (
      <Section {...section}>
        {error ? (
          <Failed
            title={HOME_STATES.failed}
            retryLabel={HOME_STATES.retry}
            onRetry={() => {
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
      <Head
        title="Civic Unity: see what Americans share across political lines"
        description="A nonpartisan look at what Republicans, Democrats and everyone else agree on, with the polls to prove it."
      />
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
        <PollsSection poll={data.activePoll} />
      ) : (
        waiting({ id: 'polls', sunk: true, title: POLL_TEXT.heading, lead: POLL_TEXT.lead })
      )}
    </>
  )
}
