import { z } from 'zod'
import type { RestRoute } from '#api/rest/route.ts'
import { ROLE_FORBIDDEN } from '#domain/admin/editors.ts'
import { INVALID_TOKEN } from '#domain/admin/messages.ts'
import { imagePath } from '#domain/images/image-path.ts'
import { IMAGE_ERRORS, IMAGE_TYPES, MAX_IMAGE_BYTES } from '#domain/images/image-rules.ts'
import { sourcesOf } from './image.schema.ts'
import { uploadImage } from './image.service.ts'

const ID = '0193a1b2-0000-7000-8000-000000000001'

const uploaded = z
  .object({
    id: z.string().describe('Id of the picture.'),
    url: z.string().describe('Path of the largest file, for `featuredImage` and for <img> in an article.'),
    width: z.int().describe('Width of the largest file in pixels.'),
    height: z.int().describe('Height of the largest file in pixels.'),
    sources: z
      .array(
        z.object({
          url: z.string().describe('Path of the file, which never changes.'),
          width: z.int().describe('Width of the file in pixels.'),
        }),
      )
      .describe('The files of the picture in up to three widths, the smallest first.'),
  })
  .meta({
    id: 'UploadedImage',
    description: 'The stored picture with its files.',
    examples: [
      {
        id: ID,
        url: imagePath(ID, 1600),
        width: 1600,
        height: 1067,
        sources: sourcesOf({ id: ID, width: 1600 }),
      },
    ],
  })

/** GraphQL has no files, so this route has no stored operation. */
const upload: RestRoute = {
  method: 'POST',
  url: '/images',
  operationId: 'uploadImage',
  tag: 'blog',
  summary: 'Upload a picture for an article (editors)',
  description:
    'The body is the picture. It is turned upright, stripped of its metadata, and stored as WebP in up to three widths. Use its `url` as `featuredImage` or in the <img> of an article. A picture that no article uses is deleted after 30 days.',
  role: 'writer',
  upload: {
    types: IMAGE_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
    tooLarge: IMAGE_ERRORS.tooLarge,
    wrongType: IMAGE_ERRORS.type,
  },
  response: { schema: uploaded, example: undefined },
  statuses: { 201: 'The stored picture with its files.' },
  failures: {
    400: IMAGE_ERRORS.unreadable,
    401: INVALID_TOKEN,
    403: ROLE_FORBIDDEN,
    413: IMAGE_ERRORS.tooLarge,
    415: IMAGE_ERRORS.type,
  },
  invalidField: null,
  topics: null,
  parseInput: ({ body }) => ({ params: {}, query: {}, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }),
  async respond({ body }, context) {
    const { id, width, height } = await uploadImage(context, body as Buffer)
    const stored = { id, url: imagePath(id, width), width, height, sources: sourcesOf({ id, width }) }
    return { status: 201, headers: {}, body: JSON.stringify(uploaded.parse(stored)) }
  },
}

export const imageRoutes = [upload]
