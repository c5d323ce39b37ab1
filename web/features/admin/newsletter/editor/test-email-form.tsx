import { ISSUE_ADMIN_TEXT, ISSUE_DONE } from '#domain/newsletter/issue-admin-text.ts'
import { testEmailSchema } from '#domain/newsletter/issue-form.ts'
import { PanelForm } from '#web/features/admin/panel-form.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { SendTestNewsletterIssueDocument } from './test-email-form.generated.ts'

export function TestEmailForm({ id, isUnsaved }: { id: string; isUnsaved: boolean }) {
  const { mutate } = useAdminMutation()
  const { register, submit, errors, isSubmitting } = useDomainForm(testEmailSchema, { to: '' })

  async function send({ to }: { to: string }) {
    const { rejection } = await mutate(SendTestNewsletterIssueDocument, { id, to }, ISSUE_DONE.tested)
    return rejection
  }

  return (
    <PanelForm
      title={ISSUE_ADMIN_TEXT.sendTest}
      submitLabel={ISSUE_ADMIN_TEXT.sendTest}
      isSubmitting={isSubmitting}
      disabled={isUnsaved}
      onSubmit={submit(send)}
    >
      <Field
        label={ISSUE_ADMIN_TEXT.testAddress}
        hint={isUnsaved ? ISSUE_ADMIN_TEXT.unsavedTest : ISSUE_ADMIN_TEXT.testHint}
        error={errors.to?.message}
      >
        <Input {...register('to')} type="email" autoComplete="email" placeholder="you@example.com" />
      </Field>
    </PanelForm>
  )
}
