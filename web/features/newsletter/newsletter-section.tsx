import { type FormEvent, useId, useRef, useState } from 'react'
import { NEWSLETTER_TEXT } from '../../../domain/newsletter/messages.ts'
import { putKeyboardAway } from '../../lib/put-keyboard-away.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useSecondPress } from '../../ui/use-second-press.ts'
import { NewsletterArt } from './newsletter-art.tsx'
import { useSubscribe } from './use-subscribe.ts'

/** The newsletter (Contract: between the poll and the footer). */
export function NewsletterSection() {
  const headingId = useId()
  const { subscribe, pending, error, next } = useSubscribe()
  const [address, setAddress] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { noteSent, isSecondPress } = useSecondPress()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending || isSecondPress(event)) return
    if (await subscribe(address)) {
      setAddress('')
      putKeyboardAway(input.current)
      noteSent()
    } else input.current?.focus()
  }

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
        <form className="needs-script" onSubmit={submit} noValidate>
          <div className="news__row">
            <Field label={NEWSLETTER_TEXT.email} hint={next} error={error}>
              <Input
                ref={input}
                type="email"
                autoComplete="email"
                placeholder={NEWSLETTER_TEXT.placeholder}
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            </Field>
            <Button type="submit" pending={pending} pendingText={NEWSLETTER_TEXT.submitting}>
              {NEWSLETTER_TEXT.submit}
            </Button>
          </div>
          <small>{NEWSLETTER_TEXT.promise}</small>
        </form>
      </div>
    </section>
  )
}
