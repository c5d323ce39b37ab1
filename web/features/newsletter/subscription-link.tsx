import { useMutation } from '@apollo/client/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LINK_FAILURES, LINK_TEXT, NEWSLETTER_TEXT } from '#domain/newsletter/messages.ts'
import { Venn } from '#web/figures/venn.tsx'
import { Head } from '#web/head.tsx'
import { FigureScreen } from '#web/layout/figure-screen.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'
import { ConfirmSubscriptionDocument, UnsubscribeDocument } from './change-subscription.generated.ts'

type LinkKind = keyof typeof LINK_TEXT
type LinkState = 'asking' | 'done' | 'already' | keyof typeof LINK_FAILURES

const FRACTION: Record<LinkKind, [before: number, after: number]> = {
  confirm: [0.12, 0.45],
  unsubscribe: [0.3, 0.04],
}

/**
 * The page that a link in an email opens. Nothing changes until the visitor clicks the button, because mail scanners open
 * every link.
 */
export function SubscriptionLink({ kind }: { kind: LinkKind }) {
  const [params] = useSearchParams()
  const token = params.get('token')
  const wasDone = kind === 'unsubscribe' && params.get('done') === 'true'
  const [state, setState] = useState<LinkState>(wasDone ? 'done' : token ? 'asking' : 'unknown')
  const [change, { loading }] = useMutation(
    kind === 'confirm' ? ConfirmSubscriptionDocument : UnsubscribeDocument,
  )
  const text = LINK_TEXT[kind]
  const { title, hint } = { ...LINK_FAILURES, ...text }[state]
  const headingRef = useRef<HTMLHeadingElement>(null)
  const initialState = useRef(state)

  // The heading shows the outcome, so it takes the focus.
  useEffect(() => {
    if (state !== initialState.current) headingRef.current?.focus()
  }, [state])

  async function outcome(token: string): Promise<LinkState> {
    const result = (await change({ variables: { token } })).data?.change
    if (!result) return 'failed'
    if (result.__typename === 'SubscriptionChange') return result.already ? 'already' : 'done'
    return result.code === 'CONFLICT' ? 'expired' : 'unknown'
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (token && !loading) outcome(token).then(setState, () => setState('failed'))
  }

  const isDone = state === 'done' || state === 'already'
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
      {token && (state === 'asking' || state === 'failed') ? (
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
            pending={loading}
            pendingText={text.submitting}
          >
            {text.submit}
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
