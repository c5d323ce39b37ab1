import { linksOf, slugsIn } from '#api/html/internal-links.ts'
import { emailOf, type RenderDeps } from '#api/newsletter/email/issue-email.service.ts'
import type { Deps } from '#api/server/deps.ts'
import { MAX_EMAIL_BYTES } from '#domain/newsletter/issue-input.ts'
import { notReady } from '#domain/newsletter/issue-messages.ts'
import { isEditable } from '#domain/newsletter/issue-status.ts'
import { findIssue, type IssueWithPosts } from './issue.service.ts'

type CheckDeps = RenderDeps & Pick<Deps, 'mail'>

export interface IssueCheck {
  name: string
  /** False if it blocks sending. */
  passed: boolean
  /** True if it passed, but an editor should look at it. */
  warning: boolean
  text: string
}

/** @throws NotFound */
export async function checkIssue(deps: CheckDeps, id: string): Promise<IssueCheck[]> {
  return checksOf(deps, await findIssue(deps.db.prisma, id))
}

async function checksOf(deps: CheckDeps, issue: IssueWithPosts): Promise<IssueCheck[]> {
  const { db, env, mail } = deps
  // The links of the email and not of the draft, because an article may have been deleted since the email was frozen.
  const { html } = await emailOf(deps, issue)
  const { links, dead } = await linksOf(db, html, env.PUBLIC_URL, `/newsletter/${issue.slug}`)
  const posts = await db.prisma.post.findMany({
    where: { slug: { in: slugsIn('blog', links) } },
    select: { title: true, status: true, aiModel: true, reviewedAt: true },
  })
  const unpublished = posts.filter(({ status }) => status !== 'published')
  const unreviewed = posts.filter(({ aiModel, reviewedAt }) => aiModel !== null && reviewedAt === null)
  const brokenLinks = dead.map((href) => href.replace(env.PUBLIC_URL, ''))
  const bytes = Buffer.byteLength(html)
  return [
    check('Subject', issue.subject !== '', 'The issue has a subject.', 'The subject is missing.'),
    check('Content', hasContent(issue), 'The issue has content.', 'The issue is empty.'),
    check(
      'Articles',
      unpublished.length === 0,
      'Every linked article is published.',
      `Not published: ${titles(unpublished)}.`,
    ),
    check(
      'Review',
      unreviewed.length === 0,
      'Every linked article was written or reviewed by a person.',
      `Drafted by AI and not reviewed by an editor: ${titles(unreviewed)}.`,
    ),
    check(
      'Links',
      brokenLinks.length === 0,
      'All links to this site work.',
      `These links don’t lead anywhere: ${brokenLinks.join(', ')}.`,
    ),
    check(
      'Size',
      bytes < MAX_EMAIL_BYTES,
      'The email is short enough for Gmail to show all of it.',
      `The email is ${Math.ceil(bytes / 1000)} kB. Gmail cuts off long emails, so please keep it under ${MAX_EMAIL_BYTES / 1000} kB.`,
    ),
    check(
      'Postal address',
      Boolean(env.POSTAL_ADDRESS),
      'The postal address is in the footer.',
      'U.S. law requires a postal address in every issue. Set POSTAL_ADDRESS.',
    ),
    originCheck(env.PUBLIC_URL),
    check('Mail server', mail.enabled, 'Email is configured.', 'Email isn’t configured. Set SMTP_URL.'),
  ]
}

/** The failed checks in one text, or null if the issue may be sent. */
export async function readinessError(deps: CheckDeps, issue: IssueWithPosts): Promise<string | null> {
  const failed = (await checksOf(deps, issue)).filter(({ passed }) => !passed)
  const problems = failed.map(({ text }) => text)
  return problems.length > 0 ? notReady(problems, !isEditable(issue)) : null
}

function check(name: string, passed: boolean, good: string, bad: string): IssueCheck {
  return { name, passed, warning: false, text: passed ? good : bad }
}

function originCheck(origin: string): IssueCheck {
  const { protocol, hostname } = new URL(origin)
  // As in development, where the site runs on this computer only.
  const isLocal = /(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname)
  if (protocol !== 'https:' && isLocal) {
    const text = `Links lead to ${origin}, which only works on this computer.`
    return { name: 'Site address', passed: true, warning: true, text }
  }
  return check(
    'Site address',
    protocol === 'https:',
    'Links use https.',
    `Links lead to ${origin}. Set PUBLIC_URL to an https address.`,
  )
}

function hasContent({ intro, closing, posts, valueSlug, pollId, tryThis }: IssueWithPosts): boolean {
  return Boolean(intro || closing || posts.length > 0 || valueSlug || pollId || tryThis)
}

function titles(posts: readonly { title: string }[]): string {
  return posts.map(({ title }) => `“${title}”`).join(', ')
}
