import { skipToken, useQuery } from '@apollo/client/react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { CHALLENGE_TEXT } from '#domain/challenges/messages.ts'
import { Section } from '#web/layout/section.tsx'
import { sessionId } from '#web/session.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ChallengeRow } from './challenge-row.tsx'
import type { ChallengesSection_ChallengeFragment } from './challenges-section.generated.ts'
import { LevelCard } from './level-card.tsx'
import { SessionProgressDocument } from './session-progress.generated.ts'

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

/** The page is the same for every visitor, so the session loads after hydration. Until then, the progress is zero. */
function Challenges({ challenges }: ChallengesProps) {
  const [id, setId] = useState<string>()
  // A transition keeps the page responsive while the progress loads.
  useEffect(() => startTransition(() => setId(sessionId())), [])
  const { data, error, refetch } = useQuery(
    SessionProgressDocument,
    id === undefined ? skipToken : { variables: { sessionId: id } },
  )
  const { completedChallenges = [], points = 0, totalPoints, progressPercent = 0 } = data?.session ?? {}
  const completedIds = new Set(completedChallenges.map(({ id }) => id))
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-12 wide:first-col-82 wide:items-start wide:gap-columns-far">
      <LevelCard
        points={points}
        totalPoints={totalPoints ?? challenges.reduce((sum, challenge) => sum + challenge.points, 0)}
        progressPercent={progressPercent}
        failed={error !== undefined && !data}
        // The hook's `error` reports the failure.
        onRetry={() => refetch().catch(() => {})}
      />
      {/* Rows adapt to the width that the level card leaves. */}
      <ul className="@container">
        {challenges.map((challenge) => (
          <ChallengeRow key={challenge.id} challenge={challenge} completed={completedIds.has(challenge.id)} />
        ))}
      </ul>
    </div>
  )
}
