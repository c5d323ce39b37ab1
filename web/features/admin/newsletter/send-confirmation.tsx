import { type ReactNode, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
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
  /** What the editor read. Without it, the stored issue is sent. */
  revision?: string
  subject: string
  audience: Audience
  /** For an issue that missed its time, `send` resumes it. */
  isPaused?: boolean
  onClose: (isDone: boolean) => void
}

const QUESTIONS: Record<Confirmation, string> = {
  send: ISSUE_ADMIN_TEXT.sendQuestion,
  schedule: ISSUE_ADMIN_TEXT.scheduleQuestion,
  reschedule: ISSUE_ADMIN_TEXT.rescheduleQuestion,
}

/** The confirmation before an issue goes to every subscriber. */
export function SendConfirmation(props: SendConfirmationProps) {
  const { kind, subject, onClose } = props
  const headingId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a question about an issue.
    <div
      className="wrap-anywhere max-w-panel rounded-sheet bg-raised p-[clamp(1.25rem,4vw,2.5rem)] shadow-float tabular-nums forced-colors:border"
      role="group"
      aria-labelledby={headingId}
      onKeyDown={(event) => event.key === 'Escape' && onClose(false)}
    >
      <h4 className="font-display font-medium text-2xl tracking-snug" id={headingId}>
        {QUESTIONS[kind]}
      </h4>
      <p className="mt-2">“{subject}”</p>
      {kind === 'send' ? <SendNow {...props} /> : <ScheduleForm {...props} />}
    </div>
  )
}

function SendNow({ id, revision, audience, isPaused = false, onClose }: SendConfirmationProps) {
  const { mutate, isPending } = useAdminMutation()
  async function send() {
    const { rejection } = isPaused
      ? await mutate(ResumeNewsletterIssueDocument, { id }, ISSUE_DONE.resumed)
      : await mutate(SendNewsletterIssueDocument, { id, revision }, ISSUE_DONE.sending)
    onClose(!rejection)
  }
  return (
    <>
      <Facts audience={audience} sends={ISSUE_ADMIN_TEXT.now} />
      <p className="mt-4 text-sm">
        {ISSUE_ADMIN_TEXT.locked} {ISSUE_ADMIN_TEXT.lockedNow}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button pending={isPending} onClick={send}>
          {sendButtonText(false, audience.subscribers)}
        </Button>
        <Button variant="quiet" autoFocus onClick={() => onClose(false)}>
          {isPaused ? ISSUE_ADMIN_TEXT.goBack : ISSUE_ADMIN_TEXT.keepEditing}
        </Button>
      </div>
    </>
  )
}

function ScheduleForm({ kind, id, revision, audience, onClose }: SendConfirmationProps) {
  const { mutate } = useAdminMutation()
  const { zone } = useSite()
  const { tomorrowAtTen, ofInput } = useSiteTime()
  const [initialTime] = useState(tomorrowAtTen)
  const { register, submit, errors, control, isSubmitting } = useDomainForm(
    scheduleFormSchema(zone, () => new Date()),
    { at: initialTime },
  )
  const at = ofInput(useWatch({ control, name: 'at' }))
  const now = useNow()
  const wait = at ? at.getTime() - now.getTime() : 0

  async function schedule({ at }: { at: string }) {
    const variables = { id, at, revision }
    const { rejection } = await mutate(ScheduleNewsletterIssueDocument, variables, ISSUE_DONE.scheduled)
    if (!rejection) onClose(true)
    return rejection
  }

  return (
    <form className="mt-4" onSubmit={submit(schedule)} noValidate>
      <Field
        label={ISSUE_ADMIN_TEXT.time}
        hint={useZoneHint()}
        error={errors.at?.message}
        className="max-w-80 grid-cols-1"
      >
        <Input {...register('at')} type="datetime-local" autoFocus />
      </Field>
      <Facts
        audience={audience}
        sends={at && <Timestamp at={at.toISOString()} />}
        wait={wait > 0 ? `in ${waitText(wait)}` : ''}
      />
      <p className="mt-4 text-sm">
        {ISSUE_ADMIN_TEXT.locked} {ISSUE_ADMIN_TEXT.lockedUntilSent}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" pending={isSubmitting}>
          {sendButtonText(true, audience.subscribers)}
        </Button>
        <Button variant="quiet" onClick={() => onClose(false)}>
          {kind === 'schedule' ? ISSUE_ADMIN_TEXT.keepEditing : ISSUE_ADMIN_TEXT.goBack}
        </Button>
      </div>
    </form>
  )
}

type FactsProps = { audience: Audience; sends: ReactNode; wait?: string }

function Facts({ audience: { subscribers, perMinute }, sends, wait }: FactsProps) {
  return (
    <dl className="mt-4">
      <Fact name={ISSUE_ADMIN_TEXT.goesTo}>{subscribersText(subscribers)}</Fact>
      <Fact name={ISSUE_ADMIN_TEXT.sends}>{sends}</Fact>
      {wait !== undefined && <Fact name={ISSUE_ADMIN_TEXT.wait}>{wait}</Fact>}
      <Fact name={ISSUE_ADMIN_TEXT.takes}>{sendingTime(subscribers, perMinute)}</Fact>
    </dl>
  )
}
