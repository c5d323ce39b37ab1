import { useMutation } from '@apollo/client/react'
import type { z } from 'zod'
import type { contactFormSchema } from '#domain/contact/honeypot.ts'
import { CONTACT_SUCCESS, contactFailure } from '#domain/contact/messages.ts'
import { failureMessage } from '#web/apollo/failure-message.ts'
import type { Rejection } from '#web/lib/use-domain-form.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { SendContactMessageDocument } from './send-message.generated.ts'

/** Resolves to null if the message was sent. */
export function useSendMessage() {
  const [sendMessage] = useMutation(SendContactMessageDocument)

  return async (message: z.output<typeof contactFormSchema>): Promise<Rejection | null> => {
    try {
      const { data } = await sendMessage({ variables: message })
      const result = data?.sendContactMessage
      if (result?.__typename === 'ContactReceipt') {
        showToast(CONTACT_SUCCESS)
        return null
      }
      return reject(result?.message, result?.fields)
    } catch (error) {
      return reject(failureMessage(error))
    }
  }
}

function reject(message?: string, fields: Rejection['fields'] = []): Rejection {
  const toast = contactFailure(message)
  showToast(toast)
  return { message: message ?? toast.title, fields }
}
