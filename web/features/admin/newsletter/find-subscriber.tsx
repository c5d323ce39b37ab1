import { useState } from 'react'
import { ADMIN_DONE } from '#domain/admin/panel-text.ts'
import {
  confirmRemoveSubscriber,
  EVENT_LABEL,
  STATUS_LABEL,
  SUBSCRIBER_TEXT,
} from '#domain/newsletter/subscriber-text.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { RowMeta } from '#web/features/admin/rows.tsx'
import { Timestamp } from '#web/features/admin/site-time.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { AddressForm } from './address-form.tsx'
import { FindSubscriberDocument, type FindSubscriberMutation } from './find-subscriber.generated.ts'
import { RemoveSubscriberDocument } from './subscribers-panel.generated.ts'

type Subscriber = Extract<FindSubscriberMutation['findSubscriber'], { __typename: 'AdminSubscriber' }>

/** Looks up one subscriber. The list itself is never shown. */
export function FindSubscriber() {
  const { mutate, isPending } = useAdminMutation()
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

  return (
    <>
      <AddressForm
        title={SUBSCRIBER_TEXT.find}
        submitLabel={SUBSCRIBER_TEXT.findSubmit}
        hint={SUBSCRIBER_TEXT.findHint}
        onSend={find}
      />
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
