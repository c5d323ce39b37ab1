import { z } from 'zod'

/** `{ success: true }`, with the result under `name` if there is one. */
export const withSuccess = (name?: string) => ({
  schema: (derived: z.ZodType) =>
    z.object({
      success: z.literal(true).describe('Always true, because failures have other statuses.'),
      ...(name && { [name]: derived }),
    }),
  value: (result: unknown) => ({ success: true, ...(name && { [name]: result }) }),
})
