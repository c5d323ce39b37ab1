import { ARCHIVED } from '#api/newsletter/issues/issue.service.ts'
import { PUBLIC_POLL } from '#api/polls/poll.service.ts'
import { TABLES } from '#domain/data/tables.ts'
import { SITE_PAGES } from '#domain/pages/site-pages.ts'
import { hasQuestion } from '#domain/today/questions.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { htmlBlocks } from './html-text.ts'

/** The paths of this site that an HTML body links to, and the links that lead nowhere. Nothing is fetched. */
export async function linksOf(
  { prisma }: { prisma: Prisma.TransactionClient },
  html: string,
  origin: string,
) {
  const found = new Set<string>()
  const dead = new Set<string>()
  for (const href of htmlBlocks(html).flatMap(({ links }) => links)) {
    if (/^mailto:/i.test(href)) continue
    // Relative links work on a page, but not in an email.
    if (!/^https?:/i.test(href) || !URL.canParse(href)) dead.add(href)
    else if (new URL(href).origin === origin) found.add(new URL(href).pathname.replace(/(?<=.)\/$/, ''))
  }
  const paths = [...found]
  const bySlug = (section: string) => ({ slug: { in: slugsIn(section, paths) } })
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
    ...TABLES.flatMap(({ name }) => [`/data/${name}.csv`, `/data/${name}.json`]),
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...polls.map(({ slug }) => `/polls/${slug}`),
    ...issues.map(({ slug }) => `/newsletter/${slug}`),
    ...VALUE_CARDS.map(({ slug }) => `/values/${slug}`),
    ...slugsIn('today', paths).flatMap((day) => (hasQuestion(day, day) ? `/today/${day}` : [])),
  ])
  return { paths, dead: [...dead, ...paths.filter((path) => !known.has(path))] }
}

/** The slugs of paths such as /blog/a-story. */
export function slugsIn(section: string, paths: readonly string[]): string[] {
  const prefix = `/${section}/`
  return paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
}
