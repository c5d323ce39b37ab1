import { use, useState } from 'react'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { ISSUE_ERRORS } from '#domain/newsletter/issue-messages.ts'
import { UnsavedContext } from '#web/features/admin/kept-text/use-unsaved-changes.ts'
import type { Audience } from '#web/features/admin/newsletter/send-confirmation.tsx'
import { PanelState } from '#web/features/admin/panel.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { IssueChecks } from './issue-checks.tsx'
import { type IssueSource_IssueFragment, NewsletterIssueSourceDocument } from './issue-editor.generated.ts'
import { NewsletterIssueChoicesDocument } from './issue-form.generated.ts'
import { IssueForm } from './issue-form.tsx'
import { TestEmailForm } from './test-email-form.tsx'

type IssueEditorProps = {
  id: string
  /** The subject, or “(no subject yet)”. */
  about: string
  audience: Audience
  onSent: () => void
  onClose: () => void
}

export function IssueEditor({ id, about, audience, onSent, onClose }: IssueEditorProps) {
  const source = useAdminQuery(NewsletterIssueSourceDocument, { id }, { fetchPolicy: 'no-cache' })
  const choices = useAdminQuery(NewsletterIssueChoicesDocument, {}, { fetchPolicy: 'no-cache' })
  const [saved, setSaved] = useState<IssueSource_IssueFragment>()
  const [loads, setLoads] = useState(0)
  const isUnsaved = use(UnsavedContext).unsaved.has(`issue ${id}`)
  const issue = saved ?? source.data?.adminNewsletterIssue
  const hasFailed = Boolean(source.error || choices.error)
  if (hasFailed || !source.data || !choices.data)
    return (
      <PanelState
        title={about}
        loaded={false}
        failed={hasFailed}
        onRetry={() => Promise.allSettled([source.refetch(), choices.refetch()])}
      />
    )
  if (!issue) return <MissingIssue onClose={onClose} />
  return (
    <div className="grid gap-8 pt-4 *:min-w-0 admin:col-span-full admin:grid-cols-2">
      <IssueForm
        key={loads}
        {...{ issue, about, onClose }}
        choices={choices.data}
        shouldFocus={loads > 0}
        onSaved={setSaved}
        onLoadNewer={async () => {
          await source.refetch()
          setSaved(undefined)
          setLoads(loads + 1)
        }}
      />
      <TestEmailForm id={id} isUnsaved={isUnsaved} />
      <IssueChecks
        // Checks the saved issue again.
        key={`checks ${issue.revision}`}
        {...{ id, audience, isUnsaved, onSent }}
        revision={issue.revision}
        subject={issue.subject}
      />
    </div>
  )
}

function MissingIssue({ onClose }: { onClose: () => void }) {
  const action = (
    <Button variant="line" size="sm" onClick={onClose}>
      {PANEL_TEXT.close}
    </Button>
  )
  return (
    <div className="[&_h3]:text-lg">
      <ErrorState title={ISSUE_ERRORS.notFound} action={action} />
    </div>
  )
}
