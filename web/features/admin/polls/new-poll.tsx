import type { z } from 'zod'
import { ADMIN_DONE, PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { catchAllOptions } from '#domain/polls/catch-all.ts'
import { catchAllHint } from '#domain/polls/poll-admin-text.ts'
import { newPollFormSchema } from '#domain/polls/poll-input.ts'
import { KeptTextNote } from '#web/features/admin/kept-text/kept-text-note.tsx'
import { useKeptText } from '#web/features/admin/kept-text/use-kept-text.ts'
import { PanelForm } from '#web/features/admin/panel-form.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useMarkRow } from '#web/features/admin/use-mark-row.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { useSite } from '#web/site.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { ClosesAtField } from './closes-at-field.tsx'
import { PollPreview } from './poll-preview.tsx'
import { CreatePollDocument } from './polls-panel.generated.ts'

const DRAFT_BUTTON = 'save-poll-draft'
const BLANK = { question: '', options: '', closesAt: '' }

/** `onCreated` shows the list that has the new poll. */
export function NewPoll({ onCreated }: { onCreated: () => void }) {
  const { mutate } = useAdminMutation()
  const form = useDomainForm(newPollFormSchema(useSite().zone), BLANK)
  const { register, errors, isSubmitting } = form
  const { submit, kept } = useKeptText(form, { id: 'poll new', revision: '' })
  const markRow = useMarkRow()
  const catchAlls = catchAllOptions(form.watch('options').split('\n'))

  async function create(poll: z.output<ReturnType<typeof newPollFormSchema>>, submitter: HTMLElement | null) {
    const draft = submitter?.id === DRAFT_BUTTON
    const done = draft ? ADMIN_DONE.draftSaved : ADMIN_DONE.pollOpened
    const { result, rejection } = await mutate(CreatePollDocument, { ...poll, draft }, done)
    if (result?.__typename === 'Poll') {
      onCreated()
      markRow(result.id)
    }
    return rejection
  }

  return (
    <PanelForm
      title={PANEL_TEXT.newPoll}
      submitLabel={PANEL_TEXT.createPoll}
      isSubmitting={isSubmitting}
      onSubmit={submit(create)}
      secondary={
        <Button id={DRAFT_BUTTON} type="submit" variant="quiet" size="sm">
          {PANEL_TEXT.saveDraft}
        </Button>
      }
    >
      <KeptTextNote {...kept} />
      <Field label={PANEL_TEXT.question} error={errors.question?.message}>
        <Input {...register('question')} />
      </Field>
      <Field label={PANEL_TEXT.options} hint={PANEL_TEXT.optionsHint} error={errors.options?.message}>
        <Textarea {...register('options')} />
      </Field>
      <LiveRegion className="wrap-anywhere text-ink-soft text-sm empty:hidden">
        {catchAlls.length > 0 && catchAllHint(catchAlls)}
      </LiveRegion>
      <ClosesAtField error={errors.closesAt?.message} input={register('closesAt')} />
      <PollPreview question={form.watch('question')} options={form.watch('options').split('\n')} />
    </PanelForm>
  )
}
