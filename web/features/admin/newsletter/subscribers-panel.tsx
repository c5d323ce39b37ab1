import { useQuery } from '@apollo/client/react'
import { Mail } from 'lucide-react'
import { DESK_DONE, DESK_TEXT } from '#domain/admin/desk-text.ts'
import { ISSUE_DESK_TEXT, ISSUE_DONE, undeliverableText } from '#domain/newsletter/issue-desk-text.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import { useAdminContext } from '#web/features/admin/admin-context.ts'
import { Figure, Lead, Panel } from '#web/features/admin/panel.tsx'
import { PanelForm } from '#web/features/admin/panel-form.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { download } from '#web/lib/download.ts'
import { type Send, useDomainForm } from '#web/lib/use-domain-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CaveatNote } from '#web/ui/caveat-note.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { DeskNewsletterIssuesDocument } from './issues-panel.generated.ts'
import {
  DeskSubscribersDocument,
  ExportSubscribersDocument,
  MarkSubscriberDeliverableDocument,
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
          {data.subscriberCounts.undeliverable > 0 && (
            <Lead>{undeliverableText(data.subscriberCounts.undeliverable)}</Lead>
          )}
          {!data.deskSettings.mailConfigured && (
            <div className="mt-4">
              <CaveatNote>{DESK_TEXT.mailOff}</CaveatNote>
            </div>
          )}
          <Button variant="line" size="sm" className="mt-6" pending={isPending} onClick={exportList}>
            {DESK_TEXT.download}
          </Button>
          <RemoveSubscriber />
          {data.subscriberCounts.undeliverable > 0 && <MarkDeliverable />}
        </>
      )}
    </Panel>
  )
}

type Subscription = { email: string }

/** For people who ask by email to be removed. */
function RemoveSubscriber() {
  const { mutate } = useAdminMutation()

  async function remove(subscription: Subscription) {
    const { rejection } = await mutate(
      { mutation: RemoveSubscriberDocument, variables: subscription },
      (data) => data.removeSubscriber,
      { done: DESK_DONE.subscriberRemoved, refetch: [DeskSubscribersDocument] },
    )
    return rejection
  }

  return <AddressForm title={DESK_TEXT.removeSubscriber} submitLabel={DESK_TEXT.remove} onSend={remove} />
}

/** For addresses that work again after the mail server rejected them. */
function MarkDeliverable() {
  const { mutate } = useAdminMutation()

  async function mark(subscription: Subscription) {
    const { rejection } = await mutate(
      { mutation: MarkSubscriberDeliverableDocument, variables: subscription },
      (data) => data.markSubscriberDeliverable,
      { done: ISSUE_DONE.deliverable, refetch: [DeskSubscribersDocument, DeskNewsletterIssuesDocument] },
    )
    return rejection
  }

  return (
    <AddressForm
      title={ISSUE_DESK_TEXT.markDeliverable}
      submitLabel={ISSUE_DESK_TEXT.sendAgain}
      onSend={mark}
    />
  )
}

type AddressFormProps = { title: string; submitLabel: string; onSend: Send<Subscription> }

function AddressForm({ title, submitLabel, onSend }: AddressFormProps) {
  const { register, submit, errors, isSubmitting } = useDomainForm(subscriptionSchema, { email: '' })
  return (
    <PanelForm title={title} submitLabel={submitLabel} isSubmitting={isSubmitting} onSubmit={submit(onSend)}>
      <Field label={DESK_TEXT.address} error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="off" />
      </Field>
    </PanelForm>
  )
}
