import { SITE_NAME } from '#domain/site-name.ts'
import { useSite } from '#web/site.tsx'
import { urls } from '#web/urls.ts'

export function FeedLinks({ category }: { category?: string | null }) {
  const { publicUrl } = useSite()
  const feeds = [null, ...(category ? [category] : [])]
  return feeds.flatMap((of) => {
    const title = of ? `${SITE_NAME}: ${of}` : SITE_NAME
    return [
      <link
        key={`rss ${of}`}
        rel="alternate"
        type="application/rss+xml"
        title={title}
        href={publicUrl + urls.feedRss(of)}
      />,
      <link
        key={`json ${of}`}
        rel="alternate"
        type="application/feed+json"
        title={title}
        href={publicUrl + urls.feedJson(of)}
      />,
    ]
  })
}
