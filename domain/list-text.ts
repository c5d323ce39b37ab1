import { z } from 'zod'

/** A list in one text field. Blank items are left out, and an invalid item invalidates the field. */
export function listText<Item>(separator: string, list: z.ZodType<Item[], string[]>) {
  return z.string().transform((text, context) => {
    const items = text.split(separator).map((item) => item.trim())
    const result = list.safeParse(items.filter(Boolean))
    if (result.success) return result.data
    for (const { message } of result.error.issues) context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}
