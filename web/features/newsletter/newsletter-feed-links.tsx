import { ARCHIVE_TEXT } from '#domain/newsletter/archive-text.ts'
import { FeedLinks } from '#web/layout/feed-links.tsx'
import { urls } from '#web/urls.ts'

export function NewsletterFeedLinks() {
  return <FeedLinks title={ARCHIVE_TEXT.feedTitle} {...urls.feeds('newsletter')} />
}
