import { useId, useState } from 'react'
import {
  type GuessedGroup,
  POLL_GUESS_TEXT,
  type PollChoice,
  pollGuessQuestion,
} from '#domain/polls/poll-choice.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { RadioPills } from '#web/ui/form/radio-pills.tsx'

export type GuessSheetProps = {
  group: GuessedGroup
  options: readonly string[]
  onGuess: (guess: PollChoice) => void
}

/** Asks for a guess before the results of a closed poll. */
export function GuessSheet({ group, options, onGuess }: GuessSheetProps) {
  const [selected, setSelected] = useState<number>()
  const questionId = useId()
  return (
    <Form
      className="sheet p-sheet max-zoomed:px-2 max-zoomed:py-3"
      onSubmit={() => selected !== undefined && onGuess(selected)}
    >
      <div className="grid gap-8 wide:grid-cols-[5fr_6fr] wide:gap-columns">
        <div>
          <h2 className="text-2xl/[1.16] tracking-snug" id={questionId}>
            {pollGuessQuestion(group)}
          </h2>
          <p className="mt-4 measure-36 text-ink-mute text-sm">{POLL_GUESS_TEXT.hint}</p>
        </div>
        <RadioPills
          labelledBy={questionId}
          options={options.map((label, value) => ({ value, label }))}
          value={selected}
          onChange={setSelected}
        />
      </div>
      <div className="mt-[clamp(1.5rem,1rem+1.6vw,2.5rem)] flex flex-wrap justify-between gap-3 border-line border-t pt-6">
        <Button variant="quiet" className="-ml-3" onClick={() => onGuess('skipped')}>
          {POLL_GUESS_TEXT.skip}
        </Button>
        <Button type="submit" disabled={selected === undefined}>
          {POLL_GUESS_TEXT.reveal}
        </Button>
      </div>
    </Form>
  )
}
