import type { ComponentProps } from 'react'
import { POLL_ADMIN_TEXT } from '#domain/polls/poll-admin-text.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

type ClosesAtFieldProps = { error: string | undefined; input: ComponentProps<'input'> }

/** The dashboard is never rendered on the server, so this is the editor's time zone. */
export function ClosesAtField({ error, input }: ClosesAtFieldProps) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Field
      label={POLL_ADMIN_TEXT.closesAt}
      optional
      hint={`${POLL_ADMIN_TEXT.closesAtHint} (${zone}). ${POLL_ADMIN_TEXT.closesAtBlank}`}
      {...(error !== undefined && { error })}
    >
      <Input type="datetime-local" {...input} />
    </Field>
  )
}
