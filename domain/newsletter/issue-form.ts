import { z } from 'zod'
import { timeOfInput, type ZoneOffsets } from '#domain/dates.ts'
import { emailSchema } from '#domain/email.ts'
import { scheduleProblem } from '#domain/schedule-problem.ts'
import { issueInputSchema } from './issue-input.ts'

export const issueFormSchema = issueInputSchema.required()

export const testEmailSchema = z.object({ to: emailSchema })

/** From the value of a `datetime-local` field, in the site's time zone, to an ISO time. */
export function scheduleFormSchema(zone: ZoneOffsets, now: () => Date) {
  const at = z.string().transform((text, context) => {
    const date = timeOfInput(text, zone)
    const problem = date ? scheduleProblem(date, now()) : 'Please choose a date and time'
    if (date && !problem) return date.toISOString()
    context.addIssue({ code: 'custom', message: problem ?? '' })
    return z.NEVER
  })
  return z.object({ at })
}
