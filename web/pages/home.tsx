import { useQuery } from '@apollo/client/react'
import { Hero } from '../features/hero/hero.tsx'
import { PollsSection } from '../features/polls/polls-section.tsx'
import { QuizSection } from '../features/quiz/quiz-section.tsx'
import { Head } from '../head.tsx'
import { HomePageDocument } from './home.generated.ts'

/** `/` (Spec §2 Home). */
export function Component() {
  const { data } = useQuery(HomePageDocument)
  return (
    <>
      <Head
        title="Civic Unity: see what Americans share across political lines"
        description="A nonpartisan look at what Republicans, Democrats and everyone else agree on, with the polls to prove it."
      />
      <Hero />
      <QuizSection />
      <PollsSection poll={data?.activePoll} />
    </>
  )
}
