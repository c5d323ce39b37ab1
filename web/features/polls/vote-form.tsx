import { useMutation } from '@apollo/client/react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { enumName } from '#domain/enum-names.ts'
import { BROWSER_EVENTS } from '#domain/events.ts'
import {
  AFFILIATION_LABEL,
  AFFILIATIONS,
  type Affiliation,
  DEFAULT_AFFILIATION,
} from '#domain/polls/affiliations.ts'
import { POLL_TEXT, VOTE_FAILURE, VOTE_SUCCESS, yourVoteText } from '#domain/polls/messages.ts'
import { POLL_VOTES_KEY } from '#domain/session/storage-keys.ts'
import { FocusHandoffButton } from '#web/ui/focus-handoff-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { RadioPills } from '#web/ui/form/radio-pills.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { useChoice } from './use-choice.ts'
import { VotePollDocument } from './vote.generated.ts'

export type VoteFormProps = {
  pollId: string
  options: readonly string[]
  /** The id of the element with the question. */
  labelledBy: string
  heading?: ReactNode
  onVoted: () => void
  /** Called when the server rejects the vote with a failure of the schema, usually because the poll was closed meanwhile. */
  onRejected: () => Promise<unknown>
}

/** The response to a vote updates the poll in the cache. */
export function VoteForm({ pollId, options, labelledBy, heading, onVoted, onRejected }: VoteFormProps) {
  const [selected, setSelected] = useState<number>()
  const { choice: voted, save } = useChoice(POLL_VOTES_KEY, pollId)
  const [affiliation, setAffiliation] = useState<Affiliation>(DEFAULT_AFFILIATION)
  const [votePoll, { loading }] = useMutation(VotePollDocument)
  const votedOption = typeof voted === 'number' ? options[voted] : undefined

  async function handleSubmit() {
    if (selected === undefined || loading) return
    const politicalAffiliation = enumName(affiliation)
    const result = await votePoll({
      variables: { pollId, optionIndex: selected, politicalAffiliation },
    }).then(
      ({ data }) => data?.votePoll,
      () => undefined,
    )
    if (result?.__typename !== 'Poll') {
      // One message for every failure (spec §8 Toasts).
      showToast(VOTE_FAILURE)
      if (result) await onRejected().catch(() => {})
      return
    }
    showToast(VOTE_SUCCESS)
    window.dispatchEvent(new Event(BROWSER_EVENTS.pollVoted))
    // Rendered now, because `onVoted` scrolls to the results.
    flushSync(() => {
      save(selected)
      setSelected(undefined)
    })
    onVoted()
  }

  return (
    <Form
      className="sheet p-[clamp(1.25rem,0.5rem+3vw,2.5rem)] max-zoomed:px-2 max-zoomed:py-3"
      onSubmit={handleSubmit}
    >
      {heading}
      <RadioPills
        labelledBy={labelledBy}
        options={options.map((label, value) => ({ value, label }))}
        value={selected}
        onChange={setSelected}
        readOnly={loading}
      />
      <noscript>
        <p className="mt-6 text-ink-mute text-sm">{POLL_TEXT.needsScript}</p>
      </noscript>
      <div className="needs-script mt-6 grid items-center gap-4 border-line border-t pt-6 xs:has-[button]:grid-cols-trail">
        <Field label={POLL_TEXT.affiliation} optional hint={POLL_TEXT.affiliationHint}>
          <Select
            value={affiliation}
            readOnly={loading}
            onChange={(event) => setAffiliation(event.target.value as Affiliation)}
            options={AFFILIATIONS.map((value) => ({ value, label: AFFILIATION_LABEL[value] }))}
          />
        </Field>
        {selected !== undefined && (
          <FocusHandoffButton type="submit" pending={loading} pendingText={POLL_TEXT.submitting}>
            {POLL_TEXT.submit}
          </FocusHandoffButton>
        )}
      </div>
      {/* Last, so that on a phone it is next to the results, which get the focus after a vote. */}
      {votedOption !== undefined && (
        <p className="wrap-anywhere mt-6 border-plum border-l-3 pl-3 text-ink">{yourVoteText(votedOption)}</p>
      )}
    </Form>
  )
}
