import querystring from 'node:querystring'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parse } from '#api/graphql/parse.ts'
import { PUBLIC_POLL } from '#api/polls/poll.service.ts'
import type { Client } from '#api/server/concurrency-limit.ts'
import type { Deps } from '#api/server/deps.ts'
import { clientOf } from '#api/server/http.ts'
import { sendProblem } from '#api/server/problem.ts'
import { EMBED_KINDS, EMBED_PAGES, EMBED_WIDTH, embedCode, embedHeight } from '#domain/embed/embed-code.ts'
import { NotFound } from '#domain/errors.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import { findValue } from '#domain/values/cards.ts'

const NOTHING_TO_EMBED = 'This address has nothing to embed. Values and polls of this site do.'
const pixels = z.coerce
  .number({ error: 'This must be a number of pixels' })
  .int('This must be a whole number of pixels')
  .min(1, 'This must be at least 1 pixel')
  .optional()
const querySchema = z.object({
  url: z.url({ error: 'url must be the address of a value or poll page of this site' }),
  maxwidth: pixels,
  maxheight: pixels,
  format: z.string().default('json'),
})

/** oEmbed 1.0, JSON only. Answers for the pages of this site and for the addresses of their frames. */
export function mountOembed(app: FastifyInstance, deps: Deps): void {
  app.get('/oembed', async (request, reply) => {
    // Also on errors, so that scripts of other sites can read why.
    reply.header('access-control-allow-origin', '*')
    const { url, maxwidth = EMBED_WIDTH, maxheight, format } = parse(querySchema, request.query)
    if (format !== 'json') return sendProblem(reply, 501, 'BAD_INPUT', 'Only format=json is available.')
    const found = await findFigure(deps, new URL(url), () => clientOf(request, reply))
    if (!found) throw new NotFound(NOTHING_TO_EMBED)
    const width = Math.min(EMBED_WIDTH, maxwidth)
    const height = Math.min(found.height, maxheight ?? found.height)
    const { title } = found
    reply.header('cache-control', 'public, max-age=300')
    return {
      version: '1.0',
      type: 'rich',
      provider_name: SITE_NAME,
      provider_url: deps.env.PUBLIC_URL,
      title,
      cache_age: 300,
      width,
      height,
      html: embedCode({ url: found.url, title, width, height }),
    }
  })
}

async function findFigure(
  { db, env, concurrency }: Deps,
  { origin, pathname }: URL,
  client: () => Client,
): Promise<{ url: string; title: string; height: number } | null> {
  if (origin !== new URL(env.PUBLIC_URL).origin) return null
  const [, path, encoded = ''] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? []
  // Unlike decodeURIComponent, it does not throw.
  const slug = querystring.unescape(encoded)
  const kind = EMBED_KINDS.find((one) => path === EMBED_PAGES[one] || path === `/embed/${one}`)
  if (!kind || !slug) return null
  const url = `${env.PUBLIC_URL}/embed/${kind}/${slug}`
  if (kind === 'value') {
    const card = findValue(slug)
    return card ? { url, title: card.title, height: embedHeight(card.title) } : null
  }
  const poll = await concurrency.run(
    () => db.prisma.poll.findUnique({ where: { slug, ...PUBLIC_POLL } }),
    client(),
  )
  return poll && { url, title: poll.question, height: embedHeight(poll.question, poll.options) }
}
