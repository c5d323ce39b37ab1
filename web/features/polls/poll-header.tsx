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
          <State key="state" poll={poll} />,
          votesText(poll.totalVotes, poll.exampleVotes),
          ...openFor(poll),
        ]}
      />
    </div>
  )
}

function State({ poll: { status, closesAt, closedAt } }: { poll: PollView_PollFragment }) {
  const { zone } = useSite()
  const at = status === 'CLOSED' ? closedAt : closesAt
  if (!at) return <b className="text-ink">{POLLS_PAGE_TEXT.noClosingDate}</b>
  return (
    <b className="text-ink">
      <time dateTime={at}>
        {status === 'CLOSED' ? closedOnText(at, zone) : closesText(formatDateTime(at, zone))}
      </time>
    </b>
  )
}

function openFor({ createdAt, closedAt }: PollView_PollFragment): string[] {
  const text = closedAt && openForText(new Date(createdAt), new Date(closedAt))
  return text ? [text] : []
}
