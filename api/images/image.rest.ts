import type { z } from 'zod'
import type { RestRoute } from '#api/rest/route.ts'
import { readOperation } from '#api/rest/stored-operation.ts'
import { ROLE_FORBIDDEN } from '#domain/admin/editors.ts'
import { INVALID_TOKEN } from '#domain/admin/messages.ts'
import { imagePath } from '#domain/images/image-path.ts'
import { IMAGE_ERRORS, IMAGE_TYPES, MAX_IMAGE_BYTES } from '#domain/images/image-rules.ts'
import { RestImagesDocument } from './image.rest.generated.ts'
import { sourcesOf } from './image.schema.ts'
import { uploadImage } from './image.service.ts'

/** GraphQL has no files, so the upload only shares its response schema with a stored operation. */
const { schema: images } = readOperation(RestImagesDocument, 'images.nodes')
const { element: uploaded } = images as z.ZodArray<z.ZodType>

const upload: RestRoute = {
  method: 'POST',
  url: '/images',
  operationId: 'uploadImage',
  tag: 'blog',
  summary: 'Upload a picture for an article (writer)',
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
  topics: null,
  parseInput: ({ body }) => ({ params: {}, query: {}, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }),
  async respond({ body }, context) {
    const { id, width, height } = await uploadImage(context, body as Buffer)
    const stored = { id, url: imagePath(id, width), width, height, sources: sourcesOf({ id, width }) }
    return { status: 201, headers: {}, body: JSON.stringify(uploaded.parse(stored)) }
  },
}

export const imageRoutes = [upload]
