import { CHALLENGE_ADMIN_TEXT, COLOR_LABEL, ICON_LABEL, TYPE_LABEL } from '#domain/challenges/admin-text.ts'
import { challengeInputSchema, type NewChallenge } from '#domain/challenges/challenge-input.ts'
import { EditForm } from '#web/features/admin/kept-text/edit-form.tsx'
import { type Rejection, useDomainForm } from '#web/lib/use-domain-form.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { forServer } from './use-create-challenges.ts'

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export type ChallengeVariables = ReturnType<typeof forServer>

type ChallengeFormProps = {
  id: string
  label: string
  challenge: NewChallenge
  onSend: (all: ChallengeVariables, changed: Partial<ChallengeVariables>) => Promise<Rejection | null>
  onClose: () => void
}

export function ChallengeForm({ id, label, challenge, onSend, onClose }: ChallengeFormProps) {
  const form = useDomainForm(challengeInputSchema, challenge)
  const { register, errors, changedOf } = form
  function send(typed: NewChallenge) {
    const all = forServer(typed)
    return onSend(all, changedOf(all))
  }
  return (
    <EditForm
      {...{ form, label, onClose }}
      onSend={send}
      id={`challenge ${id}`}
      revision={JSON.stringify(challenge)}
    >
      <Field label={CHALLENGE_ADMIN_TEXT.title} error={errors.title?.message}>
        <Input {...register('title')} autoFocus />
      </Field>
      <Field label={CHALLENGE_ADMIN_TEXT.description} error={errors.description?.message}>
        <Textarea {...register('description')} />
      </Field>
      <div className="grid gap-4 pair:grid-cols-2">
        <Field label={CHALLENGE_ADMIN_TEXT.type} error={errors.type?.message}>
          <Select {...register('type')} options={options(TYPE_LABEL)} />
        </Field>
        <Field label={CHALLENGE_ADMIN_TEXT.points} error={errors.points?.message}>
          <Input {...register('points', { valueAsNumber: true })} type="number" min={1} max={100} />
        </Field>
        <Field label={CHALLENGE_ADMIN_TEXT.icon} error={errors.badgeIcon?.message}>
          <Select {...register('badgeIcon')} options={options(ICON_LABEL)} />
        </Field>
        <Field label={CHALLENGE_ADMIN_TEXT.color} error={errors.badgeColor?.message}>
          <Select {...register('badgeColor')} options={options(COLOR_LABEL)} />
        </Field>
      </div>
    </EditForm>
  )
}
