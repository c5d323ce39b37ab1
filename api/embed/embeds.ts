import type { FastifyInstance } from 'fastify'
import type { TableTopic } from '#api/cache/changes.ts'
import { sendStored, storedResponse } from '#api/cache/stored-response.ts'
import { PUBLIC_POLL } from '#api/polls/poll.service.ts'
import type { Deps } from '#api/server/deps.ts'
import { clientOf } from '#api/server/http.ts'
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
      const stored = await deps.responses.fetch(
        `embed ${JSON.stringify([kind, slug, theme])}`,
        async (client) => {
          const html = await deps.concurrency.run(() => draw(slug, theme), client)
          if (html === null)
            return { value: storedEmbed(missing(kind, deps.env.PUBLIC_URL, theme), 404), topics: null }
          return { value: storedEmbed(html, 200), topics: new Set(topics) }
        },
        () => clientOf(request, reply),
      )
      return sendStored(request, reply.removeHeader('x-frame-options'), stored)
    },
  )
}

function storedEmbed(html: string, status: number) {
  return storedResponse(
    html,
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
      ...EMBED_HEADERS,
    },
    status,
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
