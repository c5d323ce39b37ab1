import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { confirmDelete, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { enumValue } from '#domain/enum-names.ts'
import { confirmCancel, confirmDeleteSent, ISSUE_ADMIN_TEXT } from '#domain/newsletter/issue-admin-text.ts'
import { type IssueStatus, isCancelable, isDeletable, isEditable } from '#domain/newsletter/issue-status.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { restoreFocus } from '#web/features/admin/restore-focus.ts'
import { Row, RowButton } from '#web/features/admin/rows.tsx'
import type { OnUnsaved } from '#web/features/admin/use-unsaved-changes.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'
import { IssueEditor } from './editor/issue-editor.tsx'
import { IssueDetails } from './issue-details.tsx'
import { type IssueRow_IssueFragment, IssueRow_IssueFragmentDoc } from './issue-row.generated.ts'
import { IssueStatusLabel } from './issue-status-label.tsx'
import { type Audience, type Confirmation, SendConfirmation } from './send-confirmation.tsx'
import { useIssueActions } from './use-issue-actions.ts'

type IssueRowProps = {
  issue: FragmentType<IssueRow_IssueFragment>
  audience: Audience
  isEditing: boolean
  onEdit: (editing: boolean) => void
  onUnsaved: OnUnsaved
  /** Gets the focus when the focused button is removed. */
  heading: RefObject<HTMLElement | null>
}

export function IssueRow({ issue, ...props }: IssueRowProps) {
  const { data, complete } = useFragment({
    fragment: IssueRow_IssueFragmentDoc,
    fragmentName: 'IssueRow_issue',
    from: issue,
  })
  return complete ? <LoadedRow {...props} issue={data} /> : null
}

type LoadedRowProps = Omit<IssueRowProps, 'issue'> & { issue: IssueRow_IssueFragment }

function LoadedRow({ issue, audience, isEditing, onEdit, onUnsaved, heading }: LoadedRowProps) {
  const { id, sentAt } = issue
  const status = enumValue(issue.status)
  const about = issue.subject || ISSUE_ADMIN_TEXT.noSubject
  const editButton = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement | null>(null)
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const canEdit = isEditable({ status, sentAt })
  const isUnsent = (status === 'scheduled' || status === 'paused') && !sentAt

  function closeConfirmation() {
    flushSync(() => setConfirmation(null))
    restoreFocus(opener, heading)
  }
  function close() {
    flushSync(() => onEdit(false))
    restoreFocus(editButton, heading)
  }

  return (
    <Row
      title={about}
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
          {isUnsent && (
            <UnsentActions
              {...{ about, status, confirmation }}
              onAsk={(kind, button) => {
                opener.current = button
                setConfirmation(kind)
              }}
            />
          )}
          <StatusActions {...{ issue, about, status, heading }} onRemoved={() => onEdit(false)} />
        </>
      }
    >
      {isEditing && canEdit && (
        <IssueEditor {...{ id, about, audience, onUnsaved }} onSent={close} onClose={close} />
      )}
      {confirmation && isUnsent && (
        <SendConfirmation
          key={confirmation}
          kind={confirmation}
          {...{ id, audience }}
          subject={about}
          isPaused={status === 'paused'}
          onClose={closeConfirmation}
        />
      )}
    </Row>
  )
}

type UnsentActionsProps = {
  about: string
  status: IssueStatus
  confirmation: Confirmation | null
  onAsk: (confirmation: Confirmation, button: HTMLButtonElement) => void
}

/** For an issue that nobody has received yet. */
function UnsentActions({ about, status, confirmation, onAsk }: UnsentActionsProps) {
  return (
    <>
      {status === 'paused' && (
        <RowButton
          about={about}
          aria-expanded={confirmation === 'send'}
          onClick={(event) => onAsk('send', event.currentTarget)}
        >
          {ISSUE_ADMIN_TEXT.sendNow}
        </RowButton>
      )}
      <RowButton
        about={about}
        aria-expanded={confirmation === 'reschedule'}
        onClick={(event) => onAsk('reschedule', event.currentTarget)}
      >
        {ISSUE_ADMIN_TEXT.reschedule}
      </RowButton>
    </>
  )
}

type StatusActionsProps = Pick<LoadedRowProps, 'issue' | 'heading'> & {
  about: string
  status: IssueStatus
  onRemoved: () => void
}

function StatusActions({ issue, about, status, heading, onRemoved }: StatusActionsProps) {
  const { isPending, ...actions } = useIssueActions(issue.id)

  async function run(action: Promise<unknown>) {
    await action
    restoreFocus(heading)
  }
  async function remove() {
    const { rejection } = await actions.remove()
    if (!rejection) flushSync(onRemoved)
    restoreFocus(heading)
  }

  return (
    <>
      {status === 'sending' && (
        <RowButton about={about} pending={isPending} onClick={() => run(actions.pause())}>
          {ISSUE_ADMIN_TEXT.pause}
        </RowButton>
      )}
      {status === 'paused' && issue.sentAt && (
        <RowButton about={about} pending={isPending} onClick={() => run(actions.resume())}>
          {ISSUE_ADMIN_TEXT.resume}
        </RowButton>
      )}
      {status === 'sent' && (
        <ButtonLink
          variant="line"
          size="sm"
          href={urls.newsletterIssue(issue.slug)}
          aria-label={`${PANEL_TEXT.view}: ${about}`}
        >
          {PANEL_TEXT.view}
        </ButtonLink>
      )}
      {isCancelable({ status, sentAt: issue.sentAt }) && (
        <ConfirmButton
          about={about}
          question={confirmCancel(about)}
          confirm={ISSUE_ADMIN_TEXT.cancelIssue}
          pending={isPending}
          onConfirm={() => run(actions.cancel())}
        >
          {ISSUE_ADMIN_TEXT.cancel}
        </ConfirmButton>
      )}
      {isDeletable({ status, sentAt: issue.sentAt }) && (
        <ConfirmButton
          about={about}
          question={status === 'sent' ? confirmDeleteSent(about) : confirmDelete(about)}
          pending={isPending}
          onConfirm={remove}
        >
          {PANEL_TEXT.delete}
        </ConfirmButton>
      )}
    </>
  )
}
