import { useId } from 'react'
import { NEWSLETTER_TEXT } from '#domain/newsletter/messages.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { NewsletterArt } from './newsletter-art.tsx'
import { useSubscribe } from './use-subscribe.ts'

/** Few visitors sign up, so zod loads with the first attempt. It may be missing after the site was built again. */
const loadSchema = () =>
  import('#domain/newsletter/subscription.ts').then(
    ({ subscriptionSchema }) => subscriptionSchema,
    () => null,
  )

/** The newsletter (Contract: between the poll and the footer). */
export function NewsletterSection() {
  const headingId = useId()
  const { subscribe, next } = useSubscribe()
  const { register, submit, errors, isSubmitting } = useDomainForm(loadSchema, { email: '' })
  const error = errors.email?.message

  return (
    <section className="news" id="newsletter" tabIndex={-1} aria-labelledby={headingId}>
      <NewsletterArt />
      <div className="wrap news__in">
        <div>
          <h2 id={headingId}>{NEWSLETTER_TEXT.heading}</h2>
          <p>{NEWSLETTER_TEXT.lead}</p>
        </div>
        <noscript>
          <p>{NEWSLETTER_TEXT.signUpNeedsScript}</p>
        </noscript>
        {/* Before hydration, a submit does nothing instead of reloading the page. */}
        <form className="needs-script" method="dialog" onSubmit={submit(subscribe)} noValidate>
          <div className="news__row">
            <Field label={NEWSLETTER_TEXT.email} hint={error ? undefined : next} error={error}>
              <Input
                {...register('email')}
                type="email"
                autoComplete="email"
                placeholder={NEWSLETTER_TEXT.placeholder}
              />
            </Field>
            <Button type="submit" pending={isSubmitting} pendingText={NEWSLETTER_TEXT.submitting}>
              {NEWSLETTER_TEXT.submit}
            </Button>
          </div>
          <small>{NEWSLETTER_TEXT.promise}</small>
        </form>
      </div>
    </section>
  )
}
