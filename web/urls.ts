import type { RoomName } from '#domain/admin/rooms.ts'
import { type FilterParams, formatFilters } from '#domain/blog/filter-query.ts'
import type { TableName } from '#domain/data/tables.ts'
import type { EmbedKind } from '#domain/embed/embed-code.ts'
import type { Section } from '#domain/layout.ts'
import type { SharedResult } from '#domain/quiz/share.ts'

function blog(filters: FilterParams = {}): string {
  const query = formatFilters(filters)
  return query.size > 0 ? `/blog?${query}` : '/blog'
}

/** By format. `category` is one of articles. */
function feeds(page: 'blog' | 'polls' | 'newsletter' | 'today', category?: string) {
  const query = category ? `?${new URLSearchParams({ category })}` : ''
  return { rss: `/${page}/feed.xml${query}`, json: `/${page}/feed.json${query}` }
}

const paged = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path)

/** Paths only. Absolute addresses need the origin in front. */
export const urls = {
  home: () => '/',
  section: (id: Section) => `/#${id}`,
  blog,
  preview: (token: string) => `/preview/${encodeURIComponent(token)}`,
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  feeds,
  polls: (page = 1) => paged('/polls', page),
  poll: (slug: string) => `/polls/${encodeURIComponent(slug)}`,
  values: () => '/values',
  value: (slug: string) => `/values/${slug}`,
  valueJson: (slug: string) => `/api/values/${slug}`,
  embed: (kind: EmbedKind, slug: string) => `/embed/${kind}/${slug}`,
  data: () => '/data',
  dataFile: (file: string) => `/data/${file}`,
  /** By format. */
  dataFiles: (name: TableName) => ({ CSV: `/data/${name}.csv`, JSON: `/data/${name}.json` }),
  admin: (room: RoomName = '') => (room ? `/admin/${room}` : '/admin'),
  /** `new` for one that is not saved yet. */
  adminPost: (id: string) => `/admin/posts/${encodeURIComponent(id)}`,
  mission: () => '/our-mission',
  methodology: () => '/methodology',
  privacy: () => '/privacy-policy',
  contact: () => '/contact',
  newsletter: (page = 1) => paged('/newsletter', page),
  newsletterIssue: (slug: string) => `/newsletter/${encodeURIComponent(slug)}`,
  compare: () => '/compare',
  today: (day?: string) => (day === undefined ? '/today' : `/today/${day}`),
  confirmSubscription: (token: string) => `/newsletter/confirm?token=${encodeURIComponent(token)}`,
  unsubscribe: (token: string) => `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
  graphql: () => '/graphql',
  apiDocs: () => '/api/docs',
  openApi: () => '/api/openapi.json',
  siteImage: () => '/og/site.png',
  postImage: (slug: string) => `/og/${encodeURIComponent(slug)}.png`,
  pollImage: (slug: string) => `/og/poll/${encodeURIComponent(slug)}.png`,
  valueImage: (slug: string) => `/og/value/${slug}.png`,
  newsletterImage: (slug: string) => `/og/newsletter/${encodeURIComponent(slug)}.png`,
  todayImage: (day: string) => `/og/today/${day}.png`,
  quizImage: ({ overlapPercentage, pointsOff }: SharedResult) =>
    pointsOff === null ? `/og/quiz/${overlapPercentage}.png` : `/og/quiz/off-${pointsOff}.png`,
}
