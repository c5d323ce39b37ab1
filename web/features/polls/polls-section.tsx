import { ArrowRight } from '@lucide/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { POLL_TEXT } from '#domain/polls/messages.ts'
import { Section } from '#web/layout/section.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#web/urls.ts'
import type { PollCard_PollFragment } from './poll-card.generated.ts'
import { PollCard } from './poll-card.tsx'

export type PollsSectionProps = {
  poll: PollCard_PollFragment | null | undefined
  placeholder?: ReactNode
}

/** Spec §2 Community poll section. */
export function PollsSection({ poll, placeholder }: PollsSectionProps) {
  return (
    <Section id="polls" sunk title={POLL_TEXT.heading} lead={POLL_TEXT.lead}>
      {poll === undefined ? (
        placeholder
      ) : poll ? (
        <PollCard key={poll.id} poll={poll} />
      ) : (
        <EmptyState title={POLL_TEXT.empty}>{POLL_TEXT.emptyHint}</EmptyState>
      )}
      {poll !== undefined && (
        <p className="mt-10 print:hidden">
          <Link
            className="inline-flex min-h-target items-center gap-2 font-semibold no-underline hover:underline"
            to={urls.polls()}
          >
            {POLL_TEXT.allPolls}
            <Icon of={ArrowRight} />
          </Link>
        </p>
      )}
    </Section>
  )
}
