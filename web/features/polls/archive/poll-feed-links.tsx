import { POLLS_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { joinTitle, SITE_NAME } from '#domain/site-name.ts'
import { FeedLinks } from '#web/layout/feed-links.tsx'
import { urls } from '#web/urls.ts'

export function PollFeedLinks() {
  const title = joinTitle(POLLS_PAGE_TEXT.heading, SITE_NAME)
  return <FeedLinks title={title} {...urls.feeds('polls')} />
}
