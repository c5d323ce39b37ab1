import { useQuery } from '@apollo/client/react'
import { Mail } from 'lucide-react'
import { DESK_DONE, DESK_TEXT } from '#domain/admin/desk-text.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import { useAdminContext } from '#web/features/admin/admin-context.ts'
import { Figure, Panel } from '#web/features/admin/panel.tsx'
import { PanelForm } from '#web/features/admin/panel-form.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { download } from '#web/lib/download.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CaveatNote } from '#web/ui/caveat-note.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import {
  DeskSubscribersDocument,
  ExportSubscribersDocument,
  RemoveSubscriberDocument,
} from './subscribers-panel.generated.ts'

export function SubscribersPanel() {
  const { data, error, refetch } = useQuery(DeskSubscribersDocument, {
    context: useAdminContext(),
    fetchPolicy: 'cache-and-network',
  })
  const { mutate, isPending } = useAdminMutation()

  async function exportList() {
    const { result } = await mutate(
      { mutation: ExportSubscribersDocument },
      (data) => data.exportSubscribers,
      { done: DESK_DONE.listDownloaded },
    )
    if (result) download('subscribers.csv', result.csv, 'text/csv;charset=utf-8')
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
          <Figure value={data.subscriberCounts.confirmed}>
            {DESK_TEXT.confirmed}, {data.subscriberCounts.pending} {DESK_TEXT.pending},{' '}
            {data.subscriberCounts.unsubscribed} {DESK_TEXT.unsubscribed}
          </Figure>
          {!data.deskSettings.mailConfigured && (
            <div className="mt-4">
              <CaveatNote>{DESK_TEXT.mailOff}</CaveatNote>
            </div>
          )}
          <Button variant="line" size="sm" className="mt-6" pending={isPending} onClick={exportList}>
            {DESK_TEXT.download}
          </Button>
          <RemoveSubscriber />
        </>
      )}
    </Panel>
  )
}

/** For people who ask by email to be removed. */
function RemoveSubscriber() {
  const { mutate } = useAdminMutation()
  const { register, submit, errors, isSubmitting } = useDomainForm(subscriptionSchema, { email: '' })

  async function remove(subscription: { email: string }) {
    const { rejection } = await mutate(
      { mutation: RemoveSubscriberDocument, variables: subscription },
      (data) => data.removeSubscriber,
      { done: DESK_DONE.subscriberRemoved, refetch: [DeskSubscribersDocument] },
    )
    return rejection
  }

  return (
    <PanelForm
      title={DESK_TEXT.removeSubscriber}
      submitLabel={DESK_TEXT.remove}
      isSubmitting={isSubmitting}
      onSubmit={submit(remove)}
    >
      <Field label={DESK_TEXT.address} error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="off" />
      </Field>
    </PanelForm>
  )
}
