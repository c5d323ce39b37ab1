import { ARCHIVE_TEXT } from '#domain/newsletter/archive-text.ts'
import { fullTitle } from '#domain/site-name.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import { Section } from '#web/layout/section.tsx'
import { StatusScreen } from '#web/layout/status-screen.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { BackToArchive } from './issue-article.tsx'

export function IssueNotFound() {
  const { notFound, notFoundHint } = ARCHIVE_TEXT
  return <StatusScreen status={404} title={notFound} hint={notFoundHint} action={<BackToArchive />} />
}

export function IssueFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <StatusScreen
      status={500}
      title={ARCHIVE_TEXT.failedIssue}
      hint={UNEXPECTED_FAILURE}
      onRetry={onRetry}
      action={<BackToArchive />}
    />
  )
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
