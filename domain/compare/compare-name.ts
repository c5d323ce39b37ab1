import { z } from 'zod'
import { textSchema } from '#domain/text-schema.ts'

/** In code points. */
const NAME_LIMIT = 20
/** Control characters, line breaks, and marks that change the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

export const compareNameSchema = z.object({
  name: textSchema()
    .refine((name) => [...name].length <= NAME_LIMIT, `Please keep the name to ${NAME_LIMIT} characters`)
    .refine((name) => !UNPRINTABLE.test(name), 'Please use only visible characters'),
})
