import type { FastifyInstance } from 'fastify'
import { type Feed, type FeedItem, jsonFeed, rssFeed } from '#api/blog/feed-format.ts'
import { FEED_SIZE } from '#api/blog/feeds.ts'
import { sendCachedText } from '#api/blog/text-response.ts'
import type { TableTopic } from '#api/cache/changes.ts'
import type { Deps } from '#api/server/deps.ts'
import { POLLS_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { joinTitle, SITE_NAME } from '#domain/site-name.ts'
import type { Poll, Tally } from '#prisma/client/client.ts'
import { lastChange } from './poll.service.ts'
import { pollHtml, pollSummary } from './poll-html.ts'

const POLLS: ReadonlySet<TableTopic> = new Set(['polls'])

export function mountPollFeeds(app: FastifyInstance, deps: Deps): void {
  for (const [path, format] of [
    ['/polls/feed.xml', rssFeed],
    ['/polls/feed.json', jsonFeed],
  ] as const) {
    const make = async () => format(await pollFeed(deps))
    app.get(path, (request, reply) =>
      sendCachedText(deps, request, reply, { key: path, topics: POLLS, make }),
    )
  }
}

async function pollFeed({ db, env }: Deps): Promise<Feed> {
  const siteUrl = env.PUBLIC_URL
  const polls = await db.prisma.poll.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: FEED_SIZE,
    include: { tallies: true },
  })
  return {
    title: joinTitle(POLLS_PAGE_TEXT.heading, SITE_NAME),
    description: POLLS_PAGE_TEXT.lead,
    home: `${siteUrl}/polls`,
    rss: `${siteUrl}/polls/feed.xml`,
    json: `${siteUrl}/polls/feed.json`,
    siteUrl,
    items: polls.map((poll) => pollItem(poll, siteUrl, env.MIN_GROUP_SIZE)),
  }
}

function pollItem(poll: Poll & { tallies: Tally[] }, siteUrl: string, minGroupSize: number): FeedItem {
  return {
    address: `${siteUrl}/polls/${poll.slug}`,
    title: poll.question,
    summary: pollSummary(poll),
    html: pollHtml(poll, minGroupSize),
    image: `${siteUrl}/og/poll/${poll.slug}.png`,
    publishedAt: poll.createdAt,
    updatedAt: lastChange(poll),
    author: SITE_NAME,
    tags: [],
  }
}
