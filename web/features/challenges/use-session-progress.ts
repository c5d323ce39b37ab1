import { skipToken, useQuery } from '@apollo/client/react'
import { startTransition, useEffect, useState } from 'react'
import { sessionId } from '#web/session.ts'
import { SessionProgressDocument } from './session-progress.generated.ts'

/** The page is the same for every visitor, so the session loads after hydration. Until then, the progress is zero. */
export function useSessionProgress() {
  const [id, setId] = useState<string>()
  // A transition keeps the page responsive while the progress loads.
  useEffect(() => startTransition(() => setId(sessionId())), [])
  const { data, error, refetch } = useQuery(
    SessionProgressDocument,
    id === undefined ? skipToken : { variables: { sessionId: id } },
  )
  const session = data?.session
  return {
    points: session?.points ?? 0,
    totalPoints: session?.totalPoints,
    progressPercent: session?.progressPercent ?? 0,
    completedIds: new Set(session?.completedChallenges.map((challenge) => challenge.id)),
    failed: error !== undefined && !session,
    retry: async () => {
      await refetch().catch(() => {
        // The hook's `error` reports the failure.
      })
    },
  }
}
