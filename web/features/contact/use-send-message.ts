import { useMutation } from '@apollo/client/react'
import type { ContactMessage } from '#domain/contact/contact-message.ts'
import { CONTACT_SUCCESS, contactFailure } from '#domain/contact/messages.ts'
import { failureMessage } from '#web/apollo/failure-message.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { SendContactMessageDocument } from './send-message.generated.ts'

export type FieldProblem = { path: string; message: string }

/** What became of a message: sent, or not and, if the server found fault with fields, with which. */
export type Sent = { sent: boolean; problems: readonly FieldProblem[] }

/** Sends a message and shows a toast with the outcome. */
export function useSendMessage() {
  const [sendMessage] = useMutation(SendContactMessageDocument)

  return async (message: ContactMessage, leaveEmpty: string): Promise<Sent> => {
    try {
      const { data } = await sendMessage({ variables: { ...message, leaveEmpty } })
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
