import { clsx } from 'clsx'
import { BLOG_ERRORS, POST_TEXT } from '#domain/blog/messages.ts'
import { fullTitle } from '#domain/site-name.ts'
import { COVER_SHAPE } from '#web/figures/cover.tsx'
import { Head } from '#web/head.tsx'
import { Section } from '#web/layout/section.tsx'
import { useSite } from '#web/site.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { ARTICLE_BODY, ARTICLE_HEAD, BackToBlog } from './article.tsx'

type ScreenProps = { status: number; title: string; hint: string; error?: string; onRetry?: () => void }

/** The page's description comes from the error catalog (spec §2 Single post, §8). */
function Screen({ status, title, hint, error = hint, onRetry }: ScreenProps) {
  useSite().setStatus(status)
  return (
    <Section>
      <Head title={title} description={error} noIndex />
      <ErrorState
        level={1}
        title={title}
        retryLabel={POST_TEXT.tryAgain}
        {...(onRetry && { onRetry })}
        action={<BackToBlog />}
      >
        {hint}
      </ErrorState>
    </Section>
  )
}

export function InvalidUrl() {
  return <Screen status={404} title={POST_TEXT.invalid} hint={POST_TEXT.invalidHint} />
}

export function PostNotFound() {
  return (
    <Screen
      status={404}
      title={POST_TEXT.notFound}
      hint={POST_TEXT.notFoundHint}
      error={BLOG_ERRORS.notFound}
    />
  )
}

/** Reloads the page, as the specification requires. */
export function PostFailed() {
  return (
    <Screen
      status={500}
      title={POST_TEXT.failed}
      hint={POST_TEXT.failedHint}
      error={BLOG_ERRORS.post}
      onRetry={() => window.location.reload()}
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
