import { useMutation } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import type { ContactMessage } from '../../../domain/contact/contact-message.ts'
import { MIN_FORM_AGE, waitBeforeSending } from '../../../domain/contact/form-guard.ts'
import { CONTACT_SUCCESS, contactFailure } from '../../../domain/contact/messages.ts'
import { failureMessage } from '../../apollo/failure-message.ts'
import { showToast } from '../../ui/toast-store.ts'
import { SendContactMessageDocument } from './send-message.generated.ts'

export type FieldProblem = { path: string; message: string }

/** What became of a message: sent, or not and, if the server found fault with fields, with which. */
export type Sent = { sent: boolean; problems: readonly FieldProblem[] }

/** Sends a message and says so. It goes out no sooner than a person could have written it. */
export function useSendMessage() {
  const [sendMessage] = useMutation(SendContactMessageDocument)
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])

  return async (message: ContactMessage, leaveEmpty: string): Promise<Sent> => {
    // A clock that nobody sets: it never jumps.
    const wait = waitBeforeSending(openedAt.current, performance.now())
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    // Timers may fire a moment early.
    const age = Math.max(MIN_FORM_AGE, performance.now() - openedAt.current)
    const formAge = Math.min(Math.ceil(age), 2 ** 31 - 1)
    try {
      const { data } = await sendMessage({ variables: { ...message, leaveEmpty, formAge } })
      const answer = data?.sendContactMessage
      if (answer?.__typename === 'ContactReceipt') {
        showToast(CONTACT_SUCCESS)
        return { sent: true, problems: [] }
      }
      showToast(contactFailure(answer?.message))
      return { sent: false, problems: answer?.fields ?? [] }
    } catch (error) {
      showToast(contactFailure(failureMessage(error)))
      return { sent: false, problems: [] }
    }
  }
}
