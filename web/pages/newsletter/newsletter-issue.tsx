import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router'
import { ARCHIVE_TEXT, issueImageAlt } from '#domain/newsletter/archive-text.ts'
import { IssueArticle } from '#web/features/newsletter/issue-article.tsx'
import { IssueFailed, IssueLoading, IssueNotFound } from '#web/features/newsletter/issue-screens.tsx'
import { NewsletterFeedLinks } from '#web/features/newsletter/newsletter-feed-links.tsx'
import { NewsletterSection } from '#web/features/newsletter/newsletter-section.tsx'
import { Head } from '#web/head.tsx'
import { urls } from '#web/urls.ts'
import { NewsletterIssuePageDocument } from './newsletter-issue.generated.ts'

/** `/newsletter/{slug}`: one past issue. */
export function Component() {
  const slug = useParams()['slug'] ?? ''
  const { data, error, refetch } = useQuery(NewsletterIssuePageDocument, { variables: { slug } })
  const issue = data?.newsletterIssue
  if (error) return <IssueFailed onRetry={() => refetch()} />
  if (!data) return <IssueLoading />
  if (!issue) return <IssueNotFound />
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
      <NewsletterFeedLinks />
      <IssueArticle issue={issue} />
      <NewsletterSection />
    </>
  )
}
