import { ARCHIVED } from '#api/newsletter/issues/issue.service.ts'
import { PUBLIC_POLL } from '#api/polls/poll.service.ts'
import { TABLES } from '#domain/data/tables.ts'
import { SITE_PAGES } from '#domain/pages/site-pages.ts'
import { hasQuestion } from '#domain/today/questions.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { htmlBlocks } from './html-text.ts'

/** `href` as written. */
type Link = { href: string; path: string }

/**
 * The links of an HTML body to this site, and the addresses that lead nowhere. Nothing is fetched. `ownPath` will exist once
 * the body is published.
 */
export async function linksOf(
  { prisma }: { prisma: Prisma.TransactionClient },
  html: string,
  origin: string,
  ownPath = '',
) {
  const links: Link[] = []
  const dead: string[] = []
  for (const href of new Set(htmlBlocks(html).flatMap(({ links }) => links))) {
    if (/^mailto:/i.test(href)) continue
    // Relative links work on a page, but not in an email.
    const url = /^(https?:|\/(?!\/))/i.test(href) ? URL.parse(href, origin) : null
    if (!url) dead.push(href)
    else if (url.origin === origin) links.push({ href, path: url.pathname.replace(/(?<=.)\/$/, '') })
  }
  const bySlug = (section: string) => ({ slug: { in: slugsIn(section, links) } })
  const select = { slug: true } as const
  // Whether an article is published has a check of its own.
  const posts = await prisma.post.findMany({ where: bySlug('blog'), select })
  const polls = await prisma.poll.findMany({ where: { AND: [PUBLIC_POLL, bySlug('polls')] }, select })
  const issues = await prisma.newsletterIssue.findMany({
    where: { AND: [ARCHIVED, bySlug('newsletter')] },
    select,
  })
  const known = new Set([
    ...SITE_PAGES,
    ownPath,
    ...TABLES.flatMap(({ name }) => [`/data/${name}.csv`, `/data/${name}.json`]),
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...polls.map(({ slug }) => `/polls/${slug}`),
    ...issues.map(({ slug }) => `/newsletter/${slug}`),
    ...VALUE_CARDS.map(({ slug }) => `/values/${slug}`),
    ...slugsIn('today', links).flatMap((day) => (hasQuestion(day, day) ? `/today/${day}` : [])),
  ])
  return { links, dead: [...dead, ...links.filter(({ path }) => !known.has(path)).map(({ href }) => href)] }
}

/** The slugs of links to paths such as /blog/a-story. */
export function slugsIn(section: string, links: readonly Link[]): string[] {
  const prefix = `/${section}/`
  return links.flatMap(({ path }) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []))
}
