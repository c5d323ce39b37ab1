import { useId, useState } from 'react'
import {
  ISSUE_ADMIN_TEXT,
  ISSUE_DONE,
  sendButtonText,
  sendingTime,
  subscribersText,
} from '#domain/newsletter/issue-admin-text.ts'
import { scheduleFormSchema } from '#domain/newsletter/issue-form.ts'
import { waitText } from '#domain/wait-text.ts'
import { Fact } from '#web/features/admin/panel.tsx'
import { Timestamp, useNow, useSiteTime, useZoneHint } from '#web/features/admin/site-time.tsx'
import { useAdminMutation } from '#web/features/admin/use-admin-mutation.ts'
import { useDomainForm } from '#web/lib/use-domain-form.ts'
import { useSite } from '#web/site.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import {
  ResumeNewsletterIssueDocument,
  ScheduleNewsletterIssueDocument,
  SendNewsletterIssueDocument,
} from './issue-row.generated.ts'
import type { Confirmation } from './use-confirmation.ts'

export type Audience = {
  /** Confirmed subscribers. */
  subscribers: number
  perMinute: number
}

type SendConfirmationProps = {
  kind: Confirmation
  id: string
  /** What the editor read. Undefined for an issue that was scheduled before, whose stored content is rescheduled or resumed. */
  revision?: string
  subject: string
  audience: Audience
  onClose: (isDone: boolean) => void
}

/** The confirmation before an issue goes to every subscriber. */
export function SendConfirmation({ kind, id, revision, subject, audience, onClose }: SendConfirmationProps) {
  const headingId = useId()
  const zoneHint = useZoneHint()
  const { zone } = useSite()
  const { tomorrowAtTen, ofInput } = useSiteTime()
  const now = useNow()
  const { mutate } = useAdminMutation()
  const isLater = kind === 'schedule'
  const [openedAt] = useState(() => new Date())
  const { register, submit, errors, watch, isSubmitting } = useDomainForm(
    // The time that is set in advance may pass while the question to send now is open.
    scheduleFormSchema(zone, () => (isLater ? new Date() : openedAt)),
    { at: tomorrowAtTen() },
  )
  const { subscribers, perMinute } = audience
  const at = ofInput(watch('at'))
  const wait = at ? at.getTime() - now.getTime() : 0
  const later = revision ? ISSUE_ADMIN_TEXT.scheduleQuestion : ISSUE_ADMIN_TEXT.rescheduleQuestion

  async function send({ at }: { at: string }) {
    const { rejection } = await (isLater
      ? mutate(ScheduleNewsletterIssueDocument, { id, at, revision }, ISSUE_DONE.scheduled)
      : revision
        ? mutate(SendNewsletterIssueDocument, { id, revision }, ISSUE_DONE.sending)
        : mutate(ResumeNewsletterIssueDocument, { id }, ISSUE_DONE.resumed))
    // Another time can be typed.
    if (!(rejection && isLater)) onClose(!rejection)
    return rejection
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a question about an issue.
    <div
      className="wrap-anywhere max-w-panel rounded-sheet bg-raised p-[clamp(1.25rem,4vw,2.5rem)] shadow-float tabular-nums forced-colors:border"
      role="group"
      aria-labelledby={headingId}
      onKeyDown={(event) => event.key === 'Escape' && onClose(false)}
    >
      <h3 className="font-display font-medium text-2xl tracking-snug" id={headingId}>
        {isLater ? later : ISSUE_ADMIN_TEXT.sendQuestion}
      </h3>
      <p className="mt-2">“{subject}”</p>
      <form className="mt-4" onSubmit={submit(send)} noValidate>
        {isLater && (
          <Field
            label={ISSUE_ADMIN_TEXT.time}
            hint={zoneHint}
            error={errors.at?.message}
            className="max-w-80 grid-cols-1"
          >
            <Input {...register('at')} type="datetime-local" autoFocus />
          </Field>
        )}
        <dl className="mt-4">
          <Fact name={ISSUE_ADMIN_TEXT.goesTo}>{subscribersText(subscribers)}</Fact>
          <Fact name={ISSUE_ADMIN_TEXT.sends}>
            {isLater ? at && <Timestamp at={at.toISOString()} /> : ISSUE_ADMIN_TEXT.now}
          </Fact>
          {isLater && <Fact name={ISSUE_ADMIN_TEXT.wait}>{wait > 0 && `in ${waitText(wait)}`}</Fact>}
          <Fact name={ISSUE_ADMIN_TEXT.takes}>{sendingTime(subscribers, perMinute)}</Fact>
        </dl>
        <p className="mt-4 text-sm">
          {ISSUE_ADMIN_TEXT.locked} {isLater ? ISSUE_ADMIN_TEXT.lockedUntilSent : ISSUE_ADMIN_TEXT.lockedNow}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" pending={isSubmitting}>
            {sendButtonText(isLater, subscribers)}
          </Button>
          <Button
            variant="quiet"
            className="max-xs:-ml-3"
            autoFocus={!isLater}
            onClick={() => onClose(false)}
          >
            {revision ? ISSUE_ADMIN_TEXT.keepEditing : ISSUE_ADMIN_TEXT.goBack}
          </Button>
        </div>
      </form>
    </div>
  )
}
