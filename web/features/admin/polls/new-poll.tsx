import type { z } from 'zod'
import { DESK_DONE, DESK_TEXT } from '#domain/admin/desk-text.ts'
import { pollFormSchema } from '#domain/polls/poll-input.ts'
import { PanelForm } from '#web/features/admin/panel-form.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { type OnUnsaved, useReportUnsaved } from '#web/features/admin/use-unsaved-changes.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import { CreatePollDocument, DeskPollsDocument } from './polls-panel.generated.ts'

type NewPollProps = { onUnsaved: OnUnsaved; onCreated: () => void }

const BLANK = { question: '', options: '' }

export function NewPoll({ onUnsaved, onCreated }: NewPollProps) {
  const { mutate } = useAdminMutation()
  const { register, submit, errors, isDirty, isSubmitting } = useDomainForm(pollFormSchema, BLANK)
  useReportUnsaved(onUnsaved, 'new-poll', isDirty)

  async function create(poll: z.output<typeof pollFormSchema>) {
    const { rejection } = await mutate(
      { mutation: CreatePollDocument, variables: poll },
      (data) => data.createPoll,
      { done: DESK_DONE.pollOpened, refetch: [DeskPollsDocument] },
    )
    if (!rejection) onCreated()
    return rejection
  }

  return (
    <PanelForm
      title={DESK_TEXT.newPoll}
      submitLabel={DESK_TEXT.createPoll}
      isSubmitting={isSubmitting}
      onSubmit={submit(create)}
    >
      <Field label={DESK_TEXT.question} error={errors.question?.message}>
        <Input {...register('question')} />
      </Field>
      <Field label={DESK_TEXT.options} hint={DESK_TEXT.optionsHint} error={errors.options?.message}>
        <Textarea {...register('options')} />
      </Field>
    </PanelForm>
  )
}
