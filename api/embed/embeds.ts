import type { FastifyInstance } from 'fastify'
import type { TableTopic } from '#api/cache/changes.ts'
import { PUBLIC_POLL } from '#api/polls/poll.service.ts'
import type { Deps } from '#api/server/deps.ts'
import { sendText } from '#api/server/text-response.ts'
import { EMBED_PAGES, EMBED_TEXT, type EmbedKind } from '#domain/embed/embed-code.ts'
import { findValue } from '#domain/values/cards.ts'
import { EMBED_HEADERS, embedPage, type Theme, themeSchema } from './embed-page.ts'
import { mountOembed } from './oembed.ts'
import { pollEmbed } from './poll-embed.ts'
import { valueEmbed } from './value-embed.ts'

/** Null if nothing has the slug. */
type Draw = (slug: string, theme: Theme) => Promise<string | null>

/** Figures that other sites may show in a frame. They show and never ask, so they have no form and no cookie. */
export function mountEmbeds(app: FastifyInstance, deps: Deps): void {
  const { db, env } = deps
  mountEmbed(app, deps, 'value', [], async (slug, theme) => {
    const card = findValue(slug)
    return card ? valueEmbed(card, env.PUBLIC_URL, theme) : null
  })
  mountEmbed(app, deps, 'poll', ['polls', 'tallies'], async (slug, theme) => {
    const poll = await db.prisma.poll.findUnique({
      where: { slug, ...PUBLIC_POLL },
      include: { tallies: true },
    })
    return poll && pollEmbed(poll, env.PUBLIC_URL, theme)
  })
  mountOembed(app, deps)
}

function mountEmbed(
  app: FastifyInstance,
  deps: Deps,
  kind: EmbedKind,
  topics: readonly TableTopic[],
  draw: Draw,
): void {
  app.get<{ Params: { slug: string }; Querystring: { theme?: unknown } }>(
    `/embed/${kind}/:slug`,
    async (request, reply) => {
      const { slug } = request.params
      const theme = themeSchema.parse(request.query.theme)
      const key = `embed ${JSON.stringify([kind, slug, theme])}`
      const exchange = { deps, request, reply: reply.removeHeader('x-frame-options') }
      return sendText(exchange, key, topics, async () => {
        const html = await draw(slug, theme)
        const text = { type: 'text/html; charset=utf-8', headers: EMBED_HEADERS }
        return html === null
          ? { ...text, body: missing(kind, deps.env.PUBLIC_URL, theme), status: 404 }
          : { ...text, body: html }
      })
    },
  )
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
