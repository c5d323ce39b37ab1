import { type FormEvent, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { NEWSLETTER_TEXT } from '#domain/newsletter/messages.ts'
import { Venn } from '#web/figures/venn.tsx'
import { Head } from '#web/head.tsx'
import { FigureScreen } from '#web/layout/figure-screen.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'
import { type LinkKind, type LinkState, useSubscriptionLink } from './use-subscription-link.ts'

type ScreenText = { title: string; hint: string }

function screenText(kind: LinkKind, state: LinkState): ScreenText {
  const text = NEWSLETTER_TEXT
  if (state === 'expired') return { title: text.expired, hint: text.expiredHint }
  if (state === 'unknown') return { title: text.unknown, hint: text.unknownHint }
  if (state === 'failed') return { title: text.failed, hint: text.failedHint }
  if (kind === 'confirm') {
    if (state === 'asking') return { title: text.confirm, hint: text.confirmHint }
    return { title: state === 'already' ? text.alreadyConfirmed : text.confirmed, hint: text.confirmedHint }
  }
  if (state === 'asking') return { title: text.unsubscribe, hint: text.unsubscribeHint }
  return {
    title: state === 'already' ? text.alreadyUnsubscribed : text.unsubscribed,
    hint: text.unsubscribedHint,
  }
}

const FRACTION: Record<LinkKind, [before: number, after: number]> = {
  confirm: [0.12, 0.45],
  unsubscribe: [0.3, 0.04],
}

/** The page that a link in an email opens. Nothing changes until the visitor clicks the button. */
export function SubscriptionLink({ kind }: { kind: LinkKind }) {
  const [params] = useSearchParams()
  const token = params.get('token')
  const wasDone = kind === 'unsubscribe' && params.get('done') === 'true'
  const { state, pending, act } = useSubscriptionLink(kind, token, wasDone)
  const { title, hint } = screenText(kind, state)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const initialState = useRef(state)

  // The heading shows the outcome, so it takes the focus.
  useEffect(() => {
    if (state !== initialState.current) headingRef.current?.focus()
  }, [state])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!pending) act()
  }

  const isDone = state === 'done' || state === 'already'
  const showsForm = token !== null && (state === 'asking' || state === 'failed')
  return (
    <FigureScreen
      heading={title}
      headingRef={headingRef}
      lead={hint}
      figure={
        <Venn
          viewBox="0 0 560 280"
          fraction={FRACTION[kind][isDone ? 1 : 0]}
          radius={112}
          cx={280}
          cy={140}
          className="h-auto w-full"
        />
      }
    >
      <Head title={title} description={hint} noIndex />
      {showsForm ? (
        <form
          method="post"
          action={kind === 'unsubscribe' ? urls.unsubscribe(token) : undefined}
          onSubmit={handleSubmit}
        >
          {kind === 'unsubscribe' && <input type="hidden" name="List-Unsubscribe" value="One-Click" />}
          {kind === 'confirm' && (
            <noscript>
              <p className="measure-36 text-ink-mute text-lg">{NEWSLETTER_TEXT.needsScript}</p>
            </noscript>
          )}
          <Button
            className={kind === 'confirm' ? 'needs-script' : undefined}
            type="submit"
            pending={pending}
            pendingText={kind === 'confirm' ? NEWSLETTER_TEXT.confirming : NEWSLETTER_TEXT.unsubscribing}
          >
            {kind === 'confirm' ? NEWSLETTER_TEXT.confirmSubmit : NEWSLETTER_TEXT.unsubscribeSubmit}
          </Button>
        </form>
      ) : (
        <ButtonLink href={state === 'expired' ? urls.section('newsletter') : urls.home()} variant="line">
          {state === 'expired' ? NEWSLETTER_TEXT.again : NEWSLETTER_TEXT.home}
        </ButtonLink>
      )}
    </FigureScreen>
  )
}
