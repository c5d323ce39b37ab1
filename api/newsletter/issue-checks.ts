import type { Deps } from '#api/server/deps.ts'
import { NotFound } from '#domain/errors.ts'
import { type IssueCheck, issueChecks } from '#domain/newsletter/issue-checks.ts'
import { ISSUE_ERRORS, notReady } from '#domain/newsletter/issue-messages.ts'
import type { NewsletterIssue } from '#prisma/client/client.ts'
import { brokenLinks, linkedPostSlugs } from './internal-links.ts'
import { type RenderDeps, type RenderedEmail, renderIssue } from './issue-email.service.ts'

export type { IssueCheck }

type CheckDeps = RenderDeps & Pick<Deps, 'mail'>

/** @throws NotFound */
export async function checkIssue(deps: CheckDeps, id: string): Promise<IssueCheck[]> {
  const issue = await deps.db.prisma.newsletterIssue.findUnique({ where: { id } })
  if (!issue) throw new NotFound(ISSUE_ERRORS.notFound)
  return checksOf(deps, issue, await renderIssue(deps, issue))
}

/** `email` is the issue as it would be sent now. */
async function checksOf(
  deps: CheckDeps,
  issue: NewsletterIssue,
  email: RenderedEmail,
): Promise<IssueCheck[]> {
  const { db, env, mail } = deps
  const slugs = linkedPostSlugs(issue, env.PUBLIC_URL)
  const posts = await db.prisma.post.findMany({
    where: { OR: [{ id: { in: issue.postIds } }, { slug: { in: slugs } }] },
    select: { id: true, title: true, status: true, aiModel: true, reviewedAt: true },
  })
  const known = new Set(posts.map(({ id }) => id))
  return issueChecks({
    subject: issue.subject,
    isEmpty: !hasContent(issue),
    unpublished: posts.filter(({ status }) => status !== 'published').map(({ title }) => title),
    unreviewed: posts
      .filter(({ aiModel, reviewedAt }) => aiModel !== null && reviewedAt === null)
      .map(({ title }) => title),
    missingPosts: issue.postIds.filter((id) => !known.has(id)).length,
    brokenLinks: await brokenLinks(deps, issue),
    htmlBytes: Buffer.byteLength(email.html),
    postalAddress: env.POSTAL_ADDRESS,
    origin: env.PUBLIC_URL,
    mailEnabled: mail.enabled,
  })
}

/** The failed checks in one text, or null if the issue may be sent. */
export async function readinessError(
  deps: CheckDeps,
  issue: NewsletterIssue,
  email: RenderedEmail,
): Promise<string | null> {
  const failed = (await checksOf(deps, issue, email)).filter(({ passed }) => !passed)
  return failed.length > 0 ? notReady(failed.map(({ text }) => text)) : null
}

function hasContent({ intro, closing, postIds, valueSlug, pollId, tryThis }: NewsletterIssue): boolean {
  return Boolean(intro || closing || postIds.length > 0 || valueSlug || pollId || tryThis)
}
