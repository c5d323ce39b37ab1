import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { readTimeText } from '#domain/blog/messages.ts'
import { provenanceLabel } from '#domain/blog/provenance.ts'
import { formatLongDate } from '#domain/dates.ts'
import { enumValue } from '#domain/enum-names.ts'
import { ARCHIVE_TEXT } from '#domain/newsletter/archive-text.ts'
import { ISSUE_TEXT, readingHeading } from '#domain/newsletter/issue-email-text.ts'
import { findValue } from '#domain/values/cards.ts'
import { useSite } from '#web/site.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { urls } from '#web/urls.ts'
import type { IssueArticle_IssueFragment } from './issue-article.generated.ts'
import { IssueValue } from './issue-value.tsx'

type Issue = IssueArticle_IssueFragment

const HEADING = 'font-sans font-semibold text-base/[1.3] tracking-normal'

export function IssueArticle({ issue }: { issue: Issue }) {
  const { subject, sentAt, intro, closing, posts, poll, tryThis, previousIssue } = issue
  const value = findValue(issue.value?.slug ?? '')
  const { zone } = useSite()
  return (
    <article className="wrap wrap-anywhere pt-5 pb-section">
      <div className="mx-auto max-w-article">
        <BackToArchive />
        <h1 className="mt-3 text-3xl/[1.04] tracking-tighter">{subject}</h1>
        {sentAt && (
          <p className="mt-4 text-ink-mute text-sm">
            {ARCHIVE_TEXT.sent} <time dateTime={sentAt}>{formatLongDate(sentAt, zone)}</time>
          </p>
        )}
        <Prose html={intro} />
        {value && (
          <Part title={ISSUE_TEXT.value}>
            <IssueValue card={value} />
          </Part>
        )}
        {posts.length > 0 && (
          <Part title={readingHeading(posts.length)}>
            {posts.map((post) => (
              <LinkedPost key={post.id} post={post} />
            ))}
          </Part>
        )}
        {poll && (
          <Part title={ISSUE_TEXT.poll}>
            <h3 className="mt-4 text-xl">
              <Link className="text-inherit" to={urls.poll(poll.slug)}>
                {poll.question}
              </Link>
            </h3>
            {poll.status === 'OPEN' && <p className="mt-2">{ISSUE_TEXT.pollLead}</p>}
          </Part>
        )}
        {tryThis && (
          <section className="mt-16 break-inside-avoid rounded-sheet bg-cover-straw p-6 text-ink forced-colors:border">
            <h2 className={HEADING}>{ISSUE_TEXT.tryThis}</h2>
            <p className="mt-2 whitespace-pre-line font-display text-item/[1.5]">{tryThis}</p>
          </section>
        )}
        <Prose html={closing} />
        {previousIssue && (
          <nav className="mt-16 border-line border-t pt-4" aria-label={ARCHIVE_TEXT.others}>
            <BackLink className="print:hidden" to={urls.newsletterIssue(previousIssue.slug)}>
              {previousIssue.subject}
            </BackLink>
          </nav>
        )}
      </div>
    </article>
  )
}

export function BackToArchive() {
  return (
    <BackLink className="print:hidden" to={urls.newsletter()}>
      {ARCHIVE_TEXT.title}
    </BackLink>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-16 border-ink border-t-2 pt-5">
      <h2 className={HEADING}>{title}</h2>
      {children}
    </section>
  )
}

function LinkedPost({ post }: { post: Issue['posts'][number] }) {
  const { slug, title, excerpt, category, readTime, provenance } = post
  const label = provenanceLabel(enumValue(provenance))
  return (
    <>
      <h3 className="mt-6 text-xl">
        <Link className="text-inherit" to={urls.post(slug)}>
          {title}
        </Link>
      </h3>
      {excerpt && <p className="mt-2">{excerpt}</p>}
      <p className="mt-1 text-ink-mute text-sm">
        {[category, readTimeText(readTime), label].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

function Prose({ html }: { html: string }) {
  if (!html) return null
  return (
    <div
      className="article-body mt-10"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes every text of an issue that it sends.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
