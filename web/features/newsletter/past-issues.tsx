import type { ErrorLike } from '@apollo/client'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#domain/dates.ts'
import { ARCHIVE_PAGE_SIZE, ARCHIVE_TEXT, ISSUE_NOUN } from '#domain/newsletter/archive-text.ts'
import { showingText } from '#domain/showing-text.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import { failureMessage } from '#web/apollo/failure-message.ts'
import { useSite } from '#web/site.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { urls } from '#web/urls.ts'
import type { PastIssues_IssuesFragment } from './past-issues.generated.ts'

type Issues = PastIssues_IssuesFragment

type PastIssuesProps = {
  issues: Issues | undefined
  error: ErrorLike | undefined
  onRetry: () => void
}

export function PastIssues({ issues, error, onRetry }: PastIssuesProps) {
  const headingId = useId()
  return (
    <section className="wrap py-[clamp(2.5rem,2rem+3vw,4.5rem)]" aria-labelledby={headingId}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-2xl tracking-snug" id={headingId}>
            {ARCHIVE_TEXT.latest}
          </h2>
          {issues && issues.totalCount > 0 && (
            <p className="mt-2 text-ink-mute text-sm tabular-nums">
              {showingText(issues, ARCHIVE_PAGE_SIZE, ISSUE_NOUN)}
            </p>
          )}
        </div>
        <a
          className="inline-flex min-h-target items-center font-semibold print:hidden"
          href={urls.feeds('newsletter').rss}
        >
          {ARCHIVE_TEXT.feed}
        </a>
      </div>
      {error && (
        <ErrorState title={ARCHIVE_TEXT.failed} onRetry={onRetry}>
          {failureMessage(error) || UNEXPECTED_FAILURE}
        </ErrorState>
      )}
      {!issues && !error && <Loading>{ARCHIVE_TEXT.loading}</Loading>}
      {issues && <IssueList issues={issues} />}
    </section>
  )
}

function IssueList({ issues }: { issues: Issues }) {
  const { zone } = useSite()
  if (issues.nodes.length === 0)
    return <EmptyState title={ARCHIVE_TEXT.none}>{ARCHIVE_TEXT.noneHint}</EmptyState>
  return (
    <>
      <ul className="border-ink border-t-2">
        {issues.nodes.map(({ id, slug, subject, preheader, sentAt }) => (
          <li
            key={id}
            className="relative grid gap-x-12 gap-y-2 border-line border-b py-6 last:border-b-0 md:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            {sentAt && (
              <time className="text-ink-mute text-sm md:pt-1" dateTime={sentAt}>
                {formatDate(sentAt, zone)}
              </time>
            )}
            <div className="md:col-start-2">
              <h3 className="text-xl">
                {/* The link covers the row. */}
                <Link
                  className="text-inherit no-underline after:absolute after:inset-0 hover:underline"
                  to={urls.newsletterIssue(slug)}
                >
                  {subject}
                </Link>
              </h3>
              {preheader && <p className="mt-2 measure-56">{preheader}</p>}
            </div>
          </li>
        ))}
      </ul>
      <Pager list={issues} hrefFor={urls.newsletter} />
    </>
  )
}
