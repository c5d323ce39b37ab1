import { z } from 'zod'
import { emailSchema } from '#domain/email.ts'
import { scheduleProblem } from '#domain/schedule-problem.ts'
import { issueInputSchema } from './issue-input.ts'

const choice = z.string().transform((value) => value || null)

/** The editor's form. An empty choice means none. */
export const issueFormSchema = issueInputSchema.required().extend({ valueSlug: choice, pollId: choice })

export const testEmailSchema = z.object({ to: emailSchema })

/** From the value of a `datetime-local` field, in the browser's time zone, to an ISO time. */
export function scheduleFormSchema(now: () => Date) {
  const at = z.string().transform((text, context) => {
    const date = new Date(text)
    const problem = Number.isNaN(date.getTime())
      ? 'Please choose a date and time'
      : scheduleProblem(date, now())
    if (!problem) return date.toISOString()
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  })
  return z.object({ at })
}
