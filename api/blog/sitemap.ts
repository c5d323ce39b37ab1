import { CATEGORIES } from '../../domain/blog/categories.ts'
import type { Deps } from '../deps.ts'
import { lastChange, type MachineText, xml } from './machine-text.ts'
import { NEWEST_FIRST } from './post-list.ts'

/** How many addresses one sitemap holds; with more posts /sitemap.xml becomes an index (the format's limit is 50,000). */
const SITEMAP_SIZE = 10_000
const PAGES = ['/', '/blog', '/our-mission', '/methodology', '/privacy-policy', '/contact']

/** What search engines may read, and where the sitemap is. */
export function robots({ env }: Pick<Deps, 'env'>): MachineText {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Disallow: /graphql', '']
  return {
    type: 'text/plain; charset=utf-8',
    body: [...lines, `Sitemap: ${env.PUBLIC_URL}/sitemap.xml`, ''].join('\n'),
    modified: null,
  }
}

/** The pages, the categories and every post; an index of parts when there are many posts. */
export async function sitemap(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  part: number | null,
): Promise<MachineText | null> {
  const all = await db.prisma.post.count({ where: { status: 'published' } })
  const parts = Math.max(1, Math.ceil(all / SITEMAP_SIZE))
  if (part !== null && (parts === 1 || part > parts)) return null
  const head = '<?xml version="1.0" encoding="UTF-8"?>'
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  const type = 'application/xml; charset=utf-8'
  if (part === null && parts > 1) {
    const entries = Array.from(
      { length: parts },
      (_, index) =>
        `  <sitemap><loc>${xml(`${env.PUBLIC_URL}/sitemap.xml?part=${index + 1}`)}</loc></sitemap>`,
    )
    const body = [head, `<sitemapindex ${namespace}>`, ...entries, '</sitemapindex>', ''].join('\n')
    return { type, body, modified: null }
  }
  const posts = await db.prisma.post.findMany({
    where: { status: 'published' },
    orderBy: [...NEWEST_FIRST],
    skip: ((part ?? 1) - 1) * SITEMAP_SIZE,
    take: SITEMAP_SIZE,
    select: { slug: true, updatedAt: true },
  })
  const fixed = [...PAGES, ...CATEGORIES.map((category) => `/blog?${new URLSearchParams({ category })}`)]
  const entries = [
    ...(part === null || part === 1 ? fixed : []).map(
      (path) => `  <url><loc>${xml(env.PUBLIC_URL + path)}</loc></url>`,
    ),
    ...posts.map(
      ({ slug, updatedAt }) =>
        `  <url><loc>${xml(`${env.PUBLIC_URL}/blog/${slug}`)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    ),
  ]
  const body = [head, `<urlset ${namespace}>`, ...entries, '</urlset>', ''].join('\n')
  return { type, body, modified: lastChange(posts) }
}
