import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import type { z } from 'zod'
import type { contactFormSchema } from '#domain/contact/honeypot.ts'
import { CONTACT_SUCCESS, contactFailure } from '#domain/contact/messages.ts'
import { failureMessage } from '#web/apollo/failure-message.ts'
import type { Rejection } from '#web/lib/use-domain-form.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { SendContactMessageDocument } from './send-message.generated.ts'

/** `send` resolves to null if the message was sent. `sentFrom` is then its sender's email address. */
export function useSendMessage() {
  const [sentFrom, setSentFrom] = useState<string>()
  const [sendMessage] = useMutation(SendContactMessageDocument)

  async function send(message: z.output<typeof contactFormSchema>): Promise<Rejection | null> {
    setSentFrom(undefined)
    try {
      const { data } = await sendMessage({ variables: message })
      const result = data?.sendContactMessage
      if (result?.__typename === 'ContactReceipt') {
        showToast(CONTACT_SUCCESS)
        setSentFrom(message.email)
        return null
      }
      return reject(result?.message, result?.fields)
    } catch (error) {
      return reject(failureMessage(error))
    }
  }

  return { send, sentFrom }
}

function reject(message?: string, fields: Rejection['fields'] = []): Rejection {
  const toast = contactFailure(message)
  showToast(toast)
  return { message: message ?? toast.title, fields }
}
