import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { SUBSCRIBE_FAILURE, SUBSCRIBE_STORED, SUBSCRIBE_SUCCESS } from '#domain/newsletter/messages.ts'
import type { Rejection } from '#web/lib/use-domain-form.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { SubscribeDocument } from './subscribe.generated.ts'

/** `outcome` repeats the description of the success toast, because another toast may replace it. */
export function useSubscribe() {
  const [outcome, setOutcome] = useState<string>()
  const [send] = useMutation(SubscribeDocument)

  async function subscribe(subscription: { email: string }): Promise<Rejection | null> {
    setOutcome(undefined)
    try {
      const { data } = await send({ variables: subscription })
      const result = data?.subscribeToNewsletter
      if (result?.__typename === 'BadInputError') {
        const { message } = result
        return { message, fields: [{ path: 'email', message }] }
      }
      if (result?.__typename !== 'NewsletterSignup') throw new Error('The sign-up was not accepted')
      const toast = result.needsConfirmation ? SUBSCRIBE_SUCCESS : SUBSCRIBE_STORED
      showToast(toast)
      setOutcome(toast.description)
      window.dispatchEvent(new Event(BROWSER_EVENTS.newsletterSignup))
      return null
    } catch {
      showToast(SUBSCRIBE_FAILURE)
      return { message: SUBSCRIBE_FAILURE.title, fields: [] }
    }
  }

  return { subscribe, outcome }
}
