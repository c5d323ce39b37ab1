import { ArrowRight } from '@lucide/icons'
import { Link } from 'react-router'
import { formatDateTime } from '#domain/dates.ts'
import { POLL_TEXT, votesSoFarText } from '#domain/polls/messages.ts'
import { closesText, optionsText, POLLS_PAGE_TEXT } from '#domain/polls/poll-page-text.ts'
import { useSite } from '#web/site.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MetaLine } from '#web/ui/meta-line.tsx'
import { urls } from '#web/urls.ts'
import { GUESS_FIRST } from '../use-guess-first.ts'
import type { OpenPoll_PollFragment } from './open-poll.generated.ts'

export type OpenPollSheetProps = {
  poll: OpenPoll_PollFragment
  /** The poll on the home page. Its button is the primary one. */
  isActive: boolean
}

export function OpenPollSheet({ poll, isActive }: OpenPollSheetProps) {
  const { zone } = useSite()
  const href = urls.poll(poll.slug)
  return (
    <article className="sheet wrap-anywhere flex flex-col items-start p-[clamp(1.25rem,0.5rem+3vw,2.5rem)] max-zoomed:px-2 max-zoomed:py-3">
      {isActive && <Badge className="mb-3">{POLLS_PAGE_TEXT.onHomePage}</Badge>}
      <h3 className="text-2xl tracking-snug">
        <Link className="text-inherit no-underline hover:underline" to={href}>
          {poll.question}
        </Link>
      </h3>
      <div className="mt-4 mb-8">
        <MetaLine
          className="tabular-nums"
          items={[
            votesSoFarText(poll.totalVotes, poll.exampleVotes),
            optionsText(poll.options.length),
            poll.closesAt ? closesText(formatDateTime(poll.closesAt, zone)) : POLLS_PAGE_TEXT.noClosingDate,
            ...(poll.exampleVotes > 0 ? [POLL_TEXT.sampleData] : []),
          ]}
        />
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink variant={isActive ? 'primary' : 'line'} href={href}>
          {POLLS_PAGE_TEXT.vote}
          <span className="sr-only">: {poll.question}</span>
          <Icon of={ArrowRight} />
        </ButtonLink>
        <Link
          className="needs-script inline-flex min-h-target items-center font-semibold"
          to={href}
          state={GUESS_FIRST}
        >
          {POLLS_PAGE_TEXT.guessFirst}
          <span className="sr-only">: {poll.question}</span>
        </Link>
      </div>
    </article>
  )
}
