import { useRef } from 'react'
import { confirmDelete, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { enumValue } from '#domain/enum-names.ts'
import { confirmCancel, confirmDeleteSent, ISSUE_ADMIN_TEXT } from '#domain/newsletter/issue-admin-text.ts'
import {
  type IssueStatus,
  isArchived,
  isCancelable,
  isDeletable,
  isEditable,
} from '#domain/newsletter/issue-status.ts'
import { changeAndRestoreFocus, restoreFocus } from '#web/features/admin/restore-focus.ts'
import { RowMenu } from '#web/features/admin/row-menu.tsx'
import { Row, RowButton, RowLink } from '#web/features/admin/rows.tsx'
import { urls } from '#web/urls.ts'
import { IssueEditor } from './editor/issue-editor.tsx'
import { IssueDetails } from './issue-details.tsx'
import type { IssueRow_IssueFragment } from './issue-row.generated.ts'
import { IssueStatusLabel } from './issue-status-label.tsx'
import { type Audience, SendConfirmation } from './send-confirmation.tsx'
import { useConfirmation } from './use-confirmation.ts'
import { useIssueActions } from './use-issue-actions.ts'

type IssueRowProps = {
  issue: IssueRow_IssueFragment
  audience: Audience
  isEditing: boolean
  onEdit: (editing: boolean) => void
}

export function IssueRow({ issue, audience, isEditing, onEdit }: IssueRowProps) {
  const editButton = useRef<HTMLButtonElement>(null)
  const confirmation = useConfirmation()
  const { id, sentAt } = issue
  const status = enumValue(issue.status)
  const about = issue.subject || ISSUE_ADMIN_TEXT.noSubject
  const canEdit = isEditable({ status, sentAt })
  const isUnsent = (status === 'scheduled' || status === 'paused') && !sentAt

  const close = () => changeAndRestoreFocus(() => onEdit(false), editButton)

  return (
    <Row
      id={id}
      title={about}
      href={status === 'sent' ? urls.newsletterIssue(issue.slug) : undefined}
      onOpen={canEdit ? () => onEdit(true) : undefined}
      details={
        <>
          <IssueStatusLabel status={status} />
          <IssueDetails issue={issue} status={status} audience={audience} />
        </>
      }
      actions={
        <>
          {canEdit && (
            <RowButton about={about} ref={editButton} aria-expanded={isEditing} onClick={() => onEdit(true)}>
              {PANEL_TEXT.edit}
            </RowButton>
          )}
          {isUnsent && status === 'paused' && (
            <RowButton about={about} {...confirmation.opener('send')}>
              {ISSUE_ADMIN_TEXT.sendNow}
            </RowButton>
          )}
          {isUnsent && (
            <RowButton about={about} {...confirmation.opener('reschedule')}>
              {ISSUE_ADMIN_TEXT.reschedule}
            </RowButton>
          )}
          <StatusActions {...{ about, status, issue }} />
        </>
      }
    >
      {isEditing && canEdit && <IssueEditor {...{ id, about, audience }} onSent={close} onClose={close} />}
      {confirmation.kind && isUnsent && (
        <SendConfirmation
          key={confirmation.kind}
          kind={confirmation.kind}
          {...{ id, audience }}
          subject={about}
          isPaused={status === 'paused'}
          onClose={confirmation.close}
        />
      )}
    </Row>
  )
}

type StatusActionsProps = {
  issue: IssueRow_IssueFragment
  about: string
  status: IssueStatus
}

function StatusActions({ issue, about, status }: StatusActionsProps) {
  const { sentAt } = issue
  const { isPending, ...actions } = useIssueActions(issue.id)

  async function run(action: Promise<unknown>) {
    await action
    restoreFocus()
  }

  return (
    <>
      {status === 'sending' && (
        <RowButton about={about} pending={isPending} onClick={() => run(actions.pause())}>
          {ISSUE_ADMIN_TEXT.pause}
        </RowButton>
      )}
      {status === 'paused' && sentAt && (
        <RowButton about={about} pending={isPending} onClick={() => run(actions.resume())}>
          {ISSUE_ADMIN_TEXT.resume}
        </RowButton>
      )}
      {status === 'sent' && (
        <RowLink about={about} href={urls.newsletterIssue(issue.slug)}>
          {PANEL_TEXT.view}
        </RowLink>
      )}
      <RowMenu
        about={about}
        pending={isPending}
        actions={[
          isCancelable({ status, sentAt }) && {
            label: ISSUE_ADMIN_TEXT.cancelIssue,
            question: confirmCancel(about, sentAt !== null),
            onSelect: actions.cancel,
          },
          isArchived({ status, sentAt }) && {
            label: issue.hidden ? ISSUE_ADMIN_TEXT.list : ISSUE_ADMIN_TEXT.hide,
            onSelect: () => actions.hide(!issue.hidden),
          },
          isDeletable({ status, sentAt }) && {
            label: PANEL_TEXT.delete,
            question: status === 'sent' ? confirmDeleteSent(about) : confirmDelete(about),
            onSelect: actions.remove,
          },
        ]}
      />
    </>
  )
}
