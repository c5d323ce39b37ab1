import type { ReactNode, Ref } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { ISSUE_ADMIN_TEXT } from '#domain/newsletter/issue-admin-text.ts'
import { issueFormSchema } from '#domain/newsletter/issue-form.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { RowButton } from '#web/features/admin/rows.tsx'
import { type OnUnsaved, useReportUnsaved } from '#web/features/admin/use-unsaved-changes.ts'
import { type Rejection, useDomainForm } from '#web/lib/use-domain-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { type IssueArticle, IssueArticlesField } from './issue-articles-field.tsx'
import { IssuePreview } from './issue-preview.tsx'

export type IssueText = z.input<typeof issueFormSchema>
export type IssueValues = z.output<typeof issueFormSchema>

export type IssueFormProps = {
  id: string
  /** Names the form and its buttons. */
  about: string
  saved: IssueText
  articles: readonly IssueArticle[]
  polls: readonly { id: string; question: string }[]
  /** Sends the changed fields. Resolves to null if they were saved. */
  onSend: (changed: Partial<IssueValues>) => Promise<Rejection | null>
  onUnsaved: OnUnsaved
  onClose: () => void
  /** What gets the focus when the form replaces another one, after a save or after loading a newer version. */
  focus?: 'save' | 'subject' | undefined
  formRef: Ref<HTMLFormElement>
  conflict: ReactNode
}

const VALUES = VALUE_CARDS.map(({ slug, title }) => ({ value: slug, label: title }))
const HTML_AREA = 'font-[ui-monospace,monospace] text-sm'

export function IssueForm(props: IssueFormProps) {
  const { id, about, saved, articles, polls, onSend, onUnsaved, onClose, focus, formRef, conflict } = props
  const form = useDomainForm(issueFormSchema, saved)
  const { register, submit, errors, isDirty, dirtyFields, isSubmitting, control } = form
  const values = useWatch({ control }) as IssueText
  useReportUnsaved(onUnsaved, `issue ${id}`, isDirty)

  function save(issue: IssueValues) {
    const changed = Object.entries(issue).filter(([name]) => dirtyFields[name as keyof IssueText])
    return onSend(Object.fromEntries(changed))
  }

  return (
    <>
      <form
        ref={formRef}
        className="grid content-start gap-4 admin:row-span-2"
        aria-label={`${PANEL_TEXT.edit}: ${about}`}
        onSubmit={submit(save)}
        noValidate
      >
        <Field label={ISSUE_ADMIN_TEXT.subject} error={errors.subject?.message}>
          <Input {...register('subject')} autoFocus={focus === 'subject'} />
        </Field>
        <Field
          label={ISSUE_ADMIN_TEXT.preheader}
          hint={ISSUE_ADMIN_TEXT.preheaderHint}
          error={errors.preheader?.message}
        >
          <Input {...register('preheader')} />
        </Field>
        <Field label={ISSUE_ADMIN_TEXT.intro} hint={PANEL_TEXT.contentHint} error={errors.intro?.message}>
          <Textarea className={HTML_AREA} spellCheck {...register('intro')} />
        </Field>
        <IssueArticlesField
          ids={values.postIds}
          articles={articles}
          error={errors.postIds?.message}
          onChange={(ids) => {
            if (!isSubmitting) form.setValue('postIds', ids, { shouldDirty: true })
          }}
        />
        <div className="grid content-start gap-4 sm:grid-cols-2">
          <Field label={ISSUE_ADMIN_TEXT.value} error={errors.valueSlug?.message}>
            <Select {...register('valueSlug')} placeholder={ISSUE_ADMIN_TEXT.noValue} options={VALUES} />
          </Field>
          <Field label={ISSUE_ADMIN_TEXT.poll} error={errors.pollId?.message}>
            <Select
              {...register('pollId')}
              placeholder={ISSUE_ADMIN_TEXT.noPoll}
              options={polls.map((poll) => ({ value: poll.id, label: poll.question }))}
            />
          </Field>
        </div>
        <Field label={ISSUE_ADMIN_TEXT.tryThis} error={errors.tryThis?.message}>
          <Textarea {...register('tryThis')} />
        </Field>
        <Field label={ISSUE_ADMIN_TEXT.closing} error={errors.closing?.message}>
          <Textarea className={HTML_AREA} spellCheck {...register('closing')} />
        </Field>
        {errors.root?.type === 'CONFLICT' && <div className="[&_h3]:text-lg">{conflict}</div>}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button
            type="submit"
            size="sm"
            autoFocus={focus === 'save'}
            pending={isSubmitting}
            pendingText={PANEL_TEXT.saving}
          >
            {ISSUE_ADMIN_TEXT.saveDraft}
          </Button>
          {isDirty ? (
            <ConfirmButton
              about={about}
              question={PANEL_TEXT.discardQuestion}
              confirm={PANEL_TEXT.discard}
              onConfirm={onClose}
            >
              {PANEL_TEXT.close}
            </ConfirmButton>
          ) : (
            <RowButton about={about} onClick={onClose}>
              {PANEL_TEXT.close}
            </RowButton>
          )}
        </div>
      </form>
      <IssuePreview values={values} />
    </>
  )
}
