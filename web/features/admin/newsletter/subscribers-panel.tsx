import type { TypedDocumentNode } from '@apollo/client'
import { Mail } from 'lucide-react'
import { ADMIN_DONE, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { ISSUE_ADMIN_TEXT, ISSUE_DONE, undeliverableText } from '#domain/newsletter/issue-admin-text.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import { Growth } from '#web/features/admin/overview/trends.tsx'
import { Figure, Lead, Panel } from '#web/features/admin/panel.tsx'
import { PanelForm } from '#web/features/admin/panel-form.tsx'
import { useMay } from '#web/features/admin/session/session-context.ts'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { download } from '#web/lib/download.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CaveatNote } from '#web/ui/caveat-note.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { FindSubscriber } from './find-subscriber.tsx'
import {
  AdminSubscribersDocument,
  ExportSubscribersDocument,
  MarkSubscriberDeliverableDocument,
  RemoveSubscriberDocument,
} from './subscribers-panel.generated.ts'

export function SubscribersPanel() {
  const { data, panel } = useAdminQuery(AdminSubscribersDocument, {})
  const { mutate, isPending } = useAdminMutation()
  const isAdmin = useMay('admin')

  async function exportList() {
    const { result } = await mutate(ExportSubscribersDocument, {}, ADMIN_DONE.listDownloaded)
    if (result) download('subscribers.csv', result.csv, 'text/csv;charset=utf-8')
  }

  return (
    <Panel title={PANEL_TEXT.subscribers} icon={Mail} {...panel}>
      {data && (
        <>
          <Figure value={data.subscriberCounts.confirmed}>
            {PANEL_TEXT.confirmed}, {data.subscriberCounts.pending} {PANEL_TEXT.pending},{' '}
            {data.subscriberCounts.unsubscribed} {PANEL_TEXT.unsubscribed}
          </Figure>
          {data.subscriberCounts.undeliverable > 0 && (
            <Lead>{undeliverableText(data.subscriberCounts.undeliverable)}</Lead>
          )}
          {!data.adminSettings.mailConfigured && (
            <div className="mt-4">
              <CaveatNote>{PANEL_TEXT.mailOff}</CaveatNote>
            </div>
          )}
          {isAdmin && (
            <Button variant="line" size="sm" className="mt-6" pending={isPending} onClick={exportList}>
              {PANEL_TEXT.download}
            </Button>
          )}
          {isAdmin && <Growth />}
          <FindSubscriber />
          {/* For people who ask by email to be removed. */}
          <AddressForm
            title={PANEL_TEXT.removeSubscriber}
            submitLabel={PANEL_TEXT.remove}
            mutation={RemoveSubscriberDocument}
            done={ADMIN_DONE.subscriberRemoved}
          />
          {/* For addresses that work again after the mail server rejected them. */}
          {data.subscriberCounts.undeliverable > 0 && (
            <AddressForm
              title={ISSUE_ADMIN_TEXT.markDeliverable}
              submitLabel={ISSUE_ADMIN_TEXT.sendAgain}
              mutation={MarkSubscriberDeliverableDocument}
              done={ISSUE_DONE.deliverable}
            />
          )}
        </>
      )}
    </Panel>
  )
}

type AddressFormProps = {
  title: string
  submitLabel: string
  mutation: TypedDocumentNode<object, { email: string }>
  done: string
}

function AddressForm({ title, submitLabel, mutation, done }: AddressFormProps) {
  const { mutate } = useAdminMutation()
  const { register, submit, errors, isSubmitting } = useDomainForm(subscriptionSchema, { email: '' })
  const send = async (subscription: { email: string }) =>
    (await mutate(mutation, subscription, done)).rejection
  return (
    <PanelForm title={title} submitLabel={submitLabel} isSubmitting={isSubmitting} onSubmit={submit(send)}>
      <Field label={PANEL_TEXT.address} error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="off" />
      </Field>
    </PanelForm>
  )
}
