import { z } from 'zod'
import { sessionIdSchema } from '#domain/session/session-id-schema.ts'
import { textSchema } from '#domain/text-schema.ts'

const QUESTION_KEYS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
export const RESPONSES = 'Responses must be a non-empty map from question index 0-9 to text'
const PERCENTAGE = 'The overlap percentage must be a number from 0 to 100'

/** Spec §7 POST /api/quiz/submit. The browser's percentage is validated and then ignored. */
export const quizSubmissionSchema = z.object({
  responses: z
    .partialRecord(
      z.enum(QUESTION_KEYS),
      textSchema(RESPONSES).max(200, 'Please keep each answer under 200 characters'),
      RESPONSES,
    )
    .refine((responses) => Object.keys(responses).length > 0, RESPONSES)
    .describe('Value keys of the chosen options, by question index from “0” to “9”.'),
  overlapPercentage: z.number(PERCENTAGE).min(0, PERCENTAGE).max(100, PERCENTAGE),
  sessionId: sessionIdSchema.optional(),
})
