import querystring from 'node:querystring'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { TableTopic } from '#api/cache/changes.ts'
import { parse } from '#api/graphql/parse.ts'
import { PUBLIC_POLL } from '#api/polls/poll.service.ts'
import type { Deps } from '#api/server/deps.ts'
import { clientOf } from '#api/server/http.ts'
import { sendProblem } from '#api/server/problem.ts'
import { sendText } from '#api/server/text-response.ts'
import {
  EMBED_KINDS,
  EMBED_PAGES,
  EMBED_TEXT,
  EMBED_WIDTH,
  type EmbedKind,
  embedCode,
  embedHeight,
} from '#domain/embed/embed-code.ts'
import { NotFound } from '#domain/errors.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import { findValue } from '#domain/values/cards.ts'
import { EMBED_HEADERS, embedPage, type Theme, themeSchema } from './embed-page.ts'
import { pollEmbed } from './poll-embed.ts'
import { valueEmbed } from './value-embed.ts'

const TOPICS: Readonly<Record<EmbedKind, readonly TableTopic[]>> = { value: [], poll: ['polls', 'tallies'] }

const NOTHING_TO_EMBED = 'This address has nothing to embed. Values and polls of this site do.'
const pixels = z.coerce
  .number({ error: 'This must be a number of pixels' })
  .int('This must be a whole number of pixels')
  .min(1, 'This must be at least 1 pixel')
  .optional()
const oembedSchema = z.object({
  url: z.url({ error: 'url must be the address of a value or poll page of this site' }),
  maxwidth: pixels,
  maxheight: pixels,
  format: z.string().default('json'),
})

/** Figures that other sites may show in a frame. They show and never ask, so they have no form and no cookie. */
export function mountEmbeds(app: FastifyInstance, deps: Deps): void {
  const { PUBLIC_URL } = deps.env
  for (const kind of EMBED_KINDS)
    app.get<{ Params: { slug: string }; Querystring: { theme?: unknown } }>(
      `/embed/${kind}/:slug`,
      async (request, reply) => {
        const { slug } = request.params
        const theme = themeSchema.parse(request.query.theme)
        const key = `embed ${JSON.stringify([kind, slug, theme])}`
        const exchange = { deps, request, reply: reply.removeHeader('x-frame-options') }
        return sendText(exchange, key, TOPICS[kind], async () => {
          const figure = await findFigure(deps, kind, slug)
          const text = { type: 'text/html; charset=utf-8', headers: EMBED_HEADERS }
          return figure
            ? { ...text, body: figure.draw(theme) }
            : { ...text, body: missing(kind, PUBLIC_URL, theme), status: 404 }
        })
      },
    )
  /** oEmbed 1.0, JSON only. Answers for the pages of this site and for the addresses of their frames. */
  app.get('/oembed', async (request, reply) => {
    // Also on errors, so that scripts of other sites can read why.
    reply.header('access-control-allow-origin', '*')
    const { url, maxwidth = EMBED_WIDTH, maxheight, format } = parse(oembedSchema, request.query)
    if (format !== 'json') return sendProblem(reply, 501, 'BAD_INPUT', 'Only format=json is available.')
    const { kind, slug } = embedOf(new URL(url), PUBLIC_URL)
    const figure =
      kind && (await deps.concurrency.run(() => findFigure(deps, kind, slug), clientOf(request, reply)))
    if (!figure) throw new NotFound(NOTHING_TO_EMBED)
    const { title } = figure
    const width = Math.min(EMBED_WIDTH, maxwidth)
    const height = Math.min(figure.height, maxheight ?? figure.height)
    reply.header('cache-control', 'public, max-age=300')
    return {
      version: '1.0',
      type: 'rich',
      provider_name: SITE_NAME,
      provider_url: PUBLIC_URL,
      title,
      cache_age: 300,
      width,
      height,
      html: embedCode({ url: `${PUBLIC_URL}/embed/${kind}/${slug}`, title, width, height }),
    }
  })
}

/** Null if nothing has the slug. */
async function findFigure({ db, env: { PUBLIC_URL } }: Deps, kind: EmbedKind, slug: string) {
  if (kind === 'value') {
    const card = findValue(slug)
    if (!card) return null
    const { title } = card
    return { title, height: embedHeight(title), draw: (theme: Theme) => valueEmbed(card, PUBLIC_URL, theme) }
  }
  const poll = await db.prisma.poll.findUnique({
    where: { slug, ...PUBLIC_POLL },
    include: { tallies: true },
  })
  if (!poll) return null
  const { question: title, options } = poll
  return {
    title,
    height: embedHeight(title, options),
    draw: (theme: Theme) => pollEmbed(poll, PUBLIC_URL, theme),
  }
}

/** What the address of a page or frame of this site shows. */
function embedOf({ origin, pathname }: URL, siteUrl: string): { kind: EmbedKind | undefined; slug: string } {
  const [, path, encoded = ''] = /^(.*)\/([^/]+)\/?$/.exec(pathname) ?? []
  const kind = EMBED_KINDS.find((one) => path === EMBED_PAGES[one] || path === `/embed/${one}`)
  // Unlike decodeURIComponent, it does not throw.
  return { kind: origin === siteUrl ? kind : undefined, slug: querystring.unescape(encoded) }
}

function missing(kind: EmbedKind, siteUrl: string, theme: Theme): string {
  return embedPage({
    title: EMBED_TEXT.missing,
    page: siteUrl + EMBED_PAGES[kind],
    link: EMBED_TEXT.frame,
    theme,
    heading: EMBED_TEXT.missing,
    figure: '',
    source: '',
  })
}
