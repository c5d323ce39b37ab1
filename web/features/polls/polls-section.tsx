import type { FragmentType } from '@apollo/client'
import type { ReactNode } from 'react'
import { POLL_TEXT } from '#domain/polls/messages.ts'
import { Section } from '#web/layout/section.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { PollCard_PollFragment } from './poll-card.generated.ts'
import { PollCard } from './poll-card.tsx'

export type PollsSectionProps = {
  poll: FragmentType<PollCard_PollFragment> | null | undefined
  placeholder?: ReactNode
}

/** Spec §2 Community poll section. */
export function PollsSection({ poll, placeholder }: PollsSectionProps) {
  return (
    <Section id="polls" sunk title={POLL_TEXT.heading} lead={POLL_TEXT.lead}>
      {poll === undefined ? (
        placeholder
      ) : poll ? (
        <PollCard poll={poll} />
      ) : (
        <EmptyState title={POLL_TEXT.empty}>{POLL_TEXT.emptyHint}</EmptyState>
      )}
    </Section>
  )
}
