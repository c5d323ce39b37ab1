import { useQuery } from '@apollo/client/react'
import { Mail } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { DESK_DONE, DESK_TEXT } from '#domain/admin/desk-text.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import { useAsAdmin } from '#web/features/admin/admin-context.ts'
import { Panel } from '#web/features/admin/panel.tsx'
import { type FieldErrors, fieldErrorsOf, useAct } from '#web/features/admin/use-act.ts'
import { download } from '#web/lib/download.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { HonestNote } from '#web/ui/honest-note.tsx'
import { Input } from '#web/ui/input.tsx'
import { useFirstError } from '#web/ui/use-first-error.ts'
import {
  DeskSubscribersDocument,
  ExportSubscribersDocument,
  RemoveSubscriberDocument,
} from './subscribers-panel.generated.ts'

/** How many people get the letter, and their list as CSV. */
export function SubscribersPanel() {
  const { data, error, refetch } = useQuery(DeskSubscribersDocument, {
    context: useAsAdmin(),
    fetchPolicy: 'cache-and-network',
  })
  const { act, acting } = useAct()

  async function exportList() {
    const outcome = await act(ExportSubscribersDocument, {}, DESK_DONE.listDownloaded)
    if (outcome && 'answer' in outcome)
      download('subscribers.csv', outcome.answer.exportSubscribers.csv, 'text/csv;charset=utf-8')
  }

  return (
    <Panel
      title={DESK_TEXT.subscribers}
      icon={Mail}
      loaded={Boolean(data)}
      failed={Boolean(error)}
      onRetry={() => refetch()}
    >
      {data && (
        <>
          <p className="desk__figure">
            <span className="bignum">{data.subscriberCounts.confirmed}</span>{' '}
            <span>
              {DESK_TEXT.confirmed}, {data.subscriberCounts.pending} {DESK_TEXT.pending},{' '}
              {data.subscriberCounts.unsubscribed} {DESK_TEXT.unsubscribed}
            </span>
          </p>
          {!data.deskSettings.mailConfigured && <HonestNote>{DESK_TEXT.mailOff}</HonestNote>}
          <Button variant="line" size="sm" className="desk__action" pending={acting} onClick={exportList}>
            {DESK_TEXT.download}
          </Button>
          <RemoveSubscriber />
        </>
      )}
    </Panel>
  )
}

/** For people who write that they want no more letters. */
function RemoveSubscriber() {
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useFirstError(errors)
  const { act, acting } = useAct()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const result = subscriptionSchema.safeParse({ email })
    if (!result.success) {
      setErrors(fieldErrorsOf(result.error))
      return
    }
    setErrors({})
    const outcome = await act(RemoveSubscriberDocument, result.data, DESK_DONE.subscriberRemoved, [
      'DeskSubscribers',
    ])
    if (outcome && 'answer' in outcome) {
      setEmail('')
    } else setErrors(outcome?.fields ?? {})
  }

  return (
    <form
      className="desk__form"
      ref={form}
      onSubmit={submit}
      aria-label={DESK_TEXT.removeSubscriber}
      noValidate
    >
      <h3>{DESK_TEXT.removeSubscriber}</h3>
      <Field label={DESK_TEXT.address} error={errors['email']}>
        <Input
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="line" size="sm" pending={acting}>
        {DESK_TEXT.remove}
      </Button>
    </form>
  )
}
