import { type FormEvent, useId, useRef } from 'react'
import { NEWSLETTER_TEXT } from '#domain/newsletter/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { NewsletterArt } from './newsletter-art.tsx'
import { useSubscribe } from './use-subscribe.ts'

/** The newsletter (Contract: between the poll and the footer). */
export function NewsletterSection() {
  const headingId = useId()
  const { subscribe, pending, error, next } = useSubscribe()
  // Uncontrolled, so that an address typed before hydration is kept.
  const input = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const field = input.current
    if (pending || !field) return
    if (await subscribe(field.value)) field.value = ''
    else field.focus()
  }

  return (
    <section className="news" data-band="" id="newsletter" tabIndex={-1} aria-labelledby={headingId}>
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
        <form className="needs-script" method="dialog" onSubmit={submit} noValidate>
          <div className="news__row">
            <Field label={NEWSLETTER_TEXT.email} hint={next} error={error}>
              <Input
                ref={input}
                type="email"
                autoComplete="email"
                placeholder={NEWSLETTER_TEXT.placeholder}
              />
            </Field>
            <Button variant="gold" type="submit" pending={pending} pendingText={NEWSLETTER_TEXT.submitting}>
              {NEWSLETTER_TEXT.submit}
            </Button>
          </div>
          <small>{NEWSLETTER_TEXT.promise}</small>
        </form>
      </div>
    </section>
  )
}
