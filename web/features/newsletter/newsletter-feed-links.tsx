import { ARCHIVE_TEXT } from '#domain/newsletter/archive-text.ts'
import { useSite } from '#web/site.tsx'
import { urls } from '#web/urls.ts'

export function NewsletterFeedLinks() {
  const { publicUrl } = useSite()
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={ARCHIVE_TEXT.feedTitle}
        href={publicUrl + urls.newsletterRss()}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={ARCHIVE_TEXT.feedTitle}
        href={publicUrl + urls.newsletterJson()}
      />
    </>
  )
}
