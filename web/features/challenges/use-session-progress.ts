import { skipToken, useQuery } from '@apollo/client/react'
import { startTransition, useEffect, useState } from 'react'
import { sessionId } from '#web/session.ts'
import { SessionProgressDocument } from './session-progress.generated.ts'

/**
 * Where this browser stands. The page is the same for everyone, so the session loads after hydration; until
 * then, and for a browser that has done nothing, it stands at the beginning.
 */
export function useSessionProgress() {
  const [id, setId] = useState<string>()
  // In slices: the page answers while its progress loads.
  useEffect(() => startTransition(() => setId(sessionId())), [])
  const { data, error, refetch } = useQuery(
    SessionProgressDocument,
    id === undefined ? skipToken : { variables: { sessionId: id } },
  )
  const session = data?.session
  return {
    points: session?.points ?? 0,
    /** Undefined until the server has said. */
    totalPoints: session?.totalPoints,
    progressPercent: session?.progressPercent ?? 0,
    completedIds: new Set(session?.completedChallenges.map((challenge) => challenge.id)),
    failed: error !== undefined && !session,
    retry: async () => {
      await refetch().catch(() => {
        // It failed again: the hook's own error says so.
      })
    },
  }
}
