import { useSite } from '#web/site.tsx'

/** Both formats of a feed. `rss` and `json` are paths. */
export function FeedLinks({ title, rss, json }: { title: string; rss: string; json: string }) {
  const { publicUrl } = useSite()
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={publicUrl + rss} />
      <link rel="alternate" type="application/feed+json" title={title} href={publicUrl + json} />
    </>
  )
}
