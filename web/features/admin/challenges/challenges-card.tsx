import { useQuery } from '@apollo/client/react'
import { Trophy } from 'lucide-react'
import { ADMIN_TEXT, challengesStatus } from '#domain/admin/messages.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import { useAsAdmin } from '#web/features/admin/admin-context.ts'
import { Failed } from '#web/ui/failed.tsx'
import { LIVE } from '#web/ui/live.ts'
import { Loading } from '#web/ui/loading.tsx'
import { PartingButton } from '#web/ui/parting-button.tsx'
import { DeskChallengesDocument } from './challenges-card.generated.ts'
import { useCreateChallenges } from './use-create-challenges.ts'

/** How many challenges are active, and the way to create the default ones (Spec §2 Admin, Unity Challenges card). */
export function ChallengesCard({ proved }: { proved: boolean }) {
  const asAdmin = useAsAdmin()
  const { data, error, refetch } = useQuery(DeskChallengesDocument, {
    // What the public reads may be a moment old: those just created would be missing. A wrong token is tried only once.
    ...(proved && { context: asAdmin }),
    fetchPolicy: 'cache-and-network',
  })
  const { createAll, creating } = useCreateChallenges()
  const challenges = data?.challenges
  const active = challenges?.filter((challenge) => challenge.isActive).length ?? 0
  return (
    <section>
      <h2>
        <Trophy className="icon" aria-hidden="true" />
        {ADMIN_TEXT.challenges}
      </h2>
      {challenges ? (
        <>
          <p className="desk__figure">
            <span className="bignum">{active}</span> <span>{ADMIN_TEXT.activeChallenges}</span>
          </p>
          <p className="desk__status" {...LIVE}>
            {challengesStatus(challenges.length, active)}
          </p>
          {challenges.length === 0 && (
            <PartingButton
              size="sm"
              className="desk__action"
              pending={creating}
              pendingText={ADMIN_TEXT.creatingChallenges}
              onClick={createAll}
            >
              {ADMIN_TEXT.createChallenges}
            </PartingButton>
          )}
        </>
      ) : error ? (
        <Failed title={UNEXPECTED_FAILURE} onRetry={() => refetch()} />
      ) : (
        <Loading>{ADMIN_TEXT.challenges}</Loading>
      )}
    </section>
  )
}
