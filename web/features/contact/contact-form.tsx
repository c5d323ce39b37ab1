import { useMutation } from '@apollo/client/react'
import { CircleAlert, Send } from '@lucide/icons'
import { useState } from 'react'
import type { z } from 'zod'
import { SUBJECT_LABEL } from '#domain/contact/contact-message.ts'
import { contactFormSchema, HONEYPOT_FIELD } from '#domain/contact/honeypot.ts'
import {
  CONTACT_SUCCESS,
  CONTACT_TEXT,
  contactFailure,
  sentText,
  wrongFieldsText,
} from '#domain/contact/messages.ts'
import { failureMessage } from '#web/apollo/failure-message.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { SuccessNote } from '#web/ui/success-note.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { SendContactMessageDocument } from './send-message.generated.ts'

const BLANK = { name: '', email: '', subject: '', message: '', [HONEYPOT_FIELD]: '' }
const FIELDS = ['name', 'email', 'subject', 'message'] as const

/** The server checks the same rules again. */
export function ContactForm() {
  const [sendMessage] = useMutation(SendContactMessageDocument)
  const [sentFrom, setSentFrom] = useState<string>()
  const { register, submit, errors, isSubmitting, isAccepted } = useDomainForm(contactFormSchema, BLANK)
  const invalidFields = wrongFieldsText(
    FIELDS.filter((field) => errors[field]).map((field) => CONTACT_TEXT[field]),
  )

  async function send(message: z.output<typeof contactFormSchema>) {
    setSentFrom(undefined)
    const result = await sendMessage({ variables: message }).then(
      ({ data }) => data?.sendContactMessage,
      (error) => ({ message: failureMessage(error) }),
    )
    if (result && !('message' in result)) {
      showToast(CONTACT_SUCCESS)
      setSentFrom(message.email)
      return null
    }
    const toast = contactFailure(result?.message)
    showToast(toast)
    return { fields: [], ...result, message: toast.title }
  }

  return (
    <section className="sheet p-sheet max-zoomed:px-2 max-zoomed:py-3">
      <h2 className="text-2xl tracking-snug">{CONTACT_TEXT.form}</h2>
      <noscript>
        <p className="text-ink-mute text-sm">{CONTACT_TEXT.needsScript}</p>
      </noscript>
      <LiveRegion className="flex items-start gap-2 font-semibold text-alert-ink text-sm not-empty:mt-4">
        {invalidFields && (
          <>
            <Icon of={CircleAlert} />
            {invalidFields}
          </>
        )}
      </LiveRegion>
      <form
        className="needs-script mt-6 grid gap-6"
        // Before hydration, a submit does nothing instead of reloading the page.
        method="dialog"
        noValidate
        onSubmit={submit(send)}
      >
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-6">
          <Field label={CONTACT_TEXT.name} error={errors.name?.message}>
            <Input
              {...register('name')}
              autoComplete="name"
              placeholder={CONTACT_TEXT.namePlaceholder}
              required
            />
          </Field>
          <Field label={CONTACT_TEXT.email} error={errors.email?.message}>
            <Input
              {...register('email')}
              type="email"
              autoComplete="email"
              placeholder={CONTACT_TEXT.emailPlaceholder}
              required
            />
          </Field>
        </div>
        <Field label={CONTACT_TEXT.subject} error={errors.subject?.message}>
          <Select
            {...register('subject')}
            placeholder={CONTACT_TEXT.subjectPlaceholder}
            options={Object.entries(SUBJECT_LABEL).map(([value, label]) => ({ value, label }))}
            required
          />
        </Field>
        <Field label={CONTACT_TEXT.message} error={errors.message?.message}>
          <Textarea
            {...register('message')}
            // With the longer message field, the form is as tall as the column next to it.
            className="wide:h-100"
            rows={9}
            placeholder={CONTACT_TEXT.messagePlaceholder}
            required
          />
        </Field>
        {/* A trap for bots: hidden, out of the tab order, and not filled in by browsers. */}
        <label className="sr-only" aria-hidden="true">
          {CONTACT_TEXT.trap}
          <input {...register(HONEYPOT_FIELD)} type="text" tabIndex={-1} autoComplete="off" />
        </label>
        <div>
          <Button
            type="submit"
            pending={isSubmitting}
            pendingText={CONTACT_TEXT.submitting}
            disabled={isSubmitting}
          >
            <Icon of={Send} />
            {CONTACT_TEXT.submit}
          </Button>
        </div>
        {isAccepted && sentFrom && <SuccessNote>{sentText(sentFrom)}</SuccessNote>}
      </form>
    </section>
  )
}
