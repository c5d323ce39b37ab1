import { SITE_NAME } from '#domain/site-name.ts'
import { FeedLinks } from '#web/layout/feed-links.tsx'
import { urls } from '#web/urls.ts'

/** The feed of all articles, and that of the category. */
export function PostFeedLinks({ category }: { category?: string | null }) {
  return (
    <>
      <FeedLinks title={SITE_NAME} {...urls.feeds('blog')} />
      {category && <FeedLinks title={`${SITE_NAME}: ${category}`} {...urls.feeds('blog', category)} />}
    </>
  )
}
