import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import { PanelForm } from '#web/features/admin/panel-form.tsx'
import { type Send, useDomainForm } from '#web/lib/use-domain-form.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'

type AddressFormProps = {
  title: string
  submitLabel: string
  hint?: string
  onSend: Send<{ email: string }>
}

export function AddressForm({ title, submitLabel, hint, onSend }: AddressFormProps) {
  const { register, submit, errors, isSubmitting } = useDomainForm(subscriptionSchema, { email: '' })
  return (
    <PanelForm title={title} submitLabel={submitLabel} isSubmitting={isSubmitting} onSubmit={submit(onSend)}>
      <Field label={PANEL_TEXT.address} hint={hint} error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="off" />
      </Field>
    </PanelForm>
  )
}
