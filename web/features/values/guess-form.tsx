import { type CSSProperties, type FormEvent, useId, useState } from 'react'
import { guessQuestion, VALUES_TEXT } from '#domain/values/messages.ts'
import { Button } from '#web/ui/button.tsx'

/** Where the slider is before a guess, so that it suggests neither a low nor a high share. */
const MIDDLE = 50

export type GuessFormProps = {
  groupName: string
  /** Completes “87% of Republicans …”. */
  asked: string
  title: string
  onGuess: (percentage: number) => void
  onSkip: () => void
}

export function GuessForm({ groupName, asked, title, onGuess, onSkip }: GuessFormProps) {
  const id = useId()
  const [guess, setGuess] = useState<number | null>(null)
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (guess === null) onSkip()
    else onGuess(guess)
  }
  return (
    <form className="grid content-start gap-2" aria-label={title} onSubmit={handleSubmit}>
      <label className="font-semibold text-ink text-sm" htmlFor={id}>
        {guessQuestion(groupName, asked)}
      </label>
      <div className="grid grid-cols-[1fr_3.5rem] items-center gap-3">
        <input
          className="range"
          id={id}
          type="range"
          min={0}
          max={100}
          value={guess ?? MIDDLE}
          data-unset={guess === null || undefined}
          aria-valuetext={guess === null ? VALUES_TEXT.unset : `${guess}%`}
          onChange={(event) => setGuess(Number(event.target.value))}
          // A click on the middle changes no value but is a guess.
          onPointerUp={(event) => setGuess(Number(event.currentTarget.value))}
          style={{ '--percent': guess ?? 0 } as CSSProperties}
        />
        {/* Screen readers announce the value of the slider. */}
        <span
          className="text-right font-display font-medium text-title/none text-plum tabular-nums lining-nums"
          aria-hidden="true"
        >
          {guess === null ? VALUES_TEXT.unsetMark : `${guess}%`}
        </span>
      </div>
      <div className="flex flex-wrap gap-2 pb-3">
        <Button type="submit" variant="line" size="sm">
          {VALUES_TEXT.reveal}
        </Button>
        <Button variant="quiet" size="sm" onClick={onSkip}>
          {VALUES_TEXT.skip}
        </Button>
      </div>
    </form>
  )
}
