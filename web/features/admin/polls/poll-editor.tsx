import type { z } from 'zod'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { POLL_ADMIN_TEXT } from '#domain/polls/poll-admin-text.ts'
import { pollEditFormSchema } from '#domain/polls/poll-input.ts'
import { EditForm } from '#web/features/admin/kept-text/edit-form.tsx'
import { useSiteTime } from '#web/features/admin/site-time.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { useSite } from '#web/site.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { ClosesAtField } from './closes-at-field.tsx'
import { type AdminPoll_PollFragment, UpdatePollDocument } from './polls-panel.generated.ts'

/** Sample votes count, too. */
export function hasNoVotes({ totalVotes, exampleVotes }: AdminPoll_PollFragment): boolean {
  return totalVotes === 0 && exampleVotes === 0
}

type PollEditorProps = { poll: AdminPoll_PollFragment; onDone: () => void }

export function PollEditor({ poll, onDone }: PollEditorProps) {
  const { mutate } = useAdminMutation()
  const isFixable = poll.status !== 'CLOSED' && hasNoVotes(poll)
  const saved = {
    closesAt: useSiteTime().input(poll.closesAt),
    outcome: poll.outcome?.text ?? '',
    ...(isFixable && {
      question: poll.question,
      options: poll.results.map(({ option }) => option).join('\n'),
    }),
  }
  const form = useDomainForm(pollEditFormSchema(useSite().zone), saved)
  const { register, errors, changedOf } = form

  /** Sends only what the editor changed, because the field of the closing time has no seconds. */
  async function save(edited: z.output<ReturnType<typeof pollEditFormSchema>>) {
    const variables = { id: poll.id, ...changedOf(edited) }
    const { rejection } = await mutate(UpdatePollDocument, variables, POLL_ADMIN_TEXT.pollChanged)
    if (!rejection) onDone()
    return rejection
  }

  return (
    <EditForm
      form={form}
      id={`poll ${poll.id}`}
      revision={JSON.stringify(saved)}
      label={`${POLL_ADMIN_TEXT.editPoll}: ${poll.question}`}
      about={poll.question}
      onSend={save}
      onClose={onDone}
    >
      {isFixable && (
        <>
          <p className="text-ink-mute text-sm">{POLL_ADMIN_TEXT.fixable}</p>
          <Field label={PANEL_TEXT.question} error={errors.question?.message}>
            <Input {...register('question')} />
          </Field>
          <Field label={PANEL_TEXT.options} hint={PANEL_TEXT.optionsHint} error={errors.options?.message}>
            <Textarea {...register('options')} />
          </Field>
        </>
      )}
      {poll.status !== 'CLOSED' && (
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
    </EditForm>
  )
}
