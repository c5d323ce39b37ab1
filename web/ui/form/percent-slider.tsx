import { type CSSProperties, type ReactNode, useId } from 'react'
import { SHARE_TEXT } from '#domain/drawing/share-text.ts'

/** Where the slider is before a guess, so that it suggests neither a low nor a high share. */
const MIDDLE = 50

export type PercentSliderProps = {
  label: ReactNode
  /** Null until the visitor has set it. */
  value: number | null
  onChange: (value: number) => void
}

/** A guess from 0 to 100%. An untouched slider has no value. */
export function PercentSlider({ label, value, onChange }: PercentSliderProps) {
  const id = useId()
  return (
    <div className="grid gap-2">
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
          value={value ?? MIDDLE}
          data-unset={value === null || undefined}
          aria-valuetext={value === null ? SHARE_TEXT.noGuess : `${value}%`}
          onChange={(event) => onChange(Number(event.target.value))}
          // A click on the middle changes no value but is a guess.
          onPointerUp={(event) => onChange(Number(event.currentTarget.value))}
          style={{ '--percent': value ?? 0 } as CSSProperties}
        />
        {/* Screen readers announce the value of the slider. */}
        <span
          className="text-right font-display font-medium text-ink text-title/none tabular-nums lining-nums"
          aria-hidden="true"
        >
          {value === null ? '?' : `${value}%`}
        </span>
      </div>
    </div>
  )
}
