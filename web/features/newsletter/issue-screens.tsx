import { ARCHIVE_TEXT } from '#domain/newsletter/archive-text.ts'
import { fullTitle } from '#domain/site-name.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import { Head } from '#web/head.tsx'
import { Section } from '#web/layout/section.tsx'
import { useSite } from '#web/site.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { BackToArchive } from './issue-article.tsx'

type ScreenProps = { status: number; title: string; hint: string; onRetry?: () => void }

function Screen({ status, title, hint, onRetry }: ScreenProps) {
  useSite().setStatus(status)
  return (
    <Section>
      <Head title={title} description={hint} noIndex />
      <ErrorState level={1} title={title} {...(onRetry && { onRetry })} action={<BackToArchive />}>
        {hint}
      </ErrorState>
    </Section>
  )
}

export function IssueNotFound() {
  return <Screen status={404} title={ARCHIVE_TEXT.notFound} hint={ARCHIVE_TEXT.notFoundHint} />
}

export function IssueFailed({ onRetry }: { onRetry: () => void }) {
  return <Screen status={500} title={ARCHIVE_TEXT.failedIssue} hint={UNEXPECTED_FAILURE} onRetry={onRetry} />
}

export function IssueLoading() {
  return (
    <Section>
      {/* No <Head>, because the server never sends this. */}
      <title>{fullTitle(ARCHIVE_TEXT.loadingIssue)}</title>
      <Loading>{ARCHIVE_TEXT.loadingIssue}</Loading>
    </Section>
  )
}
