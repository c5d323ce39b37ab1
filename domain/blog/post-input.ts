import { z } from 'zod'
import { listText } from '#domain/list-text.ts'
import { textSchema } from '#domain/text-schema.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { CATEGORIES } from './categories.ts'
import {
  MAX_CONTENT_LENGTH,
  MAX_EXCERPT_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
} from './limits.ts'

/** Who signs an article when nobody else does. */
export const DEFAULT_AUTHOR = 'Civic Unity Editorial Team'

/** What is said of a body with nothing in it, or nothing left after sanitising. */
export const NO_ARTICLE = 'Please enter the article'

/** An author in 1–100 characters. */
const author = textSchema('Please enter an author')
  .min(1, 'Please enter an author')
  .max(100, 'An author has at most 100 characters')

const tags = z
  .array(
    textSchema()
      .min(1, 'A tag cannot be blank')
      .max(MAX_TAG_LENGTH, `A tag has at most ${MAX_TAG_LENGTH} characters`),
  )
  .max(MAX_TAGS, `A post has at most ${MAX_TAGS} tags`)
  .transform((list) => [...new Set(list.map((tag) => tag.toLowerCase()))])

/** An address on this site or another, or null for a generated cover. */
const featuredImage = textSchema()
  .max(500, 'The address of an image has at most 500 characters')
  .refine(isImageAddress, 'An image is given by its address')
  .nullable()

const fields = {
  title: textSchema('Please enter a title')
    .min(3, 'A title has at least 3 characters')
    .max(MAX_TITLE_LENGTH, `A title has at most ${MAX_TITLE_LENGTH} characters`),
  excerpt: textSchema('Please enter an excerpt').max(
    MAX_EXCERPT_LENGTH,
    `An excerpt has at most ${MAX_EXCERPT_LENGTH} characters`,
  ),
  content: textSchema(NO_ARTICLE)
    .min(1, NO_ARTICLE)
    .max(MAX_CONTENT_LENGTH, `An article has at most ${formatWholeNumber(MAX_CONTENT_LENGTH)} characters`),
  category: z.enum(CATEGORIES, `The category is one of ${CATEGORIES.join(', ')}`),
}

/**
 * A new post as an administrator writes it (Spec §3 Blog post). The content is HTML and still to be
 * sanitised.
 */
export const postInputSchema = z.object({
  ...fields,
  tags: tags.default([]),
  author: author.default(DEFAULT_AUTHOR),
  featuredImage: featuredImage.default(null),
})

/** A change to a post: only the fields that are there change (Spec §3 Blog post). */
export const postEditSchema = z.object({ ...fields, tags, author, featuredImage }).partial()

/** A post as a form holds it, all text: tags separated by commas, and a blank for no image. */
export const postFormSchema = z.object({
  ...fields,
  category: z.string().pipe(fields.category),
  tags: listText(',', tags),
  author,
  featuredImage: z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(featuredImage),
})

/** Browsers take `/\` for `//`, which leads to another host. */
function isImageAddress(text: string): boolean {
  return /^(https?:\/\/|\/(?![/\\]))\S+$/.test(text) && URL.canParse(text, 'https://site.example')
}
