import { z } from 'zod'
import { cleanText } from './text.ts'

/** Cleaned and trimmed (spec §5). `message` is for values that are not text. */
export function textSchema(message?: string) {
  return z.string(message).overwrite(cleanText).trim()
}
