import type { z } from 'zod'
import '#api/server/zod-error-messages.ts'
import { fromZod } from '#domain/errors.ts'

/** @throws BadInput that names every invalid field. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input)
  if (!result.success) throw fromZod(result.error)
  return result.data
}
