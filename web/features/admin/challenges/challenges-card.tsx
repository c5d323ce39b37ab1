import { useQuery } from '@apollo/client/react'
import { Trophy } from '@lucide/icons'
import { ADMIN_TEXT, challengesStatus } from '#domain/admin/messages.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import { Card, Figure, PanelState } from '#web/features/admin/panel.tsx'
import { useMay, useSession } from '#web/features/admin/session/session-context.ts'
import { FocusHandoffButton } from '#web/ui/focus-handoff-button.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { AdminChallengesDocument } from './challenges-card.generated.ts'
import { useCreateChallenges } from './use-create-challenges.ts'

export function ChallengesCard() {
  const { context, isTokenAccepted, error: sessionError } = useSession()
  const { data, error, refetch } = useQuery(AdminChallengesDocument, {
    variables: { isAdmin: isTokenAccepted },
    skip: !isTokenAccepted && !sessionError,
    // A wrong token is sent only once.
    ...(isTokenAccepted && { context }),
    fetchPolicy: 'cache-and-network',
  })
  const mayCreate = useMay('editor') || !isTokenAccepted
  const { createAll, isCreating } = useCreateChallenges()
  const challenges = data?.adminChallenges ?? data?.challenges
  const activeCount = challenges?.filter((challenge) => challenge.isActive).length ?? 0
  return (
    <Card title={ADMIN_TEXT.challenges} icon={Trophy}>
      {challenges ? (
        <>
          <Figure value={activeCount}>{ADMIN_TEXT.activeChallenges}</Figure>
          <LiveRegion className="mt-2">{challengesStatus(challenges.length, activeCount)}</LiveRegion>
          {challenges.length === 0 && mayCreate && (
            <FocusHandoffButton
              size="sm"
              className="mt-6"
              pending={isCreating}
              pendingText={ADMIN_TEXT.creatingChallenges}
              onClick={createAll}
            >
              {ADMIN_TEXT.createChallenges}
            </FocusHandoffButton>
          )}
        </>
      ) : (
        <PanelState
          title={ADMIN_TEXT.challenges}
          loaded={false}
          failed={Boolean(error)}
          failure={UNEXPECTED_FAILURE}
          onRetry={() => refetch()}
        />
      )}
    </Card>
  )
}
