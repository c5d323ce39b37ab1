import { z } from 'zod'

/**
 * A list that people type as one text, for forms. In: what separates the items, and the rules of the list. Blank items are
 * left out. An error about an item is an error of the whole field, because the form has one field for all of them.
 */
export function listText<Item>(separator: string, list: z.ZodType<Item[], string[]>) {
  return z.string().transform((text, context) => {
    const items = text.split(separator).map((item) => item.trim())
    const result = list.safeParse(items.filter(Boolean))
    if (result.success) return result.data
    for (const { message } of result.error.issues) context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}
