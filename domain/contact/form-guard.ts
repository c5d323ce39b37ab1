import { z } from 'zod'

// What keeps programs from writing to us without asking anything of people, or a third party for help: a field
// that nobody sees, and a form that is not sent in the moment it was opened (Spec is silent; Contract, contact).

/** The hidden field's name: no browser knows what to fill in there. */
export const TRAP_FIELD = 'leaveEmpty'

/** A form younger than this, in milliseconds, was not filled in by a person. The page waits out the rest. */
export const MIN_FORM_AGE = 800

/** Said when the field was filled in that people do not see. */
export const TRAP_MESSAGE = 'Please leave the last field empty.'
const TOO_FAST_MESSAGE = 'That was very quick. Please send it once more.'

/**
 * What the form says of itself. Both may be missing, as from a program that uses the API openly. In: the trap
 * field's text, and how long the form was open, in milliseconds; nothing else of the visitor is looked at.
 */
export const formGuardSchema = z.object({
  [TRAP_FIELD]: z.literal('', TRAP_MESSAGE).nullish(),
  formAge: z.int().min(MIN_FORM_AGE, TOO_FAST_MESSAGE).nullish(),
})

/** How much longer to wait before a form opened at `openedAt` may be sent, in milliseconds. */
export function waitBeforeSending(openedAt: number, now: number): number {
  return Math.max(0, MIN_FORM_AGE - (now - openedAt))
}
