import { useMutation } from '@apollo/client/react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { BROWSER_EVENTS } from '#domain/events.ts'
import { ARCHIVE_TEXT } from '#domain/newsletter/archive-text.ts'
import {
  NEWSLETTER_TEXT,
  SUBSCRIBE_FAILURE,
  SUBSCRIBE_STORED,
  SUBSCRIBE_SUCCESS,
} from '#domain/newsletter/messages.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { SuccessNote } from '#web/ui/success-note.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { urls } from '#web/urls.ts'
import { NewsletterArt } from './newsletter-art.tsx'
import { SubscribeDocument } from './subscribe.generated.ts'

/** Aligns the button with the field, below its label. */
const ALIGN_WITH_FIELD = 'xs:mt-[calc(1.5em+--spacing(2))]'

/** Between the poll and the footer (spec §2 Home). */
export function NewsletterSection({ hasArchiveLink = false }: { hasArchiveLink?: boolean }) {
  const headingId = useId()
  const [send] = useMutation(SubscribeDocument)
  /** Repeats the success toast, which another toast may replace. */
  const [outcome, setOutcome] = useState<string>()
  const { register, submit, errors, isSubmitting, isAccepted } = useDomainForm(subscriptionSchema, {
    email: '',
  })

  async function subscribe(variables: { email: string }) {
    setOutcome(undefined)
    const { data } = await send({ variables }).catch(() => ({ data: undefined }))
    const result = data?.subscribeToNewsletter
    if (result?.__typename === 'NewsletterSignup') {
      const toast = result.needsConfirmation ? SUBSCRIBE_SUCCESS : SUBSCRIBE_STORED
      showToast(toast)
      setOutcome(toast.description)
      window.dispatchEvent(new Event(BROWSER_EVENTS.newsletterSignup))
      return null
    }
    if (result) return result
    showToast(SUBSCRIBE_FAILURE)
    return { message: SUBSCRIBE_FAILURE.title, fields: [] }
  }

  return (
    <section
      className="relative overflow-hidden bg-band text-on-band [--color-focus:var(--color-on-band)] print:hidden"
      data-band=""
      id="newsletter"
      tabIndex={-1}
      aria-labelledby={headingId}
    >
      <NewsletterArt />
      <div className="wrap relative grid gap-8 py-[clamp(4rem,3rem+4vw,7rem)] wide:grid-cols-2 wide:items-end wide:gap-16">
        <div>
          <h2 className="measure-16 text-3xl text-inherit tracking-tight" id={headingId}>
            {NEWSLETTER_TEXT.heading}
          </h2>
          <p className="mt-3 measure-44">{NEWSLETTER_TEXT.lead}</p>
          {hasArchiveLink && (
            <Link
              className="mt-2 inline-flex min-h-target items-center font-semibold text-inherit"
              to={urls.newsletter()}
            >
              {ARCHIVE_TEXT.seePast}
            </Link>
          )}
        </div>
        <noscript>
          <p className="mt-3 measure-44">{NEWSLETTER_TEXT.signUpNeedsScript}</p>
        </noscript>
        {/* Before hydration, a submit does nothing instead of reloading the page. */}
        <form
          className="needs-script grid gap-3 self-end"
          method="dialog"
          onSubmit={submit(subscribe)}
          noValidate
        >
          <div className="grid items-start gap-3 xs:grid-cols-trail">
            <Field label={NEWSLETTER_TEXT.email} error={errors.email?.message}>
              <Input
                {...register('email')}
                type="email"
                autoComplete="email"
                placeholder={NEWSLETTER_TEXT.placeholder}
              />
            </Field>
            <Button
              className={ALIGN_WITH_FIELD}
              variant="gold"
              type="submit"
              pending={isSubmitting}
              pendingText={NEWSLETTER_TEXT.submitting}
            >
              {NEWSLETTER_TEXT.submit}
            </Button>
          </div>
          {isAccepted && outcome && <SuccessNote>{outcome}</SuccessNote>}
          <small className="text-xs opacity-92">{NEWSLETTER_TEXT.promise}</small>
        </form>
      </div>
    </section>
  )
}
