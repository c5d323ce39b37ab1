import type { z } from 'zod'
import { DESK_TEXT } from '#domain/admin/desk-text.ts'
import { DESK_POLL_TEXT } from '#domain/polls/desk-poll-text.ts'
import { pollEditFormSchema } from '#domain/polls/poll-input.ts'
import { CancelButton } from '#web/features/admin/cancel-button.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { type OnUnsaved, useReportUnsaved } from '#web/features/admin/use-unsaved-changes.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { ClosesAtField, localTime } from './closes-at-field.tsx'
import { type DeskPoll_PollFragment, DeskPollsDocument, UpdatePollDocument } from './polls-panel.generated.ts'

type PollEditorProps = { poll: DeskPoll_PollFragment; onUnsaved: OnUnsaved; onDone: () => void }

export function PollEditor({ poll, onUnsaved, onDone }: PollEditorProps) {
  const { mutate } = useAdminMutation()
  const form = useDomainForm(pollEditFormSchema, {
    closesAt: localTime(poll.closesAt),
    outcome: poll.outcome?.text ?? '',
  })
  const { register, submit, errors, isDirty, dirtyFields, isSubmitting } = form
  useReportUnsaved(onUnsaved, `poll-${poll.id}`, isDirty)

  /** Sends only what the editor changed, because the field of the closing time has no seconds. */
  async function save({ closesAt, outcome }: z.output<typeof pollEditFormSchema>) {
    const { rejection } = await mutate(
      {
        mutation: UpdatePollDocument,
        variables: {
          id: poll.id,
          ...(dirtyFields.closesAt && { closesAt }),
          ...(dirtyFields.outcome && { outcome }),
        },
      },
      (data) => data.updatePoll,
      { done: DESK_POLL_TEXT.pollChanged, refetch: [DeskPollsDocument] },
    )
    if (!rejection) onDone()
    return rejection
  }

  return (
    <form
      className="col-span-full grid max-w-[40rem] gap-4 py-4"
      aria-label={`${DESK_POLL_TEXT.editPoll}: ${poll.question}`}
      onSubmit={submit(save)}
      noValidate
    >
      {poll.status === 'OPEN' && (
        <ClosesAtField
          error={errors.closesAt?.message}
          input={{ ...register('closesAt'), readOnly: isSubmitting }}
        />
      )}
      <Field
        label={DESK_POLL_TEXT.outcome}
        optional
        hint={DESK_POLL_TEXT.outcomeHint}
        error={errors.outcome?.message}
      >
        <Textarea {...register('outcome')} readOnly={isSubmitting} />
      </Field>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" size="sm" pending={isSubmitting} pendingText={DESK_TEXT.saving}>
          {DESK_TEXT.save}
        </Button>
        <CancelButton about={poll.question} isDirty={isDirty} onCancel={onDone} />
      </div>
    </form>
  )
}
