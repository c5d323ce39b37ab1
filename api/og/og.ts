import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { createGate } from '../gate.ts'
import { holds } from '../http.ts'
import { sendProblem } from '../rest/problem.ts'
import { articleCard, resultCard, siteCard } from './draw-card.ts'
import { toPng } from './renderer.ts'

/** How many pictures are kept, every quiz result's among them: about 16 MB. */
const MAX_PICTURES = 256
const pictures = new Map<string, Promise<Buffer>>()
/** A picture in the making is three megabytes and the one thread's work: a flood of them would take all there is. */
const gate = createGate(1)

/** Pictures for social cards, made here: `/og/{slug}.png`, `/og/quiz/{percent}.png`, `/og/site.png`. */
export function mountSocialCards(app: FastifyInstance, deps: Deps): void {
  app.get('/og/:file', { config: { label: '/og' } }, async (request, reply) => {
    const name = /^(.+)\.png$/.exec(fileOf(request))?.[1]
    if (name === 'site') return sendPicture(request, reply, siteCard())
    const post =
      name === undefined
        ? null
        : await deps.gate.run(() =>
            deps.db.prisma.post.findUnique({
              where: { slug: name, status: 'published' },
              select: { slug: true, title: true, category: true },
            }),
          )
    return post ? sendPicture(request, reply, articleCard(post)) : notFound(reply)
  })

  app.get('/og/quiz/:file', { config: { label: '/og/quiz' } }, async (request, reply) => {
    const percent = /^(0|[1-9]\d?|100)\.png$/.exec(fileOf(request))?.[1]
    return percent === undefined ? notFound(reply) : sendPicture(request, reply, resultCard(Number(percent)))
  })
}

function fileOf(request: FastifyRequest): string {
  return (request.params as { file: string }).file
}

/** The drawing names the picture: the same drawing is the same bytes, and an edited title is another picture. */
async function sendPicture(request: FastifyRequest, reply: FastifyReply, svg: string): Promise<FastifyReply> {
  const key = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
  const etag = `"${key}"`
  reply.headers({
    etag,
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    // Other sites show these pictures: that is what they are for.
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (holds(request, etag)) return reply.status(304).send()
  return reply.type('image/png').send(await pictureOf(key, svg))
}

function pictureOf(key: string, svg: string): Promise<Buffer> {
  const known = pictures.get(key)
  const picture = known ?? gate.run(() => toPng(svg))
  // Put at the end again: what is asked for stays, what nobody asks for goes.
  pictures.delete(key)
  pictures.set(key, picture)
  if (!known) picture.catch(() => pictures.delete(key))
  if (pictures.size > MAX_PICTURES) pictures.delete(pictures.keys().next().value as string)
  return picture
}

function notFound(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 404, 'NOT_FOUND', 'There is no such picture.')
}
