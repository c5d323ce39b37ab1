import { z } from 'zod'
import { listText } from '#domain/list-text.ts'
import { textSchema } from '#domain/text-schema.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { relativeLinks, relativeLinksText, withSchemes } from './body-source.ts'
import { CATEGORIES } from './categories.ts'
import {
  MAX_CONTENT_LENGTH,
  MAX_EXCERPT_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
} from './limits.ts'

export const DEFAULT_AUTHOR = 'Civic Unity Editorial Team'

export const NO_ARTICLE = 'Please enter the text of the post'

const author = textSchema('Please enter an author')
  .min(1, 'Please enter an author')
  .max(100, 'Please keep the author’s name under 100 characters')

const tags = z
  .array(
    textSchema()
      .min(1, 'A tag can’t be blank')
      .max(MAX_TAG_LENGTH, `Please keep each tag under ${MAX_TAG_LENGTH} characters`),
  )
  .max(MAX_TAGS, `Please use at most ${MAX_TAGS} tags`)
  .transform((list) => [...new Set(list.map((tag) => tag.toLowerCase()))])

export const MISSING_IMAGE = 'There is no picture at this address'
const OTHER_SITE_IMAGE =
  'Pictures on other sites aren’t shown. Please use one on this site, such as /pictures/town.jpg'

/** Null for a generated cover. */
const featuredImage = textSchema()
  .max(500, 'Please keep the image URL under 500 characters')
  .refine(isImageUrl, 'Please enter an image URL, such as /pictures/town.jpg')
  .nullable()

const fields = {
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
}

/** Spec §3 Blog post. The content is HTML that has not been sanitized yet. */
export const postInputSchema = z.object({
  ...fields,
  tags: tags.default([]),
  author: author.default(DEFAULT_AUTHOR),
  featuredImage: featuredImage.default(null),
})

export const postEditSchema = z.object({ ...fields, tags, author, featuredImage }).partial()

/** Form values: tags are separated by commas, and a blank image becomes null. */
export const postFormSchema = z.object({
  ...fields,
  category: z.string().pipe(fields.category),
  tags: listText(',', tags),
  author,
  featuredImage: z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(featuredImage)
    .refine((path) => !path || path.startsWith('/'), OTHER_SITE_IMAGE),
})

/** Browsers treat `/\` like `//`, which leads to another host. */
function isImageUrl(text: string): boolean {
  return /^(https?:\/\/|\/(?![/\\]))\S+$/.test(text) && URL.canParse(text, 'https://site.example')
}
