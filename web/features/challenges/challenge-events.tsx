import { useApolloClient, useMutation } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { CHALLENGE_OF_EVENT, firstIncomplete } from '#domain/challenges/complete.ts'
import { CHALLENGE_FAILURE, challengeSuccess } from '#domain/challenges/messages.ts'
import type { ChallengeType } from '#domain/challenges/types.ts'
import { enumValue } from '#domain/enum-names.ts'
import { BROWSER_EVENTS, type BrowserEvent } from '#domain/events.ts'
import { sessionId } from '#web/session.ts'
import { queueToast } from '#web/ui/toast-store.ts'
import { ChallengesToCompleteDocument, CompleteChallengeDocument } from './complete-challenge.generated.ts'

/** Spec §4 Challenges. The mutation returns the session, so the cache updates the list and the points. */
export function ChallengeEvents() {
  const client = useApolloClient()
  const [completeChallenge] = useMutation(CompleteChallengeDocument)

  async function completeFirst(type: ChallengeType): Promise<void> {
    const session = sessionId()
    const { data } = await client.query({
      query: ChallengesToCompleteDocument,
      variables: { sessionId: session },
    })
    if (!data) throw new Error('The challenges did not load')
    const challenges = data.challenges.map(({ id, type }) => ({ id, type: enumValue(type) }))
    const completedIds = data.session.completedChallenges.map(({ id }) => id)
    const challenge = firstIncomplete(challenges, completedIds, type)
    if (!challenge) return
    const response = await completeChallenge({ variables: { challengeId: challenge.id, sessionId: session } })
    const completion = response.data?.completeChallenge
    if (completion?.__typename !== 'ChallengeCompletion') throw new Error('The challenge was not completed')
    if (!completion.alreadyCompleted) queueToast(challengeSuccess(completion.challenge))
  }

  const handleEvent = useEffectEvent((event: Event) => {
    completeFirst(CHALLENGE_OF_EVENT[event.type as BrowserEvent]).catch(() => queueToast(CHALLENGE_FAILURE))
  })
  useEffect(() => {
    const listener = (event: Event) => handleEvent(event)
    for (const name of Object.values(BROWSER_EVENTS)) window.addEventListener(name, listener)
    return () => {
      for (const name of Object.values(BROWSER_EVENTS)) window.removeEventListener(name, listener)
    }
  }, [])

  return null
}
