import type { ApolloClient } from '@apollo/client'
import { firstUnlessCompleted } from '#domain/challenges/kinds.ts'
import { enumValue } from '#domain/enum-names.ts'
import { sessionId } from '#web/session.ts'
import { ChallengesToCompleteDocument, CompleteChallengeDocument } from './complete-challenge.generated.ts'

/**
 * Completes the first challenge of the event's type. Returns undefined if no challenge has this type, or if it was completed
 * before. The mutation returns the session, so the cache updates the list and the points.
 */
export async function completeFirst(
  client: ApolloClient,
  event: string,
): Promise<{ title: string; points: number } | undefined> {
  const session = sessionId()
  const { data } = await client.query({
    query: ChallengesToCompleteDocument,
    variables: { sessionId: session },
  })
  if (!data) throw new Error('The challenges did not load')
  const challenges = data.challenges.map(({ id, type }) => ({ id, type: enumValue(type) }))
  const completedIds = data.session.completedChallenges.map(({ id }) => id)
  const challenge = firstUnlessCompleted(challenges, completedIds, event)
  if (!challenge) return
  const response = await client.mutate({
    mutation: CompleteChallengeDocument,
    variables: { challengeId: challenge.id, sessionId: session },
  })
  const completion = response.data?.completeChallenge
  if (completion?.__typename !== 'ChallengeCompletion') throw new Error('The challenge was not completed')
  return completion.alreadyCompleted ? undefined : completion.challenge
}
