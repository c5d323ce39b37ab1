import { z } from 'zod'
import { CATEGORIES } from '#domain/blog/categories.ts'
import {
  MAX_CONTENT_LENGTH,
  MAX_EXCERPT_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TITLE_LENGTH,
} from '#domain/blog/limits.ts'
import { textSchema } from '#domain/text-schema.ts'

/** How many words a generated post has, both ends included (Spec §9 Admin and automation). */
export const WORD_BOUNDS = { min: 2500, max: 3500 } as const

/** Whether a generated post may have so many words (Spec §9 Admin and automation). */
export function hasRightLength(words: number): boolean {
  return words >= WORD_BOUNDS.min && words <= WORD_BOUNDS.max
}

/**
 * What the model must return (Spec §2 How It Works; Spec §3 Blog post), apart from the number of words. The content
 * is sanitized HTML.
 */
export const generatedPostSchema = z.object({
  title: textSchema().min(8).max(MAX_TITLE_LENGTH),
  excerpt: textSchema().min(20).max(MAX_EXCERPT_LENGTH),
  category: z.enum(CATEGORIES),
  content: textSchema().min(1).max(MAX_CONTENT_LENGTH),
  tags: z.array(textSchema().toLowerCase().min(1).max(MAX_TAG_LENGTH)).min(1).max(6),
})

/** A generated post that passed the check. */
export type GeneratedPost = z.output<typeof generatedPostSchema>

/** A heading at the start of a line, strong words, a link: what readers would see as signs. */
const MARKDOWN =
  /(?:^|<br\s?\/?>|<\/?p>)[ \t]*#{1,6}[ \t]+\S|(?<![\w*])\*\*[^\s*<][^*<]*\*\*|\[[^[\]<]+\]\(https?:/m

/**
 * Whether a body holds the signs of Markdown, which pages would show as they are (the Contract: post bodies are HTML).
 * Text without any markup holds none: its line breaks are kept.
 */
export function isMarkdown(content: string): boolean {
  return MARKDOWN.test(content)
}
