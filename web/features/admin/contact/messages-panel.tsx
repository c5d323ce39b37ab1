import type { FragmentType } from '@apollo/client'
import { useFragment, useQuery } from '@apollo/client/react'
import { Inbox } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { confirmDeleteMessage, DESK_DONE, DESK_TEXT } from '#domain/admin/desk-text.ts'
import { SUBJECT_LABEL } from '#domain/contact/contact-message.ts'
import { enumValue } from '#domain/enum-names.ts'
import { useAdminContext } from '#web/features/admin/admin-context.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { DeskPager } from '#web/features/admin/desk-pager.tsx'
import { Lead, Panel } from '#web/features/admin/panel.tsx'
import { restoreFocus } from '#web/features/admin/restore-focus.ts'
import { Row, RowButton, RowMeta, Rows } from '#web/features/admin/rows.tsx'
import { Timestamp } from '#web/features/admin/timestamp.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import {
  DeleteMessageDocument,
  type DeskMessage_MessageFragment,
  DeskMessage_MessageFragmentDoc,
  DeskMessagesDocument,
  MarkMessageHandledDocument,
} from './messages-panel.generated.ts'

/** Messages are shown as text only, because anyone can send one. */
export function MessagesPanel() {
  const [page, setPage] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, previousData, error, refetch } = useQuery(DeskMessagesDocument, {
    variables: { page },
    context: useAdminContext(),
    fetchPolicy: 'cache-and-network',
  })
  const list = (data ?? previousData)?.deskMessages
  return (
    <Panel
      title={DESK_TEXT.messages}
      icon={Inbox}
      loaded={Boolean(list)}
      failed={Boolean(error)}
      onRetry={() => refetch()}
      headingRef={heading}
    >
      {list?.totalCount === 0 && <Lead>{DESK_TEXT.noMessages}</Lead>}
      <Rows>
        {list?.nodes.map((message) => (
          <MessageRow key={message.id} message={message} heading={heading} />
        ))}
      </Rows>
      {list && (
        <DeskPager label={DESK_TEXT.messages} page={list.page} pageCount={list.pageCount} onPage={setPage} />
      )}
    </Panel>
  )
}

type MessageRowProps = {
  message: FragmentType<DeskMessage_MessageFragment>
  heading: RefObject<HTMLHeadingElement | null>
}

function MessageRow({ message, heading }: MessageRowProps) {
  const { data, complete } = useFragment({
    fragment: DeskMessage_MessageFragmentDoc,
    fragmentName: 'DeskMessage_message',
    from: message,
  })
  const { mutate, isPending } = useAdminMutation()
  if (!complete) return null
  const { id, name, email, subject } = data
  const isHandled = data.handledAt !== null
  async function remove() {
    await mutate({ mutation: DeleteMessageDocument, variables: { id } }, (data) => data.deleteMessage, {
      done: DESK_DONE.messageDeleted,
      refetch: [DeskMessagesDocument],
    })
    restoreFocus(heading)
  }
  const toggleHandled = () =>
    mutate(
      { mutation: MarkMessageHandledDocument, variables: { id, handled: !isHandled } },
      (data) => data.markMessageHandled,
      { done: isHandled ? DESK_DONE.messageWaiting : DESK_DONE.messageHandled },
    )
  return (
    <Row
      title={SUBJECT_LABEL[enumValue(subject)]}
      details={
        <>
          <RowMeta>
            <b>{isHandled ? DESK_TEXT.handled : DESK_TEXT.waiting}</b> ·{' '}
            {/* Isolated, so that bidirectional characters in a name do not reorder the address. */}
            <bdi>{name}</bdi> · <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> ·{' '}
            <Timestamp at={data.createdAt} />
          </RowMeta>
          <p className="wrap-anywhere mt-2 max-w-[70ch] whitespace-pre-wrap" dir="auto">
            {data.message}
          </p>
        </>
      }
      actions={
        <>
          <RowButton about={name} pending={isPending} onClick={toggleHandled}>
            {isHandled ? DESK_TEXT.markWaiting : DESK_TEXT.markHandled}
          </RowButton>
          <ConfirmButton
            className="-ms-3"
            about={name}
            question={confirmDeleteMessage(name)}
            pending={isPending}
            onConfirm={remove}
          >
            {DESK_TEXT.delete}
          </ConfirmButton>
        </>
      }
    />
  )
}
