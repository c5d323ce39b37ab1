import { z } from 'zod'
import { cleanText } from './text.ts'

/** A text somebody typed: cleaned and trimmed (Spec §5). In: what to say when it is no text at all. */
export function textSchema(message?: string) {
  return z.string(message).overwrite(cleanText).trim()
}
