import { use, useState } from 'react'
import { adminFailed, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { ISSUE_ERRORS } from '#domain/newsletter/issue-messages.ts'
import { UnsavedContext } from '#web/features/admin/kept-text/use-unsaved-changes.ts'
import type { Audience } from '#web/features/admin/newsletter/send-confirmation.tsx'
import { PanelState } from '#web/features/admin/panel.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { IssueChecks } from './issue-checks.tsx'
import { type IssueSource_IssueFragment, NewsletterIssueEditorDocument } from './issue-editor.generated.ts'
import { IssueForm } from './issue-form.tsx'
import { TestEmailForm } from './test-email-form.tsx'

type IssueEditorProps = {
  id: string
  /** The subject, or “(no subject yet)”. */
  about: string
  audience: Audience
  onClose: () => void
}

export function IssueEditor({ id, about, audience, onClose }: IssueEditorProps) {
  const { data, panel, refetch } = useAdminQuery(
    NewsletterIssueEditorDocument,
    { id },
    { fetchPolicy: 'no-cache' },
  )
  const [saved, setSaved] = useState<IssueSource_IssueFragment>()
  const [loads, setLoads] = useState(0)
  const isUnsaved = use(UnsavedContext).unsaved.has(`issue ${id}`)
  const issue = saved ?? data?.adminNewsletterIssue
  if (!data) return <PanelState title={about} {...panel} />
  if (!issue) return <PanelState title={about} {...panel} failed failure={ISSUE_ERRORS.notFound} />
  return (
    <div className="grid gap-8 pt-4 *:min-w-0 admin:col-span-full admin:grid-cols-2">
      <IssueForm
        key={loads}
        {...{ issue, about, onClose }}
        choices={data}
        shouldFocus={loads > 0}
        onSaved={setSaved}
        onLoadNewer={async () => {
          const newer = await refetch().catch(() => null)
          if (!newer?.data?.adminNewsletterIssue) return showToast(adminFailed(PANEL_TEXT.unavailable))
          setSaved(undefined)
          setLoads(loads + 1)
        }}
      />
      <TestEmailForm id={id} isUnsaved={isUnsaved} />
      <IssueChecks
        // Checks the saved issue again.
        key={`checks ${issue.revision}`}
        {...{ id, audience, isUnsaved }}
        revision={issue.revision}
        subject={issue.subject}
        onSent={onClose}
      />
    </div>
  )
}
