import { POLL_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { fullTitle } from '#domain/site-name.ts'
import { StatusScreen } from '#web/layout/status-screen.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { BackToPolls } from './poll-header.tsx'

export function PollNotFound() {
  const { notFound, notFoundHint } = POLL_PAGE_TEXT
  return <StatusScreen status={404} title={notFound} hint={notFoundHint} action={<BackToPolls />} />
}

export function PollFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <StatusScreen
      status={500}
      title={POLL_PAGE_TEXT.failed}
      hint={POLL_PAGE_TEXT.failedHint}
      retryLabel={POLL_PAGE_TEXT.tryAgain}
      onRetry={onRetry}
      action={<BackToPolls />}
    />
  )
}

export function PollSkeleton() {
  return (
    <div className="wrap pt-6 pb-section">
      {/* No <Head>, because the server never sends this. */}
      <title>{fullTitle(POLL_PAGE_TEXT.loading)}</title>
      <BackToPolls />
      <SkeletonGroup label={POLL_PAGE_TEXT.loading}>
        <div className="mt-3 grid gap-6">
          <Skeleton width="60%" height="4rem" />
          <Skeleton width="30%" height="1rem" />
          <Skeleton height="20rem" />
        </div>
      </SkeletonGroup>
    </div>
  )
}
