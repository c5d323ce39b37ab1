import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import {
  AFFILIATION_LABEL,
  AFFILIATIONS,
  type Affiliation,
  DEFAULT_AFFILIATION,
} from '#domain/polls/affiliations.ts'
import { POLL_TEXT } from '#domain/polls/messages.ts'
import { focusOn } from '#web/lib/focus-on.ts'
import { Field } from '#web/ui/field.tsx'
import { FocusHandoffButton } from '#web/ui/focus-handoff-button.tsx'
import { RadioPills } from '#web/ui/radio-pills.tsx'
import { Select } from '#web/ui/select.tsx'
import { type PollCard_PollFragment, PollCard_PollFragmentDoc } from './poll-card.generated.ts'
import { AffiliationResults, OverallResults, POLL_HEADING } from './poll-results.tsx'
import { useVote } from './use-vote.ts'

export function PollCard({ poll }: { poll: FragmentType<PollCard_PollFragment> }) {
  const { data, complete } = useFragment({
    fragment: PollCard_PollFragmentDoc,
    fragmentName: 'PollCard_poll',
    from: poll,
  })
  const results = useRef<HTMLHeadingElement>(null)
  if (!complete) return null
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-[clamp(2.5rem,5vw,5rem)] min-[60rem]:grid-cols-2">
        <VoteForm
          key={data.id}
          pollId={data.id}
          question={data.question}
          options={data.options}
          onVoted={() => results.current && focusAndScroll(results.current)}
        />
        <OverallResults poll={data} heading={results} />
      </div>
      <AffiliationResults poll={data} />
    </>
  )
}

/** Submit Vote disappears, so the heading takes the focus. Focus alone would not scroll the bars into view. */
function focusAndScroll(heading: HTMLElement) {
  focusOn(heading)
  heading.scrollIntoView({ block: 'nearest' })
}

type VoteFormProps = { pollId: string; question: string; options: string[]; onVoted: () => void }

function VoteForm({ pollId, question, options, onVoted }: VoteFormProps) {
  const [selected, setSelected] = useState<number>()
  const [affiliation, setAffiliation] = useState<Affiliation>(DEFAULT_AFFILIATION)
  const { vote, isVoting } = useVote(pollId)
  const questionId = useId()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (selected === undefined || isVoting) return
    if (!(await vote(selected, affiliation))) return
    setSelected(undefined)
    onVoted()
  }

  return (
    // Before hydration, a submit does nothing instead of reloading the page.
    <form
      className="sheet p-[clamp(1.25rem,0.5rem+3vw,2.5rem)] max-[14rem]:px-2 max-[14rem]:py-3"
      autoComplete="off"
      method="dialog"
      onSubmit={handleSubmit}
    >
      <h3 className={POLL_HEADING} id={questionId}>
        {question}
      </h3>
      <RadioPills
        labelledBy={questionId}
        options={options.map((label, value) => ({ value, label }))}
        value={selected}
        onChange={setSelected}
      />
      <noscript>
        <p className="mt-6 text-ink-mute text-sm">{POLL_TEXT.needsScript}</p>
      </noscript>
      <div className="needs-script mt-6 grid items-end gap-4 border-line border-t pt-6 min-[30rem]:has-[button]:grid-cols-[1fr_auto]">
        <Field label={POLL_TEXT.affiliation} optional>
          <Select
            value={affiliation}
            onChange={(event) => setAffiliation(event.target.value as Affiliation)}
            options={AFFILIATIONS.map((value) => ({ value, label: AFFILIATION_LABEL[value] }))}
          />
        </Field>
        {selected !== undefined && (
          <FocusHandoffButton type="submit" pending={isVoting} pendingText={POLL_TEXT.submitting}>
            {POLL_TEXT.submit}
          </FocusHandoffButton>
        )}
      </div>
    </form>
  )
}
