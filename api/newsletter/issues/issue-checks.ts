import { brokenPaths, linksOf, slugsIn } from '#api/html/internal-links.ts'
import { emailOf, type RenderDeps } from '#api/newsletter/email/issue-email.service.ts'
import type { Deps } from '#api/server/deps.ts'
import { type IssueCheck, issueChecks } from '#domain/newsletter/issue-checks.ts'
import { notReady } from '#domain/newsletter/issue-messages.ts'
import { isEditable } from '#domain/newsletter/issue-status.ts'
import { findIssue, type IssueWithPosts } from './issue.service.ts'

type CheckDeps = RenderDeps & Pick<Deps, 'mail'>

/** @throws NotFound */
export async function checkIssue(deps: CheckDeps, id: string): Promise<IssueCheck[]> {
  return checksOf(deps, await findIssue(deps.db.prisma, id))
}

async function checksOf(deps: CheckDeps, issue: IssueWithPosts): Promise<IssueCheck[]> {
  const { db, env, mail } = deps
  // The links of the email and not of the draft, because an article may have been deleted since the email was frozen.
  const { html } = await emailOf(deps, issue)
  const { paths, relative } = linksOf(html, env.PUBLIC_URL)
  const broken = await brokenPaths(db, paths)
  const posts = await db.prisma.post.findMany({
    where: { slug: { in: slugsIn('blog', paths) } },
    select: { title: true, status: true, aiModel: true, reviewedAt: true },
  })
  return issueChecks({
    subject: issue.subject,
    isEmpty: !hasContent(issue),
    unpublished: posts.filter(({ status }) => status !== 'published').map(({ title }) => title),
    unreviewed: posts
      .filter(({ aiModel, reviewedAt }) => aiModel !== null && reviewedAt === null)
      .map(({ title }) => title),
    // The issue's own page exists once sending begins.
    brokenLinks: [...relative, ...broken.filter((path) => path !== `/newsletter/${issue.slug}`)],
    htmlBytes: Buffer.byteLength(html),
    postalAddress: env.POSTAL_ADDRESS,
    origin: env.PUBLIC_URL,
    mailEnabled: mail.enabled,
  })
}

/** The failed checks in one text, or null if the issue may be sent. */
export async function readinessError(deps: CheckDeps, issue: IssueWithPosts): Promise<string | null> {
  const failed = (await checksOf(deps, issue)).filter(({ passed }) => !passed)
  const problems = failed.map(({ text }) => text)
  return problems.length > 0 ? notReady(problems, !isEditable(issue)) : null
}

function hasContent({ intro, closing, posts, valueSlug, pollId, tryThis }: IssueWithPosts): boolean {
  return Boolean(intro || closing || posts.length > 0 || valueSlug || pollId || tryThis)
}
