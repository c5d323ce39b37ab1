import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { ISSUE_ADMIN_TEXT, ISSUE_DONE } from '#domain/newsletter/issue-admin-text.ts'
import { issueFormSchema } from '#domain/newsletter/issue-form.ts'
import { ISSUE_ERRORS } from '#domain/newsletter/issue-messages.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { EditorField } from '#web/features/admin/editor/editor-field.tsx'
import { EditForm } from '#web/features/admin/kept-text/edit-form.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { IssueArticlesField } from './issue-articles-field.tsx'
import {
  type IssueSource_IssueFragment,
  type NewsletterIssueEditorQuery,
  UpdateNewsletterIssueDocument,
} from './issue-editor.generated.ts'
import { IssuePreview } from './issue-preview.tsx'

export type IssueText = z.input<typeof issueFormSchema>
type Source = IssueSource_IssueFragment

type IssueFormProps = {
  issue: Source
  choices: Pick<NewsletterIssueEditorQuery, 'posts' | 'polls'>
  /** Names the form and its buttons. */
  about: string
  onSaved: (issue: Source) => void
  onLoadNewer: () => void
  onClose: () => void
  /** Whether it replaces a form that had the focus. */
  shouldFocus: boolean
}

const VALUES = VALUE_CARDS.map(({ slug, title }) => ({ value: slug, label: title }))

export function IssueForm(props: IssueFormProps) {
  const { issue, choices, about, onSaved, onLoadNewer, onClose, shouldFocus } = props
  const { mutate } = useAdminMutation()
  const form = useDomainForm(issueFormSchema, textOf(issue), { keepsValues: true })
  const { register, errors, changedOf, isSubmitting, control } = form
  const values = useWatch({ control }) as IssueText

  async function save(text: z.output<typeof issueFormSchema>) {
    const { result, rejection } = await mutate(
      UpdateNewsletterIssueDocument,
      { id: issue.id, revision: issue.revision, input: changedOf(text) },
      ISSUE_DONE.saved,
    )
    if (result && 'revision' in result) onSaved(result)
    return rejection
  }

  return (
    <>
      <EditForm
        {...{ form, about, onClose }}
        id={`issue ${issue.id}`}
        revision={issue.revision}
        label={`${PANEL_TEXT.edit}: ${about}`}
        save={ISSUE_ADMIN_TEXT.saveDraft}
        close={PANEL_TEXT.close}
        className="content-start admin:row-span-2"
        onSend={save}
      >
        <Field label={ISSUE_ADMIN_TEXT.subject} error={errors.subject?.message}>
          <Input {...register('subject')} autoFocus={shouldFocus} />
        </Field>
        <Field
          label={ISSUE_ADMIN_TEXT.preheader}
          hint={ISSUE_ADMIN_TEXT.preheaderHint}
          error={errors.preheader?.message}
        >
          <Input {...register('preheader')} />
        </Field>
        <EditorField
          label={ISSUE_ADMIN_TEXT.intro}
          error={errors.intro?.message}
          value={values.intro}
          onChange={(html) => form.setValue('intro', html, { shouldDirty: true })}
        />
        <IssueArticlesField
          ids={values.postIds}
          articles={uniqueById([...issue.posts, ...choices.posts.nodes])}
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
              options={uniqueById([...(issue.poll ? [issue.poll] : []), ...choices.polls]).map(
                ({ id, question }) => ({ value: id, label: question }),
              )}
            />
          </Field>
        </div>
        <Field label={ISSUE_ADMIN_TEXT.tryThis} error={errors.tryThis?.message}>
          <Textarea {...register('tryThis')} />
        </Field>
        <EditorField
          label={ISSUE_ADMIN_TEXT.closing}
          error={errors.closing?.message}
          value={values.closing}
          onChange={(html) => form.setValue('closing', html, { shouldDirty: true })}
        />
        {errors.root?.type === 'CONFLICT' && (
          <div className="[&_h3]:text-lg">
            <ErrorState
              title={ISSUE_ERRORS.changedMeanwhile}
              onRetry={onLoadNewer}
              retryLabel={PANEL_TEXT.loadNewer}
            >
              {PANEL_TEXT.changedHint}
            </ErrorState>
          </div>
        )}
      </EditForm>
      <IssuePreview values={values} />
    </>
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
