import type { FragmentType } from '@apollo/client'
import { Inbox } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { ADMIN_DONE, confirmDeleteMessage, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { SUBJECT_LABEL } from '#domain/contact/contact-message.ts'
import { enumValue } from '#domain/enum-names.ts'
import { useFragmentData } from '#web/apollo/use-fragment-data.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { Lead, Panel } from '#web/features/admin/panel.tsx'
import { restoreFocus } from '#web/features/admin/restore-focus.ts'
import { Row, RowButton, RowMeta, Rows } from '#web/features/admin/rows.tsx'
import { Timestamp } from '#web/features/admin/timestamp.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { Pager } from '#web/ui/pager.tsx'
import {
  type AdminMessage_MessageFragment,
  AdminMessage_MessageFragmentDoc,
  AdminMessagesDocument,
  DeleteMessageDocument,
  MarkMessageHandledDocument,
} from './messages-panel.generated.ts'

/** Messages are shown as text only, because anyone can send one. */
export function MessagesPanel() {
  const [page, setPage] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, panel } = useAdminQuery(AdminMessagesDocument, { page })
  const list = data?.adminMessages
  return (
    <Panel title={PANEL_TEXT.messages} icon={Inbox} headingRef={heading} {...panel}>
      {list?.totalCount === 0 && <Lead>{PANEL_TEXT.noMessages}</Lead>}
      <Rows>
        {list?.nodes.map((message) => (
          <MessageRow key={message.id} message={message} heading={heading} />
        ))}
      </Rows>
      <Pager label={PANEL_TEXT.messages} list={list} onPage={setPage} />
    </Panel>
  )
}

type MessageRowProps = {
  message: FragmentType<AdminMessage_MessageFragment>
  heading: RefObject<HTMLHeadingElement | null>
}

function MessageRow({ message, heading }: MessageRowProps) {
  const data = useFragmentData(AdminMessage_MessageFragmentDoc, message)
  const { mutate, isPending } = useAdminMutation()
  if (!data) return null
  const { id, name, email, subject } = data
  const isHandled = data.handledAt !== null
  async function remove() {
    await mutate(DeleteMessageDocument, { id }, ADMIN_DONE.messageDeleted)
    restoreFocus(heading)
  }
  const toggleHandled = () =>
    mutate(
      MarkMessageHandledDocument,
      { id, handled: !isHandled },
      isHandled ? ADMIN_DONE.messageWaiting : ADMIN_DONE.messageHandled,
    )
  return (
    <Row
      title={SUBJECT_LABEL[enumValue(subject)]}
      details={
        <>
          <RowMeta>
            <b>{isHandled ? PANEL_TEXT.handled : PANEL_TEXT.waiting}</b> ·{' '}
            {/* Isolated, so that bidirectional characters in a name do not reorder the address. */}
            <bdi>{name}</bdi> · <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> ·{' '}
            <Timestamp at={data.createdAt} />
          </RowMeta>
          <p className="wrap-anywhere mt-2 measure-70 whitespace-pre-wrap" dir="auto">
            {data.message}
          </p>
        </>
      }
      actions={
        <>
          <RowButton about={name} pending={isPending} onClick={toggleHandled}>
            {isHandled ? PANEL_TEXT.markWaiting : PANEL_TEXT.markHandled}
          </RowButton>
          <ConfirmButton
            className="-ms-3"
            about={name}
            question={confirmDeleteMessage(name)}
            pending={isPending}
            onConfirm={remove}
          >
            {PANEL_TEXT.delete}
          </ConfirmButton>
        </>
      }
    />
  )
}
