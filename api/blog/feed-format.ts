import { escapeXml, type TextResponse } from './text-response.ts'

export interface FeedItem {
  /** Absolute, and never changed, because readers identify items by it. */
  address: string
  title: string
  summary: string
  /** With absolute links. */
  html: string
  image: string
  publishedAt: Date | null
  updatedAt: Date
  author: string
  tags: readonly string[]
}

/** All addresses are absolute. */
export interface Feed {
  title: string
  description: string
  home: string
  rss: string
  json: string
  siteUrl: string
  items: readonly FeedItem[]
}

export function rssFeed(feed: Feed): TextResponse {
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    <title>${escapeXml(feed.title)}</title>`,
    `    <link>${escapeXml(feed.home)}</link>`,
    `    <description>${escapeXml(feed.description)}</description>`,
    '    <language>en-US</language>',
    `    <atom:link href="${escapeXml(feed.rss)}" rel="self" type="application/rss+xml"/>`,
    '    <ttl>60</ttl>',
    ...feed.items.map(rssItem),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
  return { type: 'application/rss+xml; charset=utf-8', body }
}

function rssItem(item: FeedItem): string {
  return [
    '    <item>',
    `      <title>${escapeXml(item.title)}</title>`,
    `      <link>${escapeXml(item.address)}</link>`,
    `      <guid isPermaLink="true">${escapeXml(item.address)}</guid>`,
    ...(item.publishedAt ? [`      <pubDate>${item.publishedAt.toUTCString()}</pubDate>`] : []),
    `      <dc:creator>${escapeXml(item.author)}</dc:creator>`,
    ...item.tags.map((tag) => `      <category>${escapeXml(tag)}</category>`),
    `      <description>${escapeXml(item.summary)}</description>`,
    `      <content:encoded>${escapeXml(item.html)}</content:encoded>`,
    '    </item>',
  ].join('\n')
}

export function jsonFeed(feed: Feed): TextResponse {
  const body = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.json,
    description: feed.description,
    language: 'en-US',
    icon: `${feed.siteUrl}/icon-512.png`,
    favicon: `${feed.siteUrl}/icon-192.png`,
    items: feed.items.map((item) => ({
      id: item.address,
      url: item.address,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      image: item.image,
      ...(item.publishedAt && { date_published: item.publishedAt.toISOString() }),
      date_modified: item.updatedAt.toISOString(),
      authors: [{ name: item.author }],
      ...(item.tags.length > 0 && { tags: item.tags }),
    })),
  })
  return { type: 'application/feed+json; charset=utf-8', body }
}
