import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isFresh } from '#api/cache/stored-response.ts'
import { ARCHIVED } from '#api/newsletter/issues/issue.service.ts'
import { PUBLIC_POLL } from '#api/polls/poll.service.ts'
import { createConcurrencyLimit } from '#api/server/concurrency-limit.ts'
import type { Deps } from '#api/server/deps.ts'
import { clientOf } from '#api/server/http.ts'
import { sendProblem } from '#api/server/problem.ts'
import { siteDay } from '#api/server/site-zone.ts'
import { todayQuestion } from '#domain/today/question.ts'
import { hasQuestion, questionOn } from '#domain/today/questions.ts'
import { findValue } from '#domain/values/cards.ts'
import {
  articleCard,
  guessesCard,
  issueCard,
  pollCard,
  resultCard,
  siteCard,
  todayCard,
  valueCard,
} from './draw-card.ts'
import { toPng } from './renderer.ts'

/** One picture at a time, because drawing takes processor time and three megabytes. */
const drawing = createConcurrencyLimit(1)
/** Keyed by the hash of the drawing, so they never change. */
const pictures = new LRUCache<string, Buffer, string>({
  maxSize: 16_000_000,
  sizeCalculation: (picture) => picture.length,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: svg }) => drawing.run(() => toPng(svg)),
})

type OneFile = { Params: { file: string } }

export function mountSocialCards(app: FastifyInstance, deps: Deps): void {
  const {
    db: { prisma },
    concurrency,
  } = deps
  /** `draw` returns null if nothing has the slug. */
  function mountCards(folder: string, draw: (slug: string) => Promise<string | null>) {
    app.get<OneFile>(`${folder}/:file`, async (request, reply) => {
      const slug = /^(.+)\.png$/.exec(request.params.file)?.[1]
      const svg = slug && (await concurrency.run(() => draw(slug), clientOf(request, reply)))
      return svg ? sendPicture(request, reply, svg) : notFound(reply)
    })
  }
  mountCards('/og', async (slug) => {
    const select = { slug: true, title: true, category: true, tags: true, coverVariant: true }
    const post = await prisma.post.findUnique({ where: { slug, status: 'published' }, select })
    return post && articleCard(post)
  })
  mountCards('/og/newsletter', async (slug) => {
    const select = { subject: true }
    const issue = await prisma.newsletterIssue.findFirst({ where: { AND: [ARCHIVED, { slug }] }, select })
    return issue && issueCard(issue.subject)
  })
  mountCards('/og/poll', async (slug) => {
    const poll = await prisma.poll.findUnique({
      where: { slug, ...PUBLIC_POLL },
      select: { question: true, options: true },
    })
    return poll && pollCard(poll)
  })
  mountCards('/og/value', async (slug) => {
    const card = findValue(slug)
    return card ? valueCard(card.title) : null
  })
  mountCards('/og/today', async (day) => {
    if (!hasQuestion(day, siteDay(deps))) return null
    const { party, figure } = questionOn(day)
    return todayCard(todayQuestion(party, figure.asked))
  })
  app.get('/og/site.png', (request, reply) => sendPicture(request, reply, siteCard()))
  app.get<OneFile>('/og/quiz/:file', async (request, reply) => {
    const [, off, number] = /^(off-)?(0|[1-9]\d?|100)\.png$/.exec(request.params.file) ?? []
    if (number === undefined) return notFound(reply)
    return sendPicture(request, reply, (off ? guessesCard : resultCard)(Number(number)))
  })
}

/** The hash of the drawing is the ETag, so an edited title gets a new picture. */
async function sendPicture(request: FastifyRequest, reply: FastifyReply, svg: string): Promise<FastifyReply> {
  const key = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
  const etag = `"${key}"`
  reply.headers({
    etag,
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (isFresh(request, { etag })) return reply.status(304).send()
  return reply.type('image/png').send(await pictures.forceFetch(key, { context: svg }))
}

function notFound(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 404, 'NOT_FOUND', 'There is no such image.')
}
