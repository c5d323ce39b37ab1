import type { Section } from '../domain/layout.ts'

/** What the blog list can be narrowed to; the names in the address are those of the REST API. */
export type BlogFilters = {
  search?: string
  category?: string | null
  tags?: readonly string[]
  page?: number
}

function blog({ search, category, tags = [], page = 1 }: BlogFilters = {}): string {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (category) query.set('category', category)
  for (const tag of tags) query.append('tag', tag)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/blog?${query}` : '/blog'
}

function feed(path: string, category: string | null | undefined): string {
  return category ? `${path}?${new URLSearchParams({ category })}` : path
}

/** Every link of the site. Paths only: whoever needs an absolute address puts the origin in front. */
export const urls = {
  home: () => '/',
  section: (id: Section) => `/#${id}`,
  blog,
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  feedRss: (category?: string | null) => feed('/blog/feed.xml', category),
  feedJson: (category?: string | null) => feed('/blog/feed.json', category),
  admin: () => '/admin',
  mission: () => '/our-mission',
  methodology: () => '/methodology',
  privacy: () => '/privacy-policy',
  contact: () => '/contact',
  confirmSubscription: (token: string) => `/newsletter/confirm?token=${encodeURIComponent(token)}`,
  unsubscribe: (token: string) => `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
  graphql: () => '/graphql',
  apiDocs: () => '/api/docs',
  openApi: () => '/api/openapi.json',
  siteImage: () => '/og/site.png',
  postImage: (slug: string) => `/og/${encodeURIComponent(slug)}.png`,
  quizImage: (overlap: number) => `/og/quiz/${overlap}.png`,
}
