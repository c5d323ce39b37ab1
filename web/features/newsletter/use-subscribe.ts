import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { SUBSCRIBE_FAILURE, SUBSCRIBE_STORED, SUBSCRIBE_SUCCESS } from '#domain/newsletter/messages.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { SubscribeDocument } from './subscribe.generated.ts'

/**
 * Signs up for the newsletter. `error` is about the address, everything else that goes wrong is a toast.
 * `next` is what is left to do, for when its toast has made room for the next. Answers whether the sign-up was taken.
 */
export function useSubscribe() {
  const [error, setError] = useState<string>()
  const [next, setNext] = useState<string>()
  const [pending, setPending] = useState(false)
  const [send] = useMutation(SubscribeDocument)

  async function subscribe(address: string): Promise<boolean> {
    setPending(true)
    setNext(undefined)
    try {
      // The rules of addresses are heavy for what few need: they come with the first sign-up. Where they do not (the site
      // was built anew since the page was opened), the server's own check is enough.
      const rules = await import('#domain/newsletter/subscription.ts').catch(() => null)
      const parsed = rules?.subscriptionSchema.safeParse({ email: address })
      setError(parsed?.error?.issues[0]?.message)
      if (parsed?.success === false) return false
      const { data } = await send({ variables: parsed?.data ?? { email: address } })
      const answer = data?.subscribeToNewsletter
      if (answer?.__typename === 'BadInputError') {
        setError(answer.message)
        return false
      }
      if (answer?.__typename !== 'NewsletterSignup') throw new Error('The sign-up was not taken')
      const taken = answer.needsConfirmation ? SUBSCRIBE_SUCCESS : SUBSCRIBE_STORED
      showToast(taken)
      setNext(taken.description)
      window.dispatchEvent(new Event(BROWSER_EVENTS.newsletterSignup))
      return true
    } catch {
      showToast(SUBSCRIBE_FAILURE)
      return false
    } finally {
      setPending(false)
    }
  }

  return { subscribe, pending, error, next }
}
