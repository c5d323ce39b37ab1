import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { CHALLENGE_FAILURE, challengeSuccess } from '#domain/challenges/messages.ts'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { queueToast } from '#web/ui/toast/toast-store.ts'

/** Spec §4 Challenges. Most visits complete no challenge, so the code for it loads with the first event. */
export function ChallengeEvents() {
  const client = useApolloClient()

  const handleEvent = useEffectEvent(async (event: Event) => {
    try {
      const { completeFirst } = await import('./complete-first.ts')
      const completed = await completeFirst(client, event.type)
      if (completed) queueToast(challengeSuccess(completed))
    } catch {
      queueToast(CHALLENGE_FAILURE)
    }
  })
  useEffect(() => {
    const controller = new AbortController()
    for (const name of Object.values(BROWSER_EVENTS))
      window.addEventListener(name, (event) => void handleEvent(event), { signal: controller.signal })
    return () => controller.abort()
  }, [])

  return null
}
