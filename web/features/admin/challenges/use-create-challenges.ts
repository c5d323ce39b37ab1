import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import {
  challengeNotCreated,
  challengesCreated,
  challengesFailure,
  INVALID_TOKEN,
} from '#domain/admin/messages.ts'
import type { NewChallenge } from '#domain/challenges/challenge-input.ts'
import { DEFAULT_CHALLENGES } from '#domain/challenges/defaults.ts'
import { enumName } from '#domain/enum-names.ts'
import { isUnauthenticated } from '#web/features/admin/session/admin-errors.ts'
import { useSession } from '#web/features/admin/session/session-context.ts'
import { showChanges } from '#web/features/admin/update-cache.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { CreateChallengeDocument } from './challenges-card.generated.ts'

/** Creates the default challenges in parallel, one request each (spec §7 POST /api/challenges, §8). */
export function useCreateChallenges() {
  const client = useApolloClient()
  const { context } = useSession()
  const [isCreating, setCreating] = useState(false)

  /** @throws Error whose message says that this challenge or the token was rejected. */
  async function create(challenge: NewChallenge): Promise<void> {
    const rejection = challengeNotCreated(challenge.title)
    const { data } = await client
      .mutate({
        mutation: CreateChallengeDocument,
        variables: forServer(challenge),
        context,
      })
      .catch((error: unknown) => {
        throw new Error(isUnauthenticated(error) ? INVALID_TOKEN : rejection)
      })
    if (data?.createChallenge.__typename !== 'Challenge') throw new Error(rejection)
  }

  async function createAll() {
    if (isCreating) return
    setCreating(true)
    // Wait for all of them: a refetch in between would count too few.
    const results = await Promise.allSettled(DEFAULT_CHALLENGES.map(create))
    const failure = results.find((result) => result.status === 'rejected')
    showToast(
      failure ? challengesFailure((failure.reason as Error).message) : challengesCreated(results.length),
    )
    await showChanges(client)
    setCreating(false)
  }

  return { createAll, isCreating }
}

/** With the names that the API gives enum values. */
export function forServer({ type, badgeColor, ...rest }: NewChallenge) {
  return { ...rest, type: enumName(type), badgeColor: enumName(badgeColor) }
}
