import { Parser } from 'htmlparser2'
import { SITE_PAGES } from '#domain/pages/site-pages.ts'
import { ARCHIVED } from './issue.service.ts'
import type { RenderDeps } from './issue-email.service.ts'

interface IssueTexts {
  intro: string
  closing: string
}

/** Slugs of the articles that the texts link to. */
export function linkedPostSlugs(issue: IssueTexts, origin: string): string[] {
  return internalPaths(issue, origin).flatMap((path) => /^\/blog\/([^/]+)$/.exec(path)?.[1] ?? [])
}

/** Links of the texts that lead to a missing page of this site. Nothing is fetched. */
export async function brokenLinks(
  { db, env }: Omit<RenderDeps, 'now'>,
  issue: IssueTexts,
): Promise<string[]> {
  const broken = new Set(linksOf(issue).filter((href) => pathOf(href, env.PUBLIC_URL) === 'invalid'))
  for (const path of internalPaths(issue, env.PUBLIC_URL)) {
    if (!(await exists(db, path))) broken.add(path)
  }
  return [...broken]
}

async function exists({ prisma }: RenderDeps['db'], path: string): Promise<boolean> {
  if (SITE_PAGES.includes(path)) return true
  const [, section, slug = '', ...rest] = path.split('/')
  if (rest.length > 0) return false
  // Whether the article is published has a check of its own.
  if (section === 'blog') return (await prisma.post.count({ where: { slug } })) > 0
  if (section === 'polls') return (await prisma.poll.count({ where: { slug } })) > 0
  if (section === 'newsletter') {
    return (await prisma.newsletterIssue.count({ where: { AND: [ARCHIVED, { slug }] } })) > 0
  }
  return false
}

function internalPaths(issue: IssueTexts, origin: string): string[] {
  const paths = linksOf(issue).map((href) => pathOf(href, origin))
  return [...new Set(paths)].filter((path) => path !== 'other' && path !== 'invalid')
}

/** The path of a link to this site. A relative link works on a page but not in an email. */
function pathOf(href: string, origin: string): string {
  if (/^(\/(?!\/)|https?:)/i.test(href) && URL.canParse(href, origin)) {
    const url = new URL(href, origin)
    if (url.origin !== origin) return 'other'
    return decodeURI(url.pathname).replace(/(?<=.)\/$/, '')
  }
  return /^mailto:/i.test(href) ? 'other' : 'invalid'
}

function linksOf({ intro, closing }: IssueTexts): string[] {
  const links: string[] = []
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (name === 'a' && href !== undefined) links.push(href.trim())
    },
  })
  parser.end(intro + closing)
  return links
}
