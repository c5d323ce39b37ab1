import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import { ENVELOPE_ART } from '#domain/drawing/page-art.ts'
import { ARCHIVE_PAGE_SIZE, ARCHIVE_TEXT } from '#domain/newsletter/archive-text.ts'
import { pageOf } from '#domain/paging/pagination.ts'
import { joinTitle } from '#domain/site-name.ts'
import { NewsletterSection } from '#web/features/newsletter/newsletter-section.tsx'
import { PastIssues } from '#web/features/newsletter/past-issues.tsx'
import { HeroArt } from '#web/figures/hero-art.tsx'
import { Head } from '#web/head.tsx'
import { FeedLinks } from '#web/layout/feed-links.tsx'
import { PageHero } from '#web/layout/page-hero.tsx'
import { useSite } from '#web/site.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { urls } from '#web/urls.ts'
import { NewsletterPageDocument } from './newsletter.generated.ts'

/** `/newsletter`: the archive of past issues. */
export function Component() {
  const [query] = useSearchParams()
  const requestedPage = pageOf(query)
  const { data, error, refetch } = useQuery(NewsletterPageDocument, {
    variables: { page: requestedPage, pageSize: ARCHIVE_PAGE_SIZE },
    notifyOnNetworkStatusChange: true,
  })
  const { setStatus } = useSite()
  if (error) setStatus(500)
  const issues = data?.newsletterIssues
  const page = issues?.page ?? requestedPage
  return (
    <>
      <Head
        title={page > 1 ? joinTitle(`Page ${page}`, ARCHIVE_TEXT.title) : ARCHIVE_TEXT.title}
        description={ARCHIVE_TEXT.lead}
        canonical={urls.newsletter(page)}
      />
      <FeedLinks title={ARCHIVE_TEXT.feedTitle} {...urls.feeds('newsletter')} />
      <PageHero
        isStanding
        title={ARCHIVE_TEXT.title}
        lead={ARCHIVE_TEXT.lead}
        art={<HeroArt art={ENVELOPE_ART} />}
      >
        <p className="mt-6">
          <ButtonLink href="#newsletter">{ARCHIVE_TEXT.subscribe}</ButtonLink>
        </p>
      </PageHero>
      <PastIssues issues={issues} error={error} onRetry={() => refetch()} />
      <NewsletterSection />
    </>
  )
}
