import { useState } from 'react'
import { ADMIN_DONE, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { ISSUE_DONE } from '#domain/newsletter/issue-admin-text.ts'
import {
  confirmRemoveSubscriber,
  EVENT_LABEL,
  STATUS_LABEL,
  SUBSCRIBER_TEXT,
} from '#domain/newsletter/subscriber-text.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { PanelForm } from '#web/features/admin/panel-form.tsx'
import { HandoffButton, RowMeta } from '#web/features/admin/rows.tsx'
import { Timestamp } from '#web/features/admin/site-time.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import {
  FindSubscriberDocument,
  type FindSubscriberMutation,
  MarkSubscriberDeliverableDocument,
  RemoveSubscriberDocument,
} from './find-subscriber.generated.ts'

type Subscriber = Extract<FindSubscriberMutation['findSubscriber'], { __typename: 'AdminSubscriber' }>

/** Looks up one subscriber. The list itself is never shown. */
export function FindSubscriber() {
  const { mutate, isPending } = useAdminMutation()
  const { register, submit, errors, isSubmitting } = useDomainForm(subscriptionSchema, { email: '' })
  const [found, setFound] = useState<Subscriber | null>(null)

  async function find({ email }: { email: string }) {
    setFound(null)
    const { result, rejection } = await mutate(FindSubscriberDocument, { email }, SUBSCRIBER_TEXT.found)
    if (result?.__typename === 'AdminSubscriber') setFound(result)
    return rejection
  }
  async function remove(email: string) {
    const { rejection } = await mutate(RemoveSubscriberDocument, { email }, ADMIN_DONE.subscriberRemoved)
    if (!rejection) setFound(null)
  }
  async function markDeliverable(email: string) {
    const { rejection } = await mutate(MarkSubscriberDeliverableDocument, { email }, ISSUE_DONE.deliverable)
    if (!rejection) setFound(null)
  }

  return (
    <>
      <PanelForm
        title={SUBSCRIBER_TEXT.find}
        submitLabel={SUBSCRIBER_TEXT.findSubmit}
        isSubmitting={isSubmitting}
        onSubmit={submit(find)}
      >
        <Field label={PANEL_TEXT.address} hint={SUBSCRIBER_TEXT.findHint} error={errors.email?.message}>
          <Input {...register('email')} type="email" autoComplete="off" />
        </Field>
      </PanelForm>
      {found && (
        <section
          className="mt-6 grid max-w-panel justify-items-start gap-3 border-plum border-l-3 bg-plum-wash p-4"
          aria-label={found.email}
        >
          <p className="wrap-anywhere font-semibold text-ink">{found.email}</p>
          <RowMeta>{STATUS_LABEL[found.status]}</RowMeta>
          <ol className="grid gap-1 text-sm">
            {found.history.map(({ kind, at, issue }) => (
              <li key={`${kind}${at}${issue}`}>
                <Timestamp at={at} /> · {EVENT_LABEL[kind]}
                {issue && `: ${issue}`}
              </li>
            ))}
          </ol>
          {found.status === 'UNDELIVERABLE' && (
            <HandoffButton
              variant="line"
              size="sm"
              pending={isPending}
              onClick={() => markDeliverable(found.email)}
            >
              {SUBSCRIBER_TEXT.markDeliverable}
            </HandoffButton>
          )}
          <ConfirmButton
            className="-ms-3"
            about={found.email}
            question={confirmRemoveSubscriber(found.email)}
            pending={isPending}
            onConfirm={() => remove(found.email)}
          >
            {SUBSCRIBER_TEXT.remove}
          </ConfirmButton>
        </section>
      )}
    </>
  )
}
