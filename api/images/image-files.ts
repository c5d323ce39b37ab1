import type { FastifyInstance } from 'fastify'
import type { Deps } from '#api/server/deps.ts'
import { clientOf } from '#api/server/http.ts'
import { sendProblem } from '#api/server/problem.ts'
import { parseImagePath } from '#domain/images/image-path.ts'

/** Serves /images/{id}-{width}.webp, whose content never changes. */
export function mountImages(app: FastifyInstance, { db, concurrency }: Deps): void {
  app.get<{ Params: { file: string } }>('/images/:file', async (request, reply) => {
    const image = parseImagePath(`/images/${request.params.file}`)
    const where = image && { imageId_width: { imageId: image.id, width: image.width } }
    const found =
      where &&
      (await concurrency.run(() => db.prisma.imageFile.findUnique({ where }), clientOf(request, reply)))
    if (!found) return sendProblem(reply, 404, 'NOT_FOUND', 'There is no such image.')
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        // Feed readers show the pictures of articles.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('image/webp')
      .send(Buffer.from(found.data))
  })
}
