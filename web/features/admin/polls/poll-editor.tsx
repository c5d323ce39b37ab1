import type { z } from 'zod'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { POLL_ADMIN_TEXT } from '#domain/polls/poll-admin-text.ts'
import { pollEditFormSchema } from '#domain/polls/poll-input.ts'
import { CancelButton } from '#web/features/admin/cancel-button.tsx'
import { localTime } from '#web/features/admin/clock.ts'
import { KeptTextNote } from '#web/features/admin/kept-text-note.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useKeptText } from '#web/features/admin/use-kept-text.ts'
import type { OnUnsaved } from '#web/features/admin/use-unsaved-changes.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { ClosesAtField } from './closes-at-field.tsx'
import { type AdminPoll_PollFragment, UpdatePollDocument } from './polls-panel.generated.ts'

type PollEditorProps = { poll: AdminPoll_PollFragment; onUnsaved: OnUnsaved; onDone: () => void }

export function PollEditor({ poll, onUnsaved, onDone }: PollEditorProps) {
  const { mutate } = useAdminMutation()
  const saved = { closesAt: localTime(poll.closesAt), outcome: poll.outcome?.text ?? '' }
  const form = useDomainForm(pollEditFormSchema, saved)
  const { register, errors, isDirty, dirtyFields, isSubmitting } = form
  const { submit, kept, forget } = useKeptText(form, {
    id: `poll ${poll.id}`,
    revision: JSON.stringify(saved),
    onUnsaved,
  })

  /** Sends only what the editor changed, because the field of the closing time has no seconds. */
  async function save({ closesAt, outcome }: z.output<typeof pollEditFormSchema>) {
    const { rejection } = await mutate(
      UpdatePollDocument,
      { id: poll.id, ...(dirtyFields.closesAt && { closesAt }), ...(dirtyFields.outcome && { outcome }) },
      POLL_ADMIN_TEXT.pollChanged,
    )
    if (!rejection) onDone()
    return rejection
  }

  function cancel() {
    forget()
    onDone()
  }

  return (
    <form
      className="col-span-full grid max-w-panel gap-4 py-4"
      aria-label={`${POLL_ADMIN_TEXT.editPoll}: ${poll.question}`}
      onSubmit={submit(save)}
      noValidate
    >
      <KeptTextNote {...kept} />
      {poll.status === 'OPEN' && (
        <ClosesAtField error={errors.closesAt?.message} input={register('closesAt')} />
      )}
      <Field
        label={POLL_ADMIN_TEXT.outcome}
        optional
        hint={POLL_ADMIN_TEXT.outcomeHint}
        error={errors.outcome?.message}
      >
        <Textarea {...register('outcome')} />
      </Field>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" size="sm" pending={isSubmitting} pendingText={PANEL_TEXT.saving}>
          {PANEL_TEXT.save}
        </Button>
        <CancelButton about={poll.question} isDirty={isDirty} onCancel={cancel} />
      </div>
    </form>
  )
}
