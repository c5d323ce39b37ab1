import type { z } from 'zod'
import '#api/server/zod-error-messages.ts'
import { fromZod } from '#domain/errors.ts'

/**
 * Reads input by a schema of `domain/`.
 * @throws BadInput naming every field that breaks a rule.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input)
  if (!result.success) throw fromZod(result.error)
  return result.data
}
