import { formatDateTime } from '#domain/dates.ts'
import { votesText } from '#domain/polls/messages.ts'
import { closedOnText, closesText, openForText, POLLS_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { useSite } from '#web/site.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { MetaLine } from '#web/ui/meta-line.tsx'
import { urls } from '#web/urls.ts'
import type { PollView_PollFragment } from './poll-view.generated.ts'

export function BackToPolls() {
  return <BackLink to={urls.polls()}>{POLLS_PAGE_TEXT.heading}</BackLink>
}

export function PollHeader({ poll, questionId }: { poll: PollView_PollFragment; questionId: string }) {
  const { zone } = useSite()
  const { createdAt, closesAt, closedAt } = poll
  const isClosed = poll.status === 'CLOSED'
  const at = isClosed ? closedAt : closesAt
  const openFor = closedAt && openForText(new Date(createdAt), new Date(closedAt))
  return (
    <div className="wrap wrap-anywhere pt-6 pb-10">
      <BackToPolls />
      <h1
        className="mt-3 measure-20 text-balance text-3xl/[1.04] tracking-tighter outline-none"
        id={questionId}
        tabIndex={-1}
      >
        {poll.question}
      </h1>
      <MetaLine
        className="mt-4 tabular-nums"
        items={[
          <b className="text-ink" key="state">
            {at ? (
              <time dateTime={at}>
                {isClosed ? closedOnText(at, zone) : closesText(formatDateTime(at, zone))}
              </time>
            ) : (
              POLLS_PAGE_TEXT.noClosingDate
            )}
          </b>,
          votesText(poll.totalVotes, poll.exampleVotes),
          ...(openFor ? [openFor] : []),
        ]}
      />
    </div>
  )
}
