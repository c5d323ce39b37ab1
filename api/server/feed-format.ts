import type { FastifyInstance } from 'fastify'
import type { TableTopic } from '#api/cache/changes.ts'
import type { Deps } from './deps.ts'
import { escapeXml, sendText, type TextResponse } from './text-response.ts'

export interface Feed {
  title: string
  /** Address of the page that lists the same items. */
  home: string
  /** Address of the feed itself. */
  self: string
  description: string
  items: readonly FeedItem[]
}

export interface FeedItem {
  url: string
  title: string
  summary: string
  html: string
  image: string
  publishedAt: Date | null
  updatedAt: Date
  author: string
  tags: readonly string[]
}

/** Serves `path`.xml and `path`.json. `queryOf` returns the part of a URL's query that selects the items, or an empty string. */
export function mountFeed(
  app: FastifyInstance,
  deps: Deps,
  path: string,
  topics: readonly TableTopic[],
  feedOf: (query: string) => Promise<Omit<Feed, 'self'>>,
  queryOf: (query: unknown) => string = () => '',
): void {
  for (const [extension, format] of [
    ['xml', rss],
    ['json', jsonFeed],
  ] as const) {
    app.get(`${path}.${extension}`, async (request, reply) => {
      const query = queryOf(request.query)
      const address = `${path}.${extension}${query}`
      return sendText({ deps, request, reply }, address, topics, async () =>
        format({ ...(await feedOf(query)), self: deps.env.PUBLIC_URL + address }, deps),
      )
    })
  }
}

/** RSS 2.0. */
function rss({ title, home, self, description, items }: Feed): TextResponse {
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    <title>${escapeXml(title)}</title>`,
    `    <link>${escapeXml(home)}</link>`,
    `    <description>${escapeXml(description)}</description>`,
    '    <language>en-US</language>',
    `    <atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    '    <ttl>60</ttl>',
    ...items.map(rssItem),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
  return { type: 'application/rss+xml; charset=utf-8', body }
}

function rssItem({ title, url, publishedAt, author, tags, summary, html }: FeedItem): string {
  return [
    '    <item>',
    `      <title>${escapeXml(title)}</title>`,
    `      <link>${escapeXml(url)}</link>`,
    `      <guid isPermaLink="true">${escapeXml(url)}</guid>`,
    ...(publishedAt ? [`      <pubDate>${publishedAt.toUTCString()}</pubDate>`] : []),
    `      <dc:creator>${escapeXml(author)}</dc:creator>`,
    ...tags.map((name) => `      <category>${escapeXml(name)}</category>`),
    `      <description>${escapeXml(summary)}</description>`,
    `      <content:encoded>${escapeXml(html)}</content:encoded>`,
    '    </item>',
  ].join('\n')
}

/** JSON Feed 1.1. */
function jsonFeed({ title, home, self, description, items }: Feed, { env }: Pick<Deps, 'env'>): TextResponse {
  const body = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    description,
    language: 'en-US',
    icon: `${env.PUBLIC_URL}/icon-512.png`,
    favicon: `${env.PUBLIC_URL}/icon-192.png`,
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      image: item.image,
      ...(item.publishedAt && { date_published: item.publishedAt.toISOString() }),
      date_modified: item.updatedAt.toISOString(),
      authors: [{ name: item.author }],
      tags: item.tags,
    })),
  })
  return { type: 'application/feed+json; charset=utf-8', body }
}
