import type { ReactNode } from 'react'
import { CHALLENGE_TEXT } from '#domain/challenges/messages.ts'
import { Section } from '#web/layout/section.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ChallengeRow } from './challenge-row.tsx'
import type { ChallengesSection_ChallengeFragment } from './challenges-section.generated.ts'
import { LevelCard } from './level-card.tsx'
import { useSessionProgress } from './use-session-progress.ts'

type ChallengesProps = { challenges: ChallengesSection_ChallengeFragment[] }

export type ChallengesSectionProps = Partial<ChallengesProps> & {
  placeholder?: ReactNode
}

/** Spec §2 Challenges section. */
export function ChallengesSection({ challenges, placeholder }: ChallengesSectionProps) {
  return (
    <Section id="challenges" sunk title={CHALLENGE_TEXT.heading} lead={CHALLENGE_TEXT.lead}>
      {!challenges ? (
        placeholder
      ) : challenges.length > 0 ? (
        <Challenges challenges={challenges} />
      ) : (
        <EmptyState title={CHALLENGE_TEXT.empty}>{CHALLENGE_TEXT.emptyHint}</EmptyState>
      )}
    </Section>
  )
}

function Challenges({ challenges }: ChallengesProps) {
  const progress = useSessionProgress()
  const total = progress.totalPoints ?? challenges.reduce((sum, challenge) => sum + challenge.points, 0)
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-12 wide:first-col-82 wide:items-start wide:gap-columns-far">
      <LevelCard {...progress} totalPoints={total} />
      {/* Rows adapt to the width that the level card leaves. */}
      <ul className="@container">
        {challenges.map((challenge) => (
          <ChallengeRow
            key={challenge.id}
            challenge={challenge}
            completed={progress.completedIds.has(challenge.id)}
          />
        ))}
      </ul>
    </div>
  )
}
