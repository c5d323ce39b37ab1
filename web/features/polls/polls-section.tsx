import type { FragmentType } from '@apollo/client'
import { POLL_TEXT } from '../../../domain/polls/messages.ts'
import { Empty } from '../../ui/empty.tsx'
import { Section } from '../../ui/section.tsx'
import type { PollCard_PollFragment } from './poll-card.generated.ts'
import { PollCard } from './poll-card.tsx'

/** Community Pulse (Spec §2 Community poll section). */
export function PollsSection({ poll }: { poll: FragmentType<PollCard_PollFragment> | null | undefined }) {
  return (
    <Section id="polls" sunk title={POLL_TEXT.heading} lead={POLL_TEXT.lead}>
      {poll ? <PollCard poll={poll} /> : <Empty title={POLL_TEXT.empty}>{POLL_TEXT.emptyHint}</Empty>}
    </Section>
  )
}
