import { Inbox } from '@lucide/icons'
import { MESSAGE_FILTER } from '#domain/admin/list-filters.ts'
import { ADMIN_DONE, confirmDeleteMessage, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { SUBJECT_LABEL } from '#domain/contact/contact-message.ts'
import { ageText, REPLY_TEXT, replyHref, waitingText } from '#domain/contact/reply.ts'
import { enumValue } from '#domain/enum-names.ts'
import { FilteredList, useListFilter } from '#web/features/admin/filtered-list.tsx'
import { Lead, Panel } from '#web/features/admin/panel.tsx'
import { RowMenu } from '#web/features/admin/row-menu.tsx'
import { Row, RowButton, RowMeta, Rows } from '#web/features/admin/rows.tsx'
import { Timestamp, useNow } from '#web/features/admin/site-time.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { useSite } from '#web/site.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Pager } from '#web/ui/pager.tsx'
import {
  type AdminMessage_MessageFragment,
  AdminMessagesDocument,
  DeleteMessageDocument,
  MarkMessageHandledDocument,
} from './messages-panel.generated.ts'

/** Messages are shown as text only, because anyone can send one. */
export function MessagesPanel() {
  const filter = useListFilter(MESSAGE_FILTER)
  const { page, search, state } = filter
  const { data, current, panel } = useAdminQuery(AdminMessagesDocument, { page, search, state })
  const list = data?.adminMessages
  return (
    <Panel title={PANEL_TEXT.messages} icon={Inbox} {...panel}>
      {list && (
        <Lead>
          {waitingText(list.open)} {REPLY_TEXT.promise}
        </Lead>
      )}
      <FilteredList filter={filter} counts={list?.states} found={current?.adminMessages.totalCount}>
        <Rows>
          {list?.nodes.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </Rows>
        <Pager label={PANEL_TEXT.messages} list={list} onPage={filter.setPage} />
      </FilteredList>
    </Panel>
  )
}

function MessageRow({ message }: { message: AdminMessage_MessageFragment }) {
  const { mutate, isPending } = useAdminMutation()
  const { publicUrl } = useSite()
  const now = useNow()
  const { id, name, email, message: text, createdAt } = message
  const subject = enumValue(message.subject)
  const isHandled = message.handledAt !== null
  const toggleHandled = () =>
    mutate(
      MarkMessageHandledDocument,
      { id, handled: !isHandled },
      isHandled ? ADMIN_DONE.messageWaiting : ADMIN_DONE.messageHandled,
    )
  return (
    <Row
      id={id}
      title={SUBJECT_LABEL[subject]}
      details={
        <>
          <RowMeta>
            <b>{isHandled ? PANEL_TEXT.handled : PANEL_TEXT.waiting}</b> ·{' '}
            {/* Isolated, so that bidirectional characters in a name do not reorder the address. */}
            <bdi>{name}</bdi> · <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> ·{' '}
            <Timestamp at={createdAt} />
            {!isHandled && <> · {ageText(new Date(createdAt), now)}</>}
          </RowMeta>
          <p className="wrap-anywhere mt-2 measure-70 whitespace-pre-wrap" dir="auto">
            {text}
          </p>
        </>
      }
      actions={
        <>
          <a
            className={buttonClasses({ variant: 'line', size: 'sm' })}
            href={replyHref({ name, email, subject, message: text }, publicUrl)}
            aria-label={`${REPLY_TEXT.reply}: ${name}`}
          >
            {REPLY_TEXT.reply}
          </a>
          <RowButton about={name} pending={isPending} onClick={toggleHandled}>
            {isHandled ? PANEL_TEXT.markWaiting : PANEL_TEXT.markHandled}
          </RowButton>
          <RowMenu
            about={name}
            pending={isPending}
            actions={[
              {
                label: PANEL_TEXT.delete,
                question: confirmDeleteMessage(name),
                onSelect: () => mutate(DeleteMessageDocument, { id }, ADMIN_DONE.messageDeleted),
              },
            ]}
          />
        </>
      }
    />
  )
}
