import { SITE_NAME } from '#domain/site-name.ts'
import { useSite } from '#web/site.tsx'
import { urls } from '#web/urls.ts'

export function FeedLinks({ category }: { category?: string | null }) {
  const { publicUrl } = useSite()
  const feeds = [null, ...(category ? [category] : [])]
  return feeds.flatMap((feedCategory) => {
    const title = feedCategory ? `${SITE_NAME}: ${feedCategory}` : SITE_NAME
    return [
      <link
        key={`rss ${feedCategory}`}
        rel="alternate"
        type="application/rss+xml"
        title={title}
        href={publicUrl + urls.feedRss(feedCategory)}
      />,
      <link
        key={`json ${feedCategory}`}
        rel="alternate"
        type="application/feed+json"
        title={title}
        href={publicUrl + urls.feedJson(feedCategory)}
      />,
    ]
  })
}
