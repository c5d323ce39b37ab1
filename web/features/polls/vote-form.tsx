import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  AFFILIATION_LABEL,
  AFFILIATIONS,
  type Affiliation,
  DEFAULT_AFFILIATION,
} from '#domain/polls/affiliations.ts'
import { POLL_TEXT, yourVoteText } from '#domain/polls/messages.ts'
import { POLL_VOTES_KEY } from '#domain/session/storage-keys.ts'
import { FocusHandoffButton } from '#web/ui/focus-handoff-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioPills } from '#web/ui/form/radio-pills.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { useChoice } from './use-choice.ts'
import { useVote } from './use-vote.ts'

export type VoteFormProps = {
  pollId: string
  options: readonly string[]
  /** The id of the element with the question. */
  labelledBy: string
  heading?: ReactNode
  onVoted: () => void
  /** Called when the server rejects the vote, usually because the poll was closed meanwhile. */
  onRejected: () => Promise<unknown>
}

export function VoteForm({ pollId, options, labelledBy, heading, onVoted, onRejected }: VoteFormProps) {
  const [selected, setSelected] = useState<number>()
  const { choice: voted, save } = useChoice(POLL_VOTES_KEY, pollId)
  const [affiliation, setAffiliation] = useState<Affiliation>(DEFAULT_AFFILIATION)
  const { vote, isVoting } = useVote(pollId, onRejected)
  const votedOption = typeof voted === 'number' ? options[voted] : undefined

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (selected === undefined || isVoting) return
    if (!(await vote(selected, affiliation))) return
    flushSync(() => {
      save(selected)
      setSelected(undefined)
    })
    onVoted()
  }

  return (
    // Before hydration, a submit does nothing instead of reloading the page.
    <form
      className="sheet p-[clamp(1.25rem,0.5rem+3vw,2.5rem)] max-zoomed:px-2 max-zoomed:py-3"
      autoComplete="off"
      method="dialog"
      onSubmit={handleSubmit}
    >
      {heading}
      <RadioPills
        labelledBy={labelledBy}
        options={options.map((label, value) => ({ value, label }))}
        value={selected}
        onChange={setSelected}
      />
      <noscript>
        <p className="mt-6 text-ink-mute text-sm">{POLL_TEXT.needsScript}</p>
      </noscript>
      <div className="needs-script mt-6 grid items-center gap-4 border-line border-t pt-6 xs:has-[button]:grid-cols-trail">
        <Field label={POLL_TEXT.affiliation} optional hint={POLL_TEXT.affiliationHint}>
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
      {/* Last, so that on a phone it is next to the results, which get the focus after a vote. */}
      {votedOption !== undefined && (
        <p className="wrap-anywhere mt-6 border-plum border-l-3 pl-3 text-ink">{yourVoteText(votedOption)}</p>
      )}
    </form>
  )
}
