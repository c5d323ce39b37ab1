import type { FastifyInstance } from 'fastify'
import type { Deps } from '#api/server/deps.ts'
import type { Env } from '#api/server/env.ts'
import { type Feed, type FeedItem, mountFeed } from '#api/server/feed-format.ts'
import { siteZone } from '#api/server/site-zone.ts'
import { POLLS_PAGE_TEXT, pollDescription } from '#domain/polls/poll-page-text.ts'
import { joinTitle, SITE_NAME } from '#domain/site-name.ts'
import type { Poll, Tally } from '#prisma/client/client.ts'
import { lastChange, PUBLIC_POLL } from './poll.service.ts'
import { pollHtml } from './poll-html.ts'

const FEED_SIZE = 30

export function mountPollFeeds(app: FastifyInstance, deps: Deps): void {
  mountFeed(app, deps, '/polls/feed', ['polls', 'tallies'], () => feedOf(deps))
}

async function feedOf({ db, env }: Deps): Promise<Omit<Feed, 'self'>> {
  const polls = await db.prisma.poll.findMany({
    where: PUBLIC_POLL,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: FEED_SIZE,
    include: { tallies: true },
  })
  return {
    title: joinTitle(POLLS_PAGE_TEXT.heading, SITE_NAME),
    description: POLLS_PAGE_TEXT.lead,
    home: `${env.PUBLIC_URL}/polls`,
    items: polls.map((poll) => pollItem(poll, env)),
  }
}

function pollItem(poll: Poll & { tallies: Tally[] }, env: Env): FeedItem {
  const { PUBLIC_URL: siteUrl, MIN_GROUP_SIZE: minGroupSize } = env
  const zone = siteZone(env)
  return {
    url: `${siteUrl}/polls/${poll.slug}`,
    title: poll.question,
    summary: pollDescription(poll.closedAt, zone),
    html: pollHtml(poll, minGroupSize, zone),
    image: `${siteUrl}/og/poll/${poll.slug}.png`,
    publishedAt: poll.createdAt,
    updatedAt: lastChange(poll),
    author: SITE_NAME,
    tags: [],
  }
}
