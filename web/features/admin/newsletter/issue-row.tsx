import { useRef } from 'react'
import { confirmDelete, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { enumValue } from '#domain/enum-names.ts'
import {
  confirmCancel,
  confirmDeleteSent,
  ISSUE_ADMIN_TEXT,
  ISSUE_DONE,
} from '#domain/newsletter/issue-admin-text.ts'
import { isArchived, isCancelable, isDeletable, isEditable } from '#domain/newsletter/issue-status.ts'
import { changeAndRestoreFocus } from '#web/features/admin/restore-focus.ts'
import { RowMenu } from '#web/features/admin/row-menu.tsx'
import { Row, RowButton, RowLink } from '#web/features/admin/rows.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { urls } from '#web/urls.ts'
import { IssueEditor } from './editor/issue-editor.tsx'
import { IssueDetails } from './issue-details.tsx'
import {
  CancelNewsletterIssueDocument,
  DeleteNewsletterIssueDocument,
  HideNewsletterIssueDocument,
  type IssueRow_IssueFragment,
  PauseNewsletterIssueDocument,
  ResumeNewsletterIssueDocument,
} from './issue-row.generated.ts'
import { type Audience, SendConfirmation } from './send-confirmation.tsx'
import { useConfirmation } from './use-confirmation.ts'

type IssueRowProps = {
  issue: IssueRow_IssueFragment
  audience: Audience
  isEditing: boolean
  onEdit: (editing: boolean) => void
}

export function IssueRow({ issue, audience, isEditing, onEdit }: IssueRowProps) {
  const { mutate, isPending } = useAdminMutation()
  const editButton = useRef<HTMLButtonElement>(null)
  const confirmation = useConfirmation()
  const { id, sentAt, hidden } = issue
  const status = enumValue(issue.status)
  const about = issue.subject || ISSUE_ADMIN_TEXT.noSubject
  const href = urls.newsletterIssue(issue.slug)
  const canEdit = isEditable({ status, sentAt })
  const isUnsent = (status === 'scheduled' || status === 'paused') && !sentAt

  const close = () => changeAndRestoreFocus(() => onEdit(false), editButton)
  const pause = () => mutate(PauseNewsletterIssueDocument, { id }, ISSUE_DONE.paused)
  const resume = () => mutate(ResumeNewsletterIssueDocument, { id }, ISSUE_DONE.resumed)

  return (
    <Row
      id={id}
      title={about}
      href={status === 'sent' ? href : undefined}
      onOpen={canEdit ? () => onEdit(true) : undefined}
      details={<IssueDetails issue={issue} status={status} audience={audience} />}
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
            <RowButton about={about} {...confirmation.opener('schedule')}>
              {ISSUE_ADMIN_TEXT.reschedule}
            </RowButton>
          )}
          {status === 'sending' && (
            <RowButton about={about} pending={isPending} onClick={pause}>
              {ISSUE_ADMIN_TEXT.pause}
            </RowButton>
          )}
          {status === 'paused' && sentAt && (
            <RowButton about={about} pending={isPending} onClick={resume}>
              {ISSUE_ADMIN_TEXT.resume}
            </RowButton>
          )}
          {status === 'sent' && (
            <RowLink about={about} href={href}>
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
                onSelect: () => mutate(CancelNewsletterIssueDocument, { id }, ISSUE_DONE.canceled),
              },
              isArchived({ status, sentAt }) && {
                label: hidden ? ISSUE_ADMIN_TEXT.list : ISSUE_ADMIN_TEXT.hide,
                onSelect: () =>
                  mutate(
                    HideNewsletterIssueDocument,
                    { id, hidden: !hidden },
                    hidden ? ISSUE_DONE.listed : ISSUE_DONE.hidden,
                  ),
              },
              isDeletable({ status, sentAt }) && {
                label: PANEL_TEXT.delete,
                question: status === 'sent' ? confirmDeleteSent(about) : confirmDelete(about),
                onSelect: () => mutate(DeleteNewsletterIssueDocument, { id }, ISSUE_DONE.deleted),
              },
            ]}
          />
        </>
      }
    >
      {isEditing && canEdit && <IssueEditor {...{ id, about, audience }} onClose={close} />}
      {confirmation.kind && isUnsent && (
        <SendConfirmation
          key={confirmation.kind}
          kind={confirmation.kind}
          {...{ id, audience }}
          subject={about}
          onClose={confirmation.close}
        />
      )}
    </Row>
  )
}
