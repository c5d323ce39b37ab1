import type { z } from 'zod'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { CHALLENGE_ADMIN_TEXT, COLOR_LABEL, ICON_LABEL, TYPE_LABEL } from '#domain/challenges/admin-text.ts'
import { challengeInputSchema, type NewChallenge } from '#domain/challenges/challenge-input.ts'
import { CancelButton } from '#web/features/admin/kept-text/cancel-button.tsx'
import { KeptTextNote } from '#web/features/admin/kept-text/kept-text-note.tsx'
import { useKeptText } from '#web/features/admin/kept-text/use-kept-text.ts'
import { type Send, useDomainForm } from '#web/lib/use-domain-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import { Select } from '#web/ui/form/select.tsx'

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

type ChallengeFormProps = {
  id: string
  label: string
  challenge: NewChallenge
  onSend: Send<z.output<typeof challengeInputSchema>>
  onClose: () => void
}

export function ChallengeForm({ id, label, challenge, onSend, onClose }: ChallengeFormProps) {
  const form = useDomainForm(challengeInputSchema, challenge)
  const { register, errors, isDirty, isSubmitting } = form
  const { submit, kept, forget } = useKeptText(form, {
    id: `challenge ${id}`,
    revision: JSON.stringify(challenge),
  })
  function cancel() {
    forget()
    onClose()
  }

  return (
    <form
      className="col-span-full grid max-w-panel gap-4 py-4"
      aria-label={label}
      onSubmit={submit(onSend)}
      noValidate
    >
      <KeptTextNote {...kept} />
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
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" size="sm" pending={isSubmitting} pendingText={PANEL_TEXT.saving}>
          {PANEL_TEXT.save}
        </Button>
        <CancelButton about={label} isDirty={isDirty} onCancel={cancel} />
      </div>
    </form>
  )
}
