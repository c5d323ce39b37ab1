import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import {
  challengeNotCreated,
  challengesCreated,
  challengesFailure,
  INVALID_TOKEN,
} from '#domain/admin/messages.ts'
import { DEFAULT_CHALLENGES } from '#domain/challenges/defaults.ts'
import type { NewChallenge } from '#domain/challenges/types.ts'
import { enumName } from '#domain/enum-names.ts'
import { useAsAdmin } from '#web/features/admin/admin-context.ts'
import { isUnauthenticated } from '#web/features/admin/admin-errors.ts'
import { DeskAuditDocument } from '#web/features/admin/audit-panel.generated.ts'
import { forget, refetchShown } from '#web/features/admin/refetch.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { CreateChallengeDocument, DeskChallengesDocument } from './challenges-card.generated.ts'

/** Creates the default challenges in parallel, one request each (spec §7 POST /api/challenges, §8). */
export function useCreateChallenges() {
  const client = useApolloClient()
  const context = useAsAdmin()
  const [creating, setCreating] = useState(false)

  /** @throws Error whose message says that this challenge or the token was rejected. */
  async function create({ type, badgeColor, ...challenge }: NewChallenge): Promise<void> {
    const failed = challengeNotCreated(challenge.title)
    const { data } = await client
      .mutate({
        mutation: CreateChallengeDocument,
        variables: {
          ...challenge,
          type: enumName(type),
          badgeColor: enumName(badgeColor),
        },
        context,
      })
      .catch((error: unknown) => {
        throw new Error(isUnauthenticated(error) ? INVALID_TOKEN : failed)
      })
    if (data?.createChallenge.__typename !== 'Challenge') throw new Error(failed)
  }

  async function createAll() {
    if (creating) return
    setCreating(true)
    // Wait for all of them: a refetch in between would count too few.
    const results = await Promise.allSettled(DEFAULT_CHALLENGES.map(create))
    const failure = results.find((result) => result.status === 'rejected')
    showToast(
      failure ? challengesFailure((failure.reason as Error).message) : challengesCreated(results.length),
    )
    forget(client.cache, 'challenges')
    await refetchShown(client, [DeskChallengesDocument, DeskAuditDocument])
    setCreating(false)
  }

  return { createAll, creating }
}
