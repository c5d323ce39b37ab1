import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import { ARCHIVE_TEXT, issueImageAlt } from '#domain/newsletter/archive-text.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import { BackToArchive, IssueArticle } from '#web/features/newsletter/issue-article.tsx'
import { NewsletterSection } from '#web/features/newsletter/newsletter-section.tsx'
import { Head } from '#web/head.tsx'
import { FeedLinks } from '#web/layout/feed-links.tsx'
import { LoadingScreen } from '#web/layout/loading-screen.tsx'
import { StatusScreen } from '#web/layout/status-screen.tsx'
import { urls } from '#web/urls.ts'
import { NewsletterIssuePageDocument } from './newsletter-issue.generated.ts'

/** `/newsletter/{slug}`: one past issue. */
export function Component() {
  const slug = useParams()['slug'] ?? ''
  const { data, error, refetch } = useQuery(NewsletterIssuePageDocument, { variables: { slug } })
  const issue = data?.newsletterIssue
  if (error)
    return (
      <StatusScreen
        status={500}
        title={ARCHIVE_TEXT.failedIssue}
        hint={UNEXPECTED_FAILURE}
        onRetry={() => refetch()}
        action={<BackToArchive />}
      />
    )
  if (!data) return <LoadingScreen text={ARCHIVE_TEXT.loadingIssue} />
  if (!issue)
    return (
      <StatusScreen
        status={404}
        title={ARCHIVE_TEXT.notFound}
        hint={ARCHIVE_TEXT.notFoundHint}
        action={<BackToArchive />}
      />
    )
  return (
    <>
      <Head
        title={issue.subject}
        description={issue.preheader || ARCHIVE_TEXT.lead}
        card={{ image: urls.newsletterImage(issue.slug), alt: issueImageAlt(issue.subject) }}
        type="article"
        publishedAt={issue.sentAt}
        canonical={urls.newsletterIssue(issue.slug)}
      />
      <FeedLinks title={ARCHIVE_TEXT.feedTitle} {...urls.feeds('newsletter')} />
      <IssueArticle issue={issue} />
      <NewsletterSection />
    </>
  )
}
