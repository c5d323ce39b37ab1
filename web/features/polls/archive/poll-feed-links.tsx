import { POLLS_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { joinTitle, SITE_NAME } from '#domain/site-name.ts'
import { useSite } from '#web/site.tsx'
import { urls } from '#web/urls.ts'

export function PollFeedLinks() {
  const { publicUrl } = useSite()
  const title = joinTitle(POLLS_PAGE_TEXT.heading, SITE_NAME)
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={publicUrl + urls.pollFeedRss()} />
      <link
        rel="alternate"
        type="application/feed+json"
        title={title}
        href={publicUrl + urls.pollFeedJson()}
      />
    </>
  )
}
