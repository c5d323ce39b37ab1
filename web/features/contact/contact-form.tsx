import { zodResolver } from '@hookform/resolvers/zod'
import { clsx } from 'clsx'
import { CircleAlert, Send } from 'lucide-react'
import { useForm } from 'react-hook-form'
import {
  type ContactMessage,
  contactMessageSchema,
  SUBJECT_LABEL,
  SUBJECTS,
  type Subject,
} from '#domain/contact/contact-message.ts'
import { TRAP_FIELD } from '#domain/contact/form-guard.ts'
import { CONTACT_TEXT, wrongFieldsText } from '#domain/contact/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FIELD_ERROR, Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import { LIVE } from '#web/ui/live.ts'
import { Select } from '#web/ui/select.tsx'
import { useFirstError } from '#web/ui/use-first-error.ts'
import { useSendMessage } from './use-send-message.ts'

type Values = { name: string; email: string; subject: Subject | ''; message: string; [TRAP_FIELD]: string }

const FIELDS = ['name', 'email', 'subject', 'message'] as const
const isField = (path: string): path is (typeof FIELDS)[number] => FIELDS.some((field) => field === path)

/** The form of the contact page: checked by the rules that the server checks again. */
export function ContactForm() {
  const send = useSendMessage()
  const {
    register,
    handleSubmit,
    reset,
    setError,
    getValues,
    formState: { errors, isSubmitting, submitCount },
  } = useForm<Values, unknown, ContactMessage>({
    // Without default values, the form keeps what was typed before hydration.
    resolver: zodResolver(contactMessageSchema) as never,
    shouldFocusError: false,
  })

  const form = useFirstError(submitCount)

  async function submit(message: ContactMessage) {
    const { sent, problems } = await send(message, getValues(TRAP_FIELD) ?? '')
    if (sent) reset()
    for (const { path, message: text } of problems) {
      if (isField(path)) setError(path, { message: text })
    }
  }

  const wrong = wrongFieldsText(FIELDS.filter((field) => errors[field]).map((field) => CONTACT_TEXT[field]))

  return (
    <section className="sheet quiz">
      <h2>{CONTACT_TEXT.form}</h2>
      <noscript>
        <p className="text-ink-mute text-sm">{CONTACT_TEXT.needsScript}</p>
      </noscript>
      {/* It stands here before it speaks: a region that comes with its words is not always read out. */}
      <p className={clsx(FIELD_ERROR, 'contact__wrong')} {...LIVE}>
        {wrong && (
          <>
            <CircleAlert className="icon" aria-hidden="true" />
            {wrong}
          </>
        )}
      </p>
      <form
        className="form needs-script"
        ref={form}
        // Before hydration, a submit does nothing instead of reloading the page.
        method="dialog"
        noValidate
        onSubmit={(event) => {
          // Enter while a message is being sent does not send it twice.
          if (isSubmitting) event.preventDefault()
          else void handleSubmit(submit)(event)
        }}
      >
        <div className="pair">
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
            options={SUBJECTS.map((value) => ({ value, label: SUBJECT_LABEL[value] }))}
            required
          />
        </Field>
        <Field label={CONTACT_TEXT.message} error={errors.message?.message}>
          <Textarea
            {...register('message')}
            rows={9}
            placeholder={CONTACT_TEXT.messagePlaceholder}
            required
          />
        </Field>
        {/* For programs alone: out of sight, out of the tab order, and nothing that a browser would fill in. */}
        <div className="contact__trap" aria-hidden="true">
          <label>
            {CONTACT_TEXT.trap}
            <input {...register(TRAP_FIELD)} type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div>
          <Button
            type="submit"
            pending={isSubmitting}
            pendingText={CONTACT_TEXT.submitting}
            disabled={isSubmitting}
          >
            <Send className="icon" aria-hidden="true" />
            {CONTACT_TEXT.submit}
          </Button>
        </div>
      </form>
    </section>
  )
}
