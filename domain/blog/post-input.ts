import { z } from 'zod'
import { parseImagePath } from '#domain/images/image-path.ts'
import { listText } from '#domain/list-text.ts'
import { textSchema } from '#domain/text-schema.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { relativeLinks, relativeLinksText, withSchemes } from './body-source.ts'
import { CATEGORIES } from './categories.ts'
import {
  COVER_VARIANTS,
  MAX_CONTENT_LENGTH,
  MAX_CORRECTION_LENGTH,
  MAX_EXCERPT_LENGTH,
  MAX_IMAGE_ALT_LENGTH,
  MAX_IMAGE_CREDIT_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
} from './limits.ts'

export const DEFAULT_AUTHOR = 'Civic Unity Editorial Team'

export const NO_ARTICLE = 'Please enter the text of the post'

export const MISSING_IMAGE = 'There is no picture at this address'
const IMAGE_RULE = 'Please upload the picture. Only pictures that are stored on this site are shown'

const COVER_RULE = `Please use a cover number from 0 to ${COVER_VARIANTS - 1}`

/** What editors type (spec §3 Blog post). The content is HTML that has not been sanitized yet. */
const postSchema = z.object({
  title: textSchema('Please enter a title')
    .min(3, 'Please enter a title of at least 3 characters')
    .max(MAX_TITLE_LENGTH, `Please keep the title under ${MAX_TITLE_LENGTH} characters`),
  excerpt: textSchema('Please enter an excerpt').max(
    MAX_EXCERPT_LENGTH,
    `Please keep the excerpt under ${MAX_EXCERPT_LENGTH} characters`,
  ),
  content: textSchema(NO_ARTICLE)
    .min(1, NO_ARTICLE)
    .max(MAX_CONTENT_LENGTH, `Please keep the text under ${formatWholeNumber(MAX_CONTENT_LENGTH)} characters`)
    .overwrite(withSchemes)
    .refine((html) => relativeLinks(html).length === 0, {
      error: ({ input }) => relativeLinksText(relativeLinks(String(input))),
    }),
  category: z.enum(CATEGORIES, `Please choose one of these categories: ${CATEGORIES.join(', ')}`),
  tags: z
    .array(
      textSchema()
        .min(1, 'A tag can’t be blank')
        .max(MAX_TAG_LENGTH, `Please keep each tag under ${MAX_TAG_LENGTH} characters`),
    )
    .max(MAX_TAGS, `Please use at most ${MAX_TAGS} tags`)
    .transform((list) => [...new Set(list.map((tag) => tag.toLowerCase()))]),
  author: textSchema('Please enter an author')
    .min(1, 'Please enter an author')
    .max(100, 'Please keep the author’s name under 100 characters'),
  /** The path of an uploaded picture, or null for a generated cover. */
  featuredImage: textSchema()
    .refine((path) => parseImagePath(path) !== null, IMAGE_RULE)
    .nullable(),
  featuredImageAlt: textSchema().max(
    MAX_IMAGE_ALT_LENGTH,
    `Please keep the description of the picture under ${MAX_IMAGE_ALT_LENGTH} characters`,
  ),
  featuredImageCredit: textSchema().max(
    MAX_IMAGE_CREDIT_LENGTH,
    `Please keep the credit under ${MAX_IMAGE_CREDIT_LENGTH} characters`,
  ),
  coverVariant: z
    .int(COVER_RULE)
    .min(0, COVER_RULE)
    .max(COVER_VARIANTS - 1, COVER_RULE),
})
const { category, tags, author, featuredImage } = postSchema.shape

/** A new post, which needs a title, an excerpt, a text and a category. */
export const postInputSchema = postSchema
  .partial({ featuredImageAlt: true, featuredImageCredit: true, coverVariant: true })
  .extend({
    tags: tags.default([]),
    author: author.default(DEFAULT_AUTHOR),
    featuredImage: featuredImage.default(null),
  })

export const postEditSchema = postSchema.partial()

/** A blank text removes the correction. */
export const correctionSchema = z.object({
  text: textSchema().max(
    MAX_CORRECTION_LENGTH,
    `Please keep the correction under ${formatWholeNumber(MAX_CORRECTION_LENGTH)} characters`,
  ),
})

/** Form values: tags are separated by commas, and a blank image becomes null. */
export const postFormSchema = postSchema.extend({
  category: z.string().pipe(category),
  tags: listText(',', tags),
  featuredImage: z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(featuredImage),
})
