import { z } from 'zod'
import { CATEGORIES } from '#domain/blog/categories.ts'
import {
  MAX_CONTENT_LENGTH,
  MAX_EXCERPT_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TITLE_LENGTH,
} from '#domain/blog/limits.ts'
import { textSchema } from '#domain/text-schema.ts'

/** Inclusive (spec §9). */
export const WORD_BOUNDS = { min: 2500, max: 3500 } as const

export function hasRightLength(words: number): boolean {
  return words >= WORD_BOUNDS.min && words <= WORD_BOUNDS.max
}

/** What the model must return (spec §3 Blog post), except for the number of words. The content is sanitized HTML. */
export const generatedPostSchema = z.object({
  title: textSchema().min(8).max(MAX_TITLE_LENGTH),
  excerpt: textSchema().min(20).max(MAX_EXCERPT_LENGTH),
  category: z.enum(CATEGORIES),
  content: textSchema().min(1).max(MAX_CONTENT_LENGTH),
  tags: z
    .array(textSchema().toLowerCase().min(1).max(MAX_TAG_LENGTH))
    .min(1)
    .max(6)
    .transform((tags) => [...new Set(tags)]),
})

export type GeneratedPost = z.output<typeof generatedPostSchema>

const MARKDOWN =
  /(?:^|<br\s?\/?>|<\/?p>)[ \t]*#{1,6}[ \t]+\S|(?<![\w*])\*\*[^\s*<][^*<]*\*\*|\[[^[\]<]+\]\(https?:/m

export function isMarkdown(content: string): boolean {
  return MARKDOWN.test(content)
}
