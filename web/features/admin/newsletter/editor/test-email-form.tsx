import { ISSUE_ADMIN_TEXT, ISSUE_DONE } from '#domain/newsletter/issue-admin-text.ts'
import { testEmailSchema } from '#domain/newsletter/issue-form.ts'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { Button } from '#web/ui/button.tsx'
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
    <form
      className="grid content-start gap-3"
      aria-label={ISSUE_ADMIN_TEXT.sendTest}
      onSubmit={submit(send)}
      noValidate
    >
      <Field
        label={ISSUE_ADMIN_TEXT.testAddress}
        hint={isUnsaved ? ISSUE_ADMIN_TEXT.unsavedTest : ISSUE_ADMIN_TEXT.testHint}
        error={errors.to?.message}
      >
        <Input {...register('to')} type="email" autoComplete="email" placeholder="you@example.com" />
      </Field>
      <Button
        type="submit"
        variant="line"
        size="sm"
        className="justify-self-start"
        disabled={isUnsaved}
        pending={isSubmitting}
      >
        {ISSUE_ADMIN_TEXT.sendTest}
      </Button>
    </form>
  )
}
