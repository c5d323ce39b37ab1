import { type CSSProperties, type ReactNode, useId } from 'react'
import { VALUES_TEXT } from '#domain/values/messages.ts'

/** Where the slider is before a guess, so that it suggests neither a low nor a high share. */
const MIDDLE = 50

export type GuessSliderProps = {
  label: ReactNode
  /** A percentage, or null before the guess. */
  guess: number | null
  onGuess: (percentage: number) => void
}

export function GuessSlider({ label, guess, onGuess }: GuessSliderProps) {
  const id = useId()
  return (
    <>
      <label className="font-semibold text-ink text-sm" htmlFor={id}>
        {label}
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
          onChange={(event) => onGuess(Number(event.target.value))}
          // A click on the middle changes no value but is a guess.
          onPointerUp={(event) => onGuess(Number(event.currentTarget.value))}
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
    </>
  )
}
