import { POLL_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { fullTitle } from '#domain/site-name.ts'
import { Head } from '#web/head.tsx'
import { Section } from '#web/layout/section.tsx'
import { useSite } from '#web/site.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { BackToPolls } from './poll-header.tsx'

type ScreenProps = { status: number; title: string; hint: string; onRetry?: () => void }

function Screen({ status, title, hint, onRetry }: ScreenProps) {
  useSite().setStatus(status)
  return (
    <Section>
      <Head title={title} description={hint} noIndex />
      <ErrorState
        level={1}
        title={title}
        retryLabel={POLL_PAGE_TEXT.tryAgain}
        {...(onRetry && { onRetry })}
        action={<BackToPolls />}
      >
        {hint}
      </ErrorState>
    </Section>
  )
}

export function PollNotFound() {
  return <Screen status={404} title={POLL_PAGE_TEXT.notFound} hint={POLL_PAGE_TEXT.notFoundHint} />
}

export function PollFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Screen status={500} title={POLL_PAGE_TEXT.failed} hint={POLL_PAGE_TEXT.failedHint} onRetry={onRetry} />
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
