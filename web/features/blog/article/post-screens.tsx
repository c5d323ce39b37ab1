import { clsx } from 'clsx'
import { BLOG_ERRORS, POST_TEXT } from '#domain/blog/messages.ts'
import { fullTitle } from '#domain/site-name.ts'
import { COVER_SHAPE } from '#web/figures/cover.tsx'
import { StatusScreen } from '#web/layout/status-screen.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { ARTICLE_BODY, ARTICLE_HEAD, BackToBlog } from './article.tsx'

export function InvalidUrl() {
  const { invalid, invalidHint } = POST_TEXT
  return <StatusScreen status={404} title={invalid} hint={invalidHint} action={<BackToBlog />} />
}

/** The page's description comes from the error catalog (spec §2 Single post, §8). */
export function PostNotFound() {
  return (
    <StatusScreen
      status={404}
      title={POST_TEXT.notFound}
      hint={POST_TEXT.notFoundHint}
      description={BLOG_ERRORS.notFound}
      action={<BackToBlog />}
    />
  )
}

/** Reloads the page, as the specification requires. */
export function PostFailed() {
  return (
    <StatusScreen
      status={500}
      title={POST_TEXT.failed}
      hint={POST_TEXT.failedHint}
      description={BLOG_ERRORS.post}
      retryLabel={POST_TEXT.tryAgain}
      onRetry={() => window.location.reload()}
      action={<BackToBlog />}
    />
  )
}

const LINES = 'grid content-center gap-4'

export function PostSkeleton() {
  return (
    <div className="wrap wrap-anywhere pt-6 pb-section">
      {/* No <Head>, because the server never sends this. */}
      <title>{fullTitle(POST_TEXT.loading)}</title>
      <BackToBlog />
      <SkeletonGroup label={POST_TEXT.loading}>
        <div className={ARTICLE_HEAD}>
          <div className={LINES}>
            <Skeleton width="9rem" height="1rem" />
            <Skeleton width="90%" height="4rem" />
            <Skeleton width="80%" height="1.25rem" />
            <Skeleton width="60%" height="1rem" />
          </div>
          <Skeleton className={COVER_SHAPE.large} />
        </div>
        <div className={clsx(ARTICLE_BODY, LINES)}>
          <Skeleton height="1rem" />
          <Skeleton height="1rem" />
          <Skeleton width="92%" height="1rem" />
          <Skeleton width="70%" height="1rem" />
        </div>
      </SkeletonGroup>
    </div>
  )
}
