import type { ComponentProps } from 'react'
import { POLL_ADMIN_TEXT } from '#domain/polls/poll-admin-text.ts'
import { useZoneHint } from '#web/features/admin/site-time.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'

type ClosesAtFieldProps = { error: string | undefined; input: ComponentProps<'input'> }

export function ClosesAtField({ error, input }: ClosesAtFieldProps) {
  const zoneHint = useZoneHint()
  return (
    <Field
      label={POLL_ADMIN_TEXT.closesAt}
      optional
      hint={`${zoneHint} ${POLL_ADMIN_TEXT.closesAtBlank}`}
      error={error}
    >
      <Input type="datetime-local" {...input} />
    </Field>
  )
}
