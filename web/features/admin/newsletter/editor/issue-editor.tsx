import { useQuery } from '@apollo/client/react'
import { useCallback, useRef, useState } from 'react'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { ISSUE_DONE } from '#domain/newsletter/issue-admin-text.ts'
import { ISSUE_ERRORS } from '#domain/newsletter/issue-messages.ts'
import { useAdminContext } from '#web/features/admin/admin-context.ts'
import type { Audience } from '#web/features/admin/newsletter/send-confirmation.tsx'
import { CardState } from '#web/features/admin/panel.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import type { OnUnsaved } from '#web/features/admin/use-unsaved-changes.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { IssueChecks } from './issue-checks.tsx'
import {
  type IssueSource_IssueFragment,
  NewsletterIssueSourceDocument,
  UpdateNewsletterIssueDocument,
} from './issue-editor.generated.ts'
import { NewsletterIssueChoicesDocument } from './issue-form.generated.ts'
import { IssueForm, type IssueFormProps, type IssueText, type IssueValues } from './issue-form.tsx'
import { TestEmailForm } from './test-email-form.tsx'

type Source = IssueSource_IssueFragment

type IssueEditorProps = {
  id: string
  /** The subject, or “(no subject yet)”. */
  about: string
  audience: Audience
  onUnsaved: OnUnsaved
  onSent: () => void
  onClose: () => void
}

export function IssueEditor({ id, about, audience, onUnsaved, onSent, onClose }: IssueEditorProps) {
  const context = useAdminContext()
  // Changes from other queries must not reach a form in which an editor is typing.
  const source = useQuery(NewsletterIssueSourceDocument, {
    variables: { id },
    context,
    fetchPolicy: 'no-cache',
  })
  const choices = useQuery(NewsletterIssueChoicesDocument, { context, fetchPolicy: 'no-cache' })
  const [saved, setSaved] = useState<Source>()
  const [focus, setFocus] = useState<'save' | 'subject'>()
  const [isUnsaved, setUnsaved] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const reportUnsaved = useCallback<OnUnsaved>(
    (formId, isUnsaved) => {
      setUnsaved(isUnsaved)
      onUnsaved(formId, isUnsaved)
    },
    [onUnsaved],
  )
  const issue = saved ?? source.data?.adminNewsletterIssue
  const hasFailed = Boolean(source.error || choices.error)
  if (hasFailed || !source.data || !choices.data)
    return (
      <CardState
        title={about}
        failure={hasFailed && PANEL_TEXT.unavailable}
        loading
        onRetry={() => Promise.allSettled([source.refetch(), choices.refetch()])}
      />
    )
  if (!issue) return <MissingIssue onClose={onClose} />
  return (
    <div className="grid gap-8 pt-4 *:min-w-0 admin:col-span-full admin:grid-cols-2">
      <EditForm
        key={issue.revision}
        {...{ issue, about, focus, formRef, onClose }}
        choices={choices.data}
        onUnsaved={reportUnsaved}
        onSaved={(result) => {
          setFocus(formRef.current?.contains(document.activeElement) ? 'save' : undefined)
          setSaved(result)
        }}
        onLoadNewer={() => {
          setFocus('subject')
          setSaved(undefined)
          source.refetch()
        }}
      />
      <TestEmailForm id={id} isUnsaved={isUnsaved} />
      <IssueChecks
        // Checks the saved issue again.
        key={`checks ${issue.revision}`}
        {...{ id, audience, isUnsaved, onSent }}
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

type EditFormProps = Pick<IssueFormProps, 'about' | 'focus' | 'formRef' | 'onUnsaved' | 'onClose'> & {
  issue: Source
  choices: { posts: { nodes: Source['posts'] }; polls: readonly NonNullable<Source['poll']>[] }
  onSaved: (issue: Source) => void
  onLoadNewer: () => void
}

function EditForm({ issue, choices, onSaved, onLoadNewer, ...form }: EditFormProps) {
  const { id, revision, posts, poll } = issue
  const { mutate } = useAdminMutation()

  async function update(changed: Partial<IssueValues>) {
    const { result, rejection } = await mutate(
      UpdateNewsletterIssueDocument,
      { id, revision, input: changed },
      ISSUE_DONE.saved,
    )
    if (result && 'revision' in result) onSaved(result)
    return rejection
  }

  return (
    <IssueForm
      {...form}
      id={id}
      saved={textOf(issue)}
      articles={uniqueById([...posts, ...choices.posts.nodes])}
      polls={uniqueById([...(poll ? [poll] : []), ...choices.polls])}
      onSend={update}
      conflict={
        <ErrorState
          title={ISSUE_ERRORS.changedMeanwhile}
          onRetry={onLoadNewer}
          retryLabel={PANEL_TEXT.loadNewer}
        >
          {PANEL_TEXT.changedHint}
        </ErrorState>
      }
    />
  )
}

function textOf({ subject, preheader, intro, closing, tryThis, posts, value, poll }: Source): IssueText {
  return {
    subject,
    preheader,
    intro,
    closing,
    tryThis,
    postIds: posts.map(({ id }) => id),
    valueSlug: value?.slug ?? '',
    pollId: poll?.id ?? '',
  }
}

function uniqueById<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
